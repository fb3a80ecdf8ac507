-- Tables are numbered, and entries lie one behind the other as they come, whatever their table: those that are
-- committed together share pages, and an index of small numbers leads to them. Keys have no index any more: who
-- writes an entry has read all before it, so that two can only race for a place in the log.

-- A node of before that still runs must not write what would not be copied.
LOCK TABLE tables, seats, entries IN ACCESS EXCLUSIVE MODE;

CREATE TABLE numbered_tables (
    number BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
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

INSERT INTO numbered_tables (
    id, code, game, content, setup, names, status, visibility, clock, host, commitment, secret, nonces, created,
    updated, version
)
SELECT
    id, code, game, content, setup, names, status, visibility, clock, host, commitment, secret, nonces, created,
    updated, version
FROM tables ORDER BY created, id;

CREATE TABLE numbered_seats (
    table_number BIGINT NOT NULL REFERENCES numbered_tables (number),
    seat BIGINT NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('open', 'human', 'bot')),
    level TEXT,
    name TEXT NOT NULL,
    token BYTEA,
    ready BOOLEAN NOT NULL,
    nonce TEXT,
    version BIGINT NOT NULL,
    PRIMARY KEY (table_number, seat),
    CHECK ((kind = 'bot') = (level IS NOT NULL))
);

INSERT INTO numbered_seats (table_number, seat, kind, level, name, token, ready, nonce, version)
SELECT number, seat, kind, level, name, token, ready, nonce, seats.version
FROM seats JOIN numbered_tables ON id = table_id ORDER BY number, seat;

CREATE TABLE numbered_entries (
    table_number BIGINT NOT NULL REFERENCES numbered_tables (number),
    seq BIGINT NOT NULL CHECK (seq > 0),
    seat BIGINT,
    kind TEXT NOT NULL,
    payload TEXT NOT NULL,
    key TEXT,
    at BIGINT NOT NULL,
    PRIMARY KEY (table_number, seq)
);

INSERT INTO numbered_entries (table_number, seq, seat, kind, payload, key, at)
SELECT number, seq, seat, kind, payload, key, at
FROM entries JOIN numbered_tables ON id = table_id ORDER BY number, seq;

DROP TABLE entries;
DROP TABLE seats;
DROP TABLE tables;
ALTER TABLE numbered_tables RENAME TO tables;
ALTER TABLE numbered_seats RENAME TO seats;
ALTER TABLE numbered_entries RENAME TO entries;

CREATE INDEX tables_by_status ON tables (status, visibility);
CREATE INDEX tables_by_host ON tables (host);
CREATE INDEX seats_by_token ON seats (token) WHERE token IS NOT NULL;
