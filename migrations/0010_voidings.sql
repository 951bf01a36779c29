-- What moderators decide about results, and the role of the tournaments' champions.

-- A result that does not count, or counts again: of several rows about one result the last holds. Nothing is ever taken out.
CREATE TABLE voidings (
    guild_id BIGINT NOT NULL,
    -- The result's number on its server.
    number BIGINT NOT NULL,
    -- Counted from 1 for each result.
    seq INTEGER NOT NULL,
    table_id BIGINT NOT NULL REFERENCES results (table_id),
    voided INTEGER NOT NULL CHECK (voided = 0 OR voided = 1),
    at BIGINT NOT NULL,
    -- The moderator, by the name of that moment, and why.
    person_id BIGINT NOT NULL,
    name TEXT NOT NULL,
    reason TEXT NOT NULL,
    PRIMARY KEY (guild_id, number, seq)
);

CREATE INDEX voidings_by_table ON voidings (table_id, seq);

-- The role that is given to the champion of a season's tournaments, and who was given it.
ALTER TABLE guild_leagues ADD COLUMN tournament_role BIGINT;
ALTER TABLE season_ends ADD COLUMN tournament_champion BIGINT;
