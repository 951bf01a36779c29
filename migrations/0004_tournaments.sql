-- Tournaments: what happened in them, which tables belong to them, and what their channels were shown.

CREATE TABLE tournaments (
    id BIGINT NOT NULL PRIMARY KEY,
    guild_id BIGINT NOT NULL,
    channel_id BIGINT NOT NULL,
    -- 1 until it is over.
    open INTEGER NOT NULL CHECK (open = 0 OR open = 1),
    -- When something may follow by itself.
    due_at BIGINT,
    -- When its channel is to be shown something; nothing is to be shown where there is none.
    show_at BIGINT,
    -- The number of the last event.
    seq BIGINT NOT NULL,
    created_at BIGINT NOT NULL,
    changed_at BIGINT NOT NULL
);

CREATE UNIQUE INDEX tournaments_one_open_per_channel ON tournaments (channel_id) WHERE open = 1;
CREATE INDEX tournaments_by_channel ON tournaments (channel_id, created_at);
CREATE INDEX tournaments_due ON tournaments (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX tournaments_to_show ON tournaments (show_at) WHERE show_at IS NOT NULL;

-- What happened in a tournament. The primary key makes the second of two writers fail.
CREATE TABLE tournament_events (
    tournament_id BIGINT NOT NULL REFERENCES tournaments (id),
    seq BIGINT NOT NULL,
    at BIGINT NOT NULL,
    version INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (tournament_id, seq)
);

-- The tables that were opened for a tournament.
CREATE TABLE tournament_tables (
    tournament_id BIGINT NOT NULL REFERENCES tournaments (id),
    number INTEGER NOT NULL,
    table_id BIGINT NOT NULL REFERENCES tables (id),
    -- 1 until the tournament knows what it came to, or does not want to know any more.
    waiting INTEGER NOT NULL CHECK (waiting = 0 OR waiting = 1),
    PRIMARY KEY (tournament_id, number)
);

CREATE UNIQUE INDEX tournament_tables_by_table ON tournament_tables (table_id);
CREATE INDEX tournament_tables_waiting ON tournament_tables (table_id) WHERE waiting = 1;

-- What a tournament's channel was shown: each thing by its name, with the message that it is and a hash of what it says.
CREATE TABLE tournament_sights (
    tournament_id BIGINT NOT NULL REFERENCES tournaments (id),
    name TEXT NOT NULL,
    message_id BIGINT,
    channel_id BIGINT,
    face TEXT NOT NULL,
    PRIMARY KEY (tournament_id, name)
);

-- The role whose members may organise tournaments on a server.
CREATE TABLE tournament_roles (
    guild_id BIGINT NOT NULL PRIMARY KEY,
    role_id BIGINT NOT NULL
);
