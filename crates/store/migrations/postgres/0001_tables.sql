-- The same schema stands in ../sqlite, in that database's words. A migration that was released
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
    host BYTEA NOT NULL,
    commitment TEXT NOT NULL,
    secret TEXT NOT NULL,
    nonces TEXT NOT NULL,
    created BIGINT NOT NULL,
    updated BIGINT NOT NULL,
    version BIGINT NOT NULL
);

CREATE INDEX tables_by_status ON tables (status, visibility);
CREATE INDEX tables_by_host ON tables (host);

-- A place at a table, and who holds it.
CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat BIGINT NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('open', 'human', 'bot')),
    level TEXT,
    name TEXT NOT NULL,
    token BYTEA,
    ready BOOLEAN NOT NULL,
    nonce TEXT,
    version BIGINT NOT NULL,
    PRIMARY KEY (table_id, seat),
    CHECK ((kind = 'bot') = (level IS NOT NULL))
);

CREATE INDEX seats_by_token ON seats (token) WHERE token IS NOT NULL;

-- The log, which is the truth: all that was done at a table, counted from 1 without a gap.
CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seq BIGINT NOT NULL CHECK (seq > 0),
    seat BIGINT,
    kind TEXT NOT NULL,
    payload TEXT NOT NULL,
    key TEXT,
    at BIGINT NOT NULL,
    PRIMARY KEY (table_id, seq)
);

CREATE UNIQUE INDEX entries_by_key ON entries (table_id, key) WHERE key IS NOT NULL;

-- Where a table stood after an entry: a cache that may be emptied at any time.
CREATE TABLE snapshots (
    table_id TEXT PRIMARY KEY REFERENCES tables (id),
    seq BIGINT NOT NULL,
    state TEXT NOT NULL
);
