-- Both databases run this file: BIGINT, INTEGER, DOUBLE PRECISION and TEXT only, booleans as 0 and 1, times as milliseconds
-- since 1970, ids made by the program. A file that has been released is never changed again: what comes later is a new one.

-- One game in one channel, from the lobby to the end.
CREATE TABLE tables (
    id BIGINT NOT NULL PRIMARY KEY,
    guild_id BIGINT NOT NULL,
    channel_id BIGINT NOT NULL,
    status TEXT NOT NULL,
    -- 1 while in the lobby or playing, 0 when over.
    open INTEGER NOT NULL CHECK (open = 0 OR open = 1),
    -- When the table wants to be looked at by itself.
    due_at BIGINT,
    -- The number of the last event.
    seq BIGINT NOT NULL,
    created_at BIGINT NOT NULL,
    changed_at BIGINT NOT NULL
);

CREATE UNIQUE INDEX tables_one_open_per_channel ON tables (channel_id) WHERE open = 1;
CREATE INDEX tables_by_channel ON tables (channel_id, created_at);
CREATE INDEX tables_due ON tables (due_at) WHERE open = 1;

-- What happened at a table. The primary key makes the second of two writers fail.
CREATE TABLE events (
    table_id BIGINT NOT NULL REFERENCES tables (id),
    seq BIGINT NOT NULL,
    at BIGINT NOT NULL,
    version INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
);

-- What is still to be said in public, and what has been said.
CREATE TABLE announcements (
    table_id BIGINT NOT NULL,
    seq BIGINT NOT NULL,
    position INTEGER NOT NULL,
    channel_id BIGINT NOT NULL,
    created_at BIGINT NOT NULL,
    body TEXT NOT NULL,
    nonce TEXT NOT NULL,
    lease_until BIGINT NOT NULL,
    lease_owner TEXT,
    attempts INTEGER NOT NULL,
    done_at BIGINT,
    PRIMARY KEY (table_id, seq, position),
    FOREIGN KEY (table_id, seq) REFERENCES events (table_id, seq)
);

CREATE UNIQUE INDEX announcements_nonce ON announcements (nonce);
CREATE INDEX announcements_waiting ON announcements (table_id, seq, position) WHERE done_at IS NULL;
CREATE INDEX announcements_done ON announcements (done_at) WHERE done_at IS NOT NULL;

-- The public messages of a table that are still of use: the one with the buttons, and others by their kind.
CREATE TABLE messages (
    table_id BIGINT NOT NULL REFERENCES tables (id),
    kind TEXT NOT NULL,
    message_id BIGINT NOT NULL,
    channel_id BIGINT NOT NULL,
    PRIMARY KEY (table_id, kind)
);

-- Interactions that have been acted on, so that one delivered twice acts once.
CREATE TABLE handled (
    interaction_id BIGINT NOT NULL PRIMARY KEY,
    table_id BIGINT NOT NULL,
    at BIGINT NOT NULL
);

CREATE INDEX handled_at ON handled (at);

CREATE TABLE guild_settings (
    guild_id BIGINT NOT NULL PRIMARY KEY,
    locale TEXT,
    theme TEXT
);

CREATE TABLE person_settings (
    person_id BIGINT NOT NULL PRIMARY KEY,
    locale TEXT,
    theme TEXT
);

-- What the program knows about itself, for instance the hash of the commands it has registered.
CREATE TABLE facts (
    name TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
);
