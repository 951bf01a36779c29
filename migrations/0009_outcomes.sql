-- What tournaments came to that were played to their end, as leaderboards and lists read it. All of it follows from
-- tournament_events; what is thrown away here is worked out again.

-- The version by which the outcome of a tournament that is over was worked out; 0 if it was not, or something happened since.
ALTER TABLE tournaments ADD COLUMN outcome_version INTEGER NOT NULL DEFAULT 0;

CREATE INDEX tournaments_to_work_out ON tournaments (outcome_version, guild_id) WHERE open = 0;

-- How many outcomes each server has had: their numbers are committed in their order.
CREATE TABLE tournament_outcome_counts (
    guild_id BIGINT NOT NULL PRIMARY KEY,
    last BIGINT NOT NULL
);

CREATE TABLE tournament_outcomes (
    tournament_id BIGINT NOT NULL PRIMARY KEY REFERENCES tournaments (id),
    guild_id BIGINT NOT NULL,
    -- Counted from 1 on each server. What is worked out again has a new number.
    number BIGINT NOT NULL,
    finished_at BIGINT NOT NULL,
    version INTEGER NOT NULL,
    outcome TEXT NOT NULL
);

CREATE UNIQUE INDEX tournament_outcomes_in_order ON tournament_outcomes (guild_id, number);
CREATE INDEX tournament_outcomes_by_time ON tournament_outcomes (guild_id, finished_at, tournament_id);
