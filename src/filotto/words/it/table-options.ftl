### Le opzioni che descrivono un tavolo, per `filotto play`, `filotto simulate` e altri.

cli-option-players = quanti giocano
cli-option-teams = in quante squadre, dove si può scegliere
cli-option-rule = una regola della casa e il suo valore; può comparire più volte
cli-option-deck = un mazzo tuo
cli-option-board = un tabellone tuo
cli-metavar-file = FILE
cli-metavar-game = GIOCO
cli-metavar-folder = CARTELLA
cli-metavar-rule = NOME=VALORE
cli-rule-form = «{ $value }» non è una regola della casa: scrivi il nome, = e il valore, come in draw=by_hand.
