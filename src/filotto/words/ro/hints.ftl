### De ce este bună o mutare: câte un mesaj pentru fiecare motiv din `bots/contract.py`, `reason-<cod>`, și ce spune un ajutor.
### $cells sunt căsuțele sau teancurile despre care e vorba; $count este un număr de cărți, de mutări sau de căsuțe.

## Jocurile cu linii

reason-wins = Încheie { $cells } și câștigă jocul.
reason-completes = Încheie secvența { $cells }.
reason-stops-win = Oprește { $cells }: acolo, cu încă un jeton, altă tabără ar câștiga jocul.
reason-blocks-one-short = Oprește { $cells }, unde altei tabere îi lipsește numai acest jeton.
reason-blocks-two-short = Oprește { $cells }, unde altei tabere îi lipsesc două jetoane.
reason-opens-two = Lasă deodată două linii cărora le lipsește un singur jeton; una este { $cells }.
reason-one-short = Apoi, în { $cells }, îți mai lipsește un singur jeton.
reason-two-short = Apoi, în { $cells }, îți mai lipsesc numai două jetoane.
reason-builds = Îți crește linia deschisă { $cells }.
reason-breaks = Ia un jeton din { $cells }, unde altei tabere { $count ->
    [one] îi lipsește un singur jeton
    [few] îi lipsesc numai { $count } jetoane
   *[other] îi lipsesc numai { $count } de jetoane
}.
reason-frees = Îți deschide din nou { $cells }.
reason-trades-dead = Cartea este moartă, iar una nouă îi ia locul fără să te coste nimic.
reason-locks = Face din { $cells } secvența ta.
reason-draws = Ai o carte de tras: ia-o înainte de a pierde dreptul la ea.

## Orice joc

reason-only = Altceva nu se poate face.
reason-best = Una peste alta, pare cea mai bună.

## Sequentia

reason-takes = Ia { $count ->
    [one] o carte
    [few] { $count } cărți
   *[other] { $count } de cărți
}: { $cells }.
reason-nearer = Apoi un rând cu ținta ta { $count ->
    [0] este gata
    [one] este la o mutare
    [few] este la { $count } mutări
   *[other] este la { $count } de mutări
}, mai aproape ca înainte.
reason-takes-later = După ea mai poți lua cărți în această tură.
reason-out-of-reach = Ținta ta este mai departe decât mutările rămase în această tură.
reason-impossible = Numerele țintei tale nu sunt pe masă.
reason-no-place = Cartea nu are loc nicăieri.
reason-no-line = Oricum ai pune cărțile, în această tură nu se poate împlini nicio linie.
reason-fits-next = Apoi o carte de-a ta se potrivește cu teancurile { $cells }.
reason-safe = Nicio carte pe care nu ai văzut-o nu se potrivește cu șirul pe care îl lasă.
reason-new-pile = Până nu sunt patru teancuri, o carte poate doar să înceapă unul nou.

## Ajutoare

hint-move = { $move }. { $reason } De aici câștigi cam { $chance } % din partide.
cli-order-hint = sfat
cli-order-hint-means = ce ar face calculatorul și de ce
cli-option-play-bots = cine joacă pe locurile fără oameni (easy): random, learner, easy, medium; un nume pentru toți sau câte unul pentru fiecare loc
