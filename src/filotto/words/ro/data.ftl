### De ce este refuzată o tablă sau un pachet adus de cineva și cum ar fi corect.
### Câte un mesaj pentru fiecare cod din `games/data_errors.py`: `data-<cod>`.
### $where este un loc din fișier: o cheie, apoi locuri numărate de la 1 (rows:3:4 este a patra căsuță din rândul al treilea).

## Orice fișier

data-too-large = Fișierul este prea mare: o tablă sau un pachet are cel mult { $most ->
    [one] un caracter
    [few] { $most } caractere
   *[other] { $most } de caractere
}.
data-not-json = Acesta nu este un obiect JSON, de la { "{" } la { "}" }: uită-te la linia { $line }, coloana { $column }.
data-key-twice = { $where }: această cheie apare de două ori în același obiect; păstrează una singură.
data-wrong-format = { $where }: fișierul spune „{ $found }”; aici trebuie să fie „{ $expected }”.
data-wrong-version = { $where }: aceasta este versiunea { $found } a formatului; programul citește versiunea { $expected }.
data-missing-key = Din fișier lipsește „{ $where }”.
data-wrong-type = { $expected ->
    [text] { $where }: aici trebuie un text între ghilimele.
    [number] { $where }: aici trebuie un număr întreg.
    [list] { $where }: aici trebuie o listă, de la [ la ].
   *[object] { $where }: aici trebuie un obiect, de la { "{" } la { "}" }.
}
data-title-unfit = { $where }: „{ $found }” nu poate fi un nume; trebuie un singur rând, nu gol, de cel mult { $most ->
    [one] un caracter
    [few] { $most } caractere
   *[other] { $most } de caractere
}.
data-name-unfit = { $where }: „{ $found }” nu poate fi numele unei căsuțe sau al unei cărți; are cel mult { $most ->
    [one] un caracter
    [few] { $most } caractere
   *[other] { $most } de caractere
}, cu cel puțin o literă sau o cifră, și nimic altceva decât litere, cifre, + - × ÷ și _. Cuvintele notației (trade, forfeit, claim) nu sunt nume.
data-unknown-built-in = Aici nu există „{ $where }”; există: { $known }.
data-too-few-cards = { $found ->
    [one] { $where }: o singură carte nu ajunge; la acest joc se împart { $needed }.
    [few] { $where }: { $found } cărți nu ajung; la acest joc se împart { $needed }.
   *[other] { $where }: { $found } de cărți nu ajung; la acest joc se împart { $needed }.
}

## Table

data-board-too-small = { $where }: o tablă de { $rows } x { $columns } este prea mică; are nevoie de cel puțin { $least ->
    [one] un rând și o coloană
    [few] { $least } rânduri și { $least } coloane
   *[other] { $least } de rânduri și { $least } de coloane
}.
data-row-length = { $where }: acest rând are { $found ->
    [one] o căsuță
    [few] { $found } căsuțe
   *[other] { $found } de căsuțe
}, primul are { $expected }; toate trebuie să aibă la fel de multe.
data-corner-missing = { $where }: acesta este un colț și rămâne liber: scrie -- în loc de „{ $found }”.
data-corner-inside = { $where }: doar cele patru colțuri sunt libere; scrie un nume în loc de --.
data-not-twice = { $found ->
    [one] { $where }: „{ $name }” apare pe o singură căsuță; fiecare nume stă pe exact două.
    [few] { $where }: „{ $name }” apare pe { $found } căsuțe; fiecare nume stă pe exact două.
   *[other] { $where }: „{ $name }” apare pe { $found } de căsuțe; fiecare nume stă pe exact două.
}
data-group-missing = { $where }: „{ $name }” nu are grupă; ori au toate numele câte una, ori niciunul.
data-group-out-of-range = { $where }: grupa pentru „{ $name }” trebuie să fie un număr de la 1 la { $most }.

## Pachetele jocurilor cu linii

data-not-a-pair = { $found ->
    [one] { $where }: aici este o singură carte; trebuie să fie o pereche.
    [few] { $where }: aici sunt { $found } cărți; trebuie să fie o pereche.
   *[other] { $where }: aici sunt { $found } de cărți; trebuie să fie o pereche.
}
data-card-twice = { $where }: cartea „{ $card }” apare deja mai sus; fiecare stă într-un singur loc.
data-equation-wrong = { $where }: { $card } fac { $found }; aici rezultatul trebuie să fie { $expected }.
data-too-many-kinds = { $where }: aici sunt { $found ->
    [one] un fel
    [few] { $found } feluri
   *[other] { $found } de feluri
}; este loc pentru { $most }, cu tot cu cărțile speciale.

## O tablă și un pachet împreună

data-name-without-cards = { $where }: „{ $name }” este pe tablă, dar pachetul nu are cărți pentru el; dă-i o pereche.
data-not-on-board = { $where }: „{ $name }” nu este pe tablă; pune-l pe două căsuțe sau scoate-l de aici.
data-card-names-a-cell = { $where }: cartea „{ $card }” poartă numele unei căsuțe cu care nu se potrivește; dă-i alt nume.

## Pachete Sequentia

data-card-malformed = { $where }: „{ $card }” nu este o carte; se scrie ca 1/123a sau, cu bonus, 1/123a+.
data-number-out-of-range = { $where }: la „{ $card }”, numărul dinaintea barei trebuie să fie o cifră de la 1 la 9.
data-sequence-malformed = { $where }: la „{ $card }”, secvența trebuie să aibă trei cifre de la 1 la 9.
data-colour-unknown = { $where }: la „{ $card }”, culoarea de după secvență trebuie să fie a, b sau c.
data-too-many-cards = { $where }: aici sunt { $found ->
    [one] o carte
    [few] { $found } cărți
   *[other] { $found } de cărți
}; un pachet are cel mult { $most }.
