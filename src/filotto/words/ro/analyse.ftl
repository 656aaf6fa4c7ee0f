### `filotto analyse`, o partidă privită din nou.

cli-short-analyse = o partidă salvată: șansele mutare cu mutare și unde s-a schimbat
cli-help-analyse = Arată pentru fiecare mutare a unei partide salvate cât de probabilă era victoria fiecărei tabere, însemnează unde s-a schimbat jocul și spune ce ar fi fost mai bine acolo.
cli-analyse-table = masa
cli-analyse-better = mai bine: { $move }. { $reason }
cli-analyse-marks = Un * însemnează unde s-a schimbat jocul. Coloanele: mutarea, locul, ce s-a jucat, șansa fiecărei tabere după aceea.
