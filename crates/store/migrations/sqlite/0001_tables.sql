-- The same schema stands in ../postgres, in that database's words. A migration that was released
-- never changes; the next one is a new file in both folders.

-- A table of the hall: what the lobby chose and what its dice were made of.
CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    code TEXT NOT NULL UNIQUE,
    game TEXT NOT NULL,
    content TEXT NOT NULL,
    setup TEXT NOT NULL,
    names TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('lobby', 'running', 'over', 'expired')),
    visibility TEXT NOT NULL CHECK (visibility IN ('private', 'public')),
    clock TEXT,
    host BLOB NOT NULL,
    commitment TEXT NOT NULL,
    secret TEXT NOT NULL,
    nonces TEXT NOT NULL,
    created INTEGER NOT NULL,
    updated INTEGER NOT NULL,
    version INTEGER NOT NULL
) STRICT;

CREATE INDEX tables_by_status ON tables (status, visibility);
CREATE INDEX tables_by_host ON tables (host);

-- A place at a table, and who holds it.
CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('open', 'human', 'bot')),
    level TEXT,
    name TEXT NOT NULL,
    token BLOB,
    ready INTEGER NOT NULL,
    nonce TEXT,
    version INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat),
    CHECK ((kind = 'bot') = (level IS NOT NULL))
) STRICT, WITHOUT ROWID;

CREATE INDEX seats_by_token ON seats (token) WHERE token IS NOT NULL;

-- The log, which is the truth: all that was done at a table, counted from 1 without a gap.
CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seq INTEGER NOT NULL CHECK (seq > 0),
    seat INTEGER,
    kind TEXT NOT NULL,
    payload TEXT NOT NULL,
    key TEXT,
    at INTEGER NOT NULL,
    PRIMARY KEY (table_id, seq)
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX entries_by_key ON entries (table_id, key) WHERE key IS NOT NULL;

-- Where a table stood after an entry: a cache that may be emptied at any time.
CREATE TABLE snapshots (
    table_id TEXT PRIMARY KEY REFERENCES tables (id),
    seq INTEGER NOT NULL,
    state TEXT NOT NULL
) STRICT;
