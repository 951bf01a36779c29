-- Tables whose channel refuses the bot's messages. After ten refusals a table sleeps: its clocks stop, and its channel is tried hourly.
CREATE TABLE table_refusals (
    table_id BIGINT NOT NULL PRIMARY KEY REFERENCES tables (id),
    -- The number of refusals without a message in between.
    refusals INTEGER NOT NULL,
    -- The time of the first of them, and of the one after which the table sleeps.
    since BIGINT NOT NULL,
    asleep_at BIGINT
);

-- The same of tournaments, whose own channel refuses the bot's messages.
CREATE TABLE tournament_refusals (
    tournament_id BIGINT NOT NULL PRIMARY KEY REFERENCES tournaments (id),
    refusals INTEGER NOT NULL,
    since BIGINT NOT NULL,
    asleep_at BIGINT
);
