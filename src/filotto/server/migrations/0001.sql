-- The log: one row for each accepted command, with its events. It only grows.
CREATE TABLE log (
    tbl     TEXT NOT NULL,
    version INTEGER NOT NULL,
    id      TEXT NOT NULL,     -- of the command; a repeat is found by it
    t       INTEGER NOT NULL,  -- milliseconds of the servers' own time
    utc     INTEGER NOT NULL,
    events  BLOB NOT NULL,
    PRIMARY KEY (tbl, version)
) WITHOUT ROWID;
CREATE UNIQUE INDEX log_id ON log (tbl, id);

-- What leads to a table: keys of people and shoulder keys (hashed), links, codes. Made from the log's events.
CREATE TABLE names (
    kind  TEXT NOT NULL,
    name  TEXT NOT NULL,
    tbl   TEXT NOT NULL,
    owner INTEGER NOT NULL,    -- a person; for a shoulder key a seat
    PRIMARY KEY (kind, name)
) WITHOUT ROWID;
CREATE INDEX names_tbl ON names (tbl);

-- What is to be done with tables that are not in memory.
CREATE TABLE tables (
    tbl     TEXT PRIMARY KEY,
    touched INTEGER NOT NULL,  -- UTC of the last command
    wake    INTEGER,           -- the servers' own time at which it has something to do by itself
    over    INTEGER            -- UTC at which its game ended
) WITHOUT ROWID;
CREATE INDEX tables_wake ON tables (wake) WHERE wake IS NOT NULL;
CREATE INDEX tables_touched ON tables (touched);

-- The servers' own time, and the secret that keys are derived from.
CREATE TABLE notes (
    name  TEXT PRIMARY KEY,
    value BLOB NOT NULL
) WITHOUT ROWID;
