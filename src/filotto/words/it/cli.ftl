### La riga di comando: aiuto, domande, tabelle di cifre, errori del terminale.
### Ogni chiave comincia con `cli-`.
