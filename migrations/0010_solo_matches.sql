-- Finished matches of one person against computers of one level, by an edition's unchanged rules, without advice.
CREATE TABLE solo_matches (
    table_id BIGINT NOT NULL PRIMARY KEY,
    -- NULL in a direct conversation.
    guild_id BIGINT,
    person_id BIGINT NOT NULL,
    edition TEXT NOT NULL,
    level TEXT NOT NULL,
    won INTEGER NOT NULL,
    -- NULL in an edition without a score.
    points INTEGER,
    finished_at BIGINT NOT NULL
);
CREATE INDEX solo_matches_of_person ON solo_matches (person_id, finished_at);
