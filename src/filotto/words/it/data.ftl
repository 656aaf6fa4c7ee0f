### Perché un tabellone o un mazzo portato da qualcuno viene rifiutato, e come sarebbe giusto.
### Un messaggio per ogni codice di `games/data_errors.py`: `data-<codice>`.
### $where è un punto del file: una chiave, poi i posti contati da 1 (rows:3:4 è la quarta casella della terza riga).

## Ogni file

data-too-large = Il file è troppo grande: un tabellone o un mazzo ha al massimo { $most } caratteri.
data-not-json = Non è un oggetto JSON da { "{" } a { "}" }: guarda la riga { $line }, colonna { $column }.
data-key-twice = { $where }: questa chiave compare due volte nello stesso oggetto; lasciane una sola.
data-wrong-format = { $where }: il file dice «{ $found }»; qui deve esserci «{ $expected }».
data-wrong-version = { $where }: è la versione { $found } del formato; questo programma legge la versione { $expected }.
data-missing-key = Nel file manca «{ $where }».
data-wrong-type = { $expected ->
    [text] { $where }: qui va un testo tra virgolette.
    [number] { $where }: qui va un numero intero.
    [list] { $where }: qui va un elenco, da [ a ].
   *[object] { $where }: qui va un oggetto, da { "{" } a { "}" }.
}
data-title-unfit = { $where }: «{ $found }» non può essere un nome; serve una sola riga, non vuota, di al massimo { $most } caratteri.
data-name-unfit = { $where }: «{ $found }» non può essere il nome di una casella o di una carta; sono ammessi al massimo { $most } caratteri, con almeno una lettera o una cifra, e nient’altro che lettere, cifre, + - × ÷ e _. Le parole della notazione (trade, forfeit, claim) non sono nomi.
data-unknown-built-in = Qui non c’è «{ $where }»; ci sono: { $known }.
data-too-few-cards = { $found ->
    [one] { $where }: una sola carta non basta; questo gioco ne distribuisce { $needed }.
   *[other] { $where }: { $found } carte non bastano; questo gioco ne distribuisce { $needed }.
}

## Tabelloni

data-board-too-small = { $where }: un tabellone di { $rows } x { $columns } è troppo piccolo; servono almeno { $least } righe e { $least } colonne.
data-row-length = { $where }: questa riga ha { $found ->
    [one] una casella
   *[other] { $found } caselle
}, la prima ne ha { $expected }; tutte devono averne lo stesso numero.
data-corner-missing = { $where }: questo è un angolo e resta libero: scrivi -- al posto di «{ $found }».
data-corner-inside = { $where }: solo i quattro angoli sono liberi; scrivi un nome al posto di --.
data-not-twice = { $found ->
    [one] { $where }: «{ $name }» è su una casella sola; ogni nome sta esattamente su due.
   *[other] { $where }: «{ $name }» è su { $found } caselle; ogni nome sta esattamente su due.
}
data-group-missing = { $where }: «{ $name }» non ha un gruppo; o ce l’hanno tutti i nomi o nessuno.
data-group-out-of-range = { $where }: il gruppo di «{ $name }» deve essere un numero da 1 a { $most }.

## Mazzi dei giochi di fila

data-not-a-pair = { $found ->
    [one] { $where }: qui c’è una carta sola; deve essere una coppia.
   *[other] { $where }: qui ci sono { $found } carte; deve essere una coppia.
}
data-card-twice = { $where }: la carta «{ $card }» compare già più su; ognuna sta in un posto solo.
data-equation-wrong = { $where }: { $card } fa { $found }; qui il risultato deve essere { $expected }.
data-too-many-kinds = { $where }: i tipi sono { $found }; c’è posto per { $most }, carte speciali comprese.

## Un tabellone e un mazzo insieme

data-name-without-cards = { $where }: «{ $name }» è sul tabellone, ma nel mazzo non ha carte; dagliene una coppia.
data-not-on-board = { $where }: «{ $name }» non è sul tabellone; mettilo su due caselle, oppure toglilo da qui.
data-card-names-a-cell = { $where }: la carta «{ $card }» porta il nome di una casella che non le corrisponde; dagliene un altro.

## Mazzi di Sequentia

data-card-malformed = { $where }: «{ $card }» non è una carta; si scrive come 1/123a oppure, con il bonus, 1/123a+.
data-number-out-of-range = { $where }: in «{ $card }» il numero prima della barra deve essere una cifra da 1 a 9.
data-sequence-malformed = { $where }: in «{ $card }» la sequenza deve essere di tre cifre da 1 a 9.
data-colour-unknown = { $where }: in «{ $card }» il colore dopo la sequenza deve essere a, b o c.
data-too-many-cards = { $where }: le carte sono { $found }; un mazzo ne ha al massimo { $most }.
