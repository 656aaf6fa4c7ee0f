### Opțiunile care descriu o masă, pentru `filotto play`, `filotto simulate` și altele.

cli-option-players = câți joacă
cli-option-teams = în câte echipe, unde se poate alege
cli-option-rule = o regulă a casei și valoarea ei; poate apărea de mai multe ori
cli-option-deck = un pachet al tău
cli-option-board = o tablă a ta
cli-metavar-file = FIȘIER
cli-metavar-game = JOC
cli-metavar-folder = DOSAR
cli-metavar-rule = NUME=VALOARE
cli-rule-form = „{ $value }” nu este o regulă a casei: scrie numele, = și valoarea, ca în draw=by_hand.
