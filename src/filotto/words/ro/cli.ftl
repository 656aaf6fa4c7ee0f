### Linia de comandă: ajutor, întrebări, tabele de cifre, erori ale terminalului.
### Fiecare cheie începe cu `cli-`.
