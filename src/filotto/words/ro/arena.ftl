### `filotto arena`, întrecerea adversarilor.

cli-short-arena = care adversar este mai puternic, cu cât și cât de sigur
cli-help-arena = Adversarii joacă între ei aceleași împărțiri din fiecare parte. Spune câte puncte face fiecare, cu intervalul de 95 %.
cli-option-arena-bots = adversarii, doi sau mai mulți; joacă fiecare cu fiecare
cli-option-arena-games = câte partide joacă fiecare pereche (400)
cli-option-arena-seconds = cât se poate gândi un adversar la o mutare
cli-option-arena-simulations = câte partide poate încerca dinainte pentru o mutare (100)
cli-option-arena-jobs = câte fire își împart împărțirile (1)
cli-option-arena-sprt = două cote: se oprește de îndată ce e clar care e mai aproape de adevăr
cli-option-arena-record = ține fiecare împărțire în acest fișier; aceeași comandă continuă de acolo
cli-metavar-sprt = JOS,SUS
cli-arena-two-bots = Ca să joace între ei e nevoie de doi adversari diferiți: --bots easy,medium.
cli-arena-sprt-form = „{ $value }” nu se potrivește la --sprt: două cote între 0 și 1, întâi cea mai mică, ca în 0.50,0.55.
cli-arena-other-record = { $file } ține de altă întrecere: alte reguli, altă limită sau altă sămânță. Numește un fișier nou.
cli-arena-line = { $a } contra { $b }: { $share } % din puncte (între { $low } și { $high }) în { $games } de partide; { $speed } mutări pe secundă
