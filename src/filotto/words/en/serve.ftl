### `filotto serve`, `backup`, `restore` and `verify`.

cli-short-serve = tables for people far apart
cli-help-serve =
    Serves tables, so that people far apart can play; on this machine alone, or for the house’s own network.
    Ctrl-C ends it; tables are kept, and go on when it is started again.
cli-short-backup = copy all tables into a file
cli-help-backup = Copies all tables into one file, also while they are served.
cli-short-restore = bring tables back from a file
cli-help-restore = Brings tables back from a file that “filotto backup” has made. No server may be running on the folder.
cli-short-verify = check the shuffle of a finished game
cli-help-verify = Draws every card of a finished game again, from what the dealer had promised. Status: 0 true, 1 false, 2 cannot be checked.
cli-option-data = where tables are kept; otherwise FILOTTO_DATA or the system’s own place
cli-option-host = the address to listen on (127.0.0.1: this machine alone)
cli-option-port = the port; otherwise one that is chosen once and kept
cli-option-lan = for phones and machines in the same house
cli-option-open = open the first page in the browser, where there is one with a screen
cli-option-public-url = the address that people use, where a proxy stands before the server
cli-option-base-path = the path under which the proxy shows it
cli-option-trusted-proxy = the proxy’s own address, whose word about others is believed (may be repeated)
cli-option-limit = a limit, such as connections=50 (may be repeated; docs/hosting.md lists them)
cli-option-overwrite = also where there are tables already; they are kept in a folder beside
cli-serve-ready = Tables are served at { $address }
cli-serve-phones = A phone in the same house opens it by this code. Ctrl-C ends it.
cli-serve-held = Filotto serves { $folder } already: { $address }
cli-serve-too-new = { $folder } was written by a later version of Filotto (format { $version }). Use that one, or another folder.
cli-serve-unwritable = Nothing can be written in { $folder }. Choose another folder with --data.
cli-serve-in-project = No home folder can be written, so tables are kept in { $folder }.
cli-serve-no-port = Port { $port } is in use by another program. Choose another with --port.
cli-serve-other-port = Another program has port { $kept }, so this is port { $port }. Links from before need { $kept }.
cli-backup-done = All tables are in { $file }.
cli-backup-nothing = There are no tables in { $folder } yet.
cli-restore-done = The tables are back in { $folder }.
cli-restore-kept = What was there before is in { $folder }.
cli-restore-in-the-way = There are tables in { $folder } already. With --overwrite they are put aside and replaced.
cli-restore-no-backup = { $file } is no backup of Filotto’s tables, or it is damaged.
cli-verify-true = True: every card was drawn as promised. Cards checked: { $cards }.
cli-verify-false = False: { $where }. Promised was { $promised }, and there stands { $found }.
cli-verify-no-proof = { $file } holds no proof of a dealer, so there is nothing to check.
cli-verify-commitment = the secret does not fit the promise
cli-verify-cut = the cards cut for the deal
cli-verify-order = the order of play
cli-verify-dealt = card { $card } of the deal
cli-verify-move = move { $move }
cli-verify-draws = deck { $card } that the file lists
cli-verify-checksum = the file’s checksum
