-- How a person wants to hear that it is their turn, if they have chosen it.
CREATE TABLE ping_settings (
    person_id BIGINT PRIMARY KEY,
    mode TEXT,
    digest TEXT,
    -- The language in which they chose, for direct messages: nothing of Discord's own says it there.
    locale TEXT,
    -- Their direct conversation with the bot, and whether Discord refuses messages there (0 or 1).
    direct_channel_id BIGINT,
    direct_closed INTEGER NOT NULL
);

-- Pings that come later than the message of their turn, or not in its channel: one of each person at each table.
CREATE TABLE pings (
    person_id BIGINT NOT NULL,
    table_id BIGINT NOT NULL,
    guild_id BIGINT NOT NULL,
    -- The event of the table to which it belongs: the same one is not pinged for twice.
    occasion BIGINT NOT NULL,
    -- The moment at which the turn began that it calls to.
    turn_since BIGINT NOT NULL,
    kind TEXT NOT NULL,
    -- The message with the board, if it is known.
    message_id BIGINT,
    due_at BIGINT NOT NULL,
    -- When it is looked at: when it is due, or when whoever looks at it has had their time, or after a failure.
    next_at BIGINT NOT NULL,
    attempts INTEGER NOT NULL,
    done_at BIGINT,
    PRIMARY KEY (person_id, table_id)
);

CREATE INDEX pings_waiting ON pings (next_at) WHERE done_at IS NULL;
CREATE INDEX pings_done ON pings (done_at) WHERE done_at IS NOT NULL;
