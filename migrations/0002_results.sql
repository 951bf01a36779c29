-- What matches came to. Written with the event that ends a match, never changed: ratings and leaderboards follow from these rows
-- and can be worked out again.

-- How many results each server has: their numbers have no gaps, and are committed in their order.
CREATE TABLE result_counts (
    guild_id BIGINT NOT NULL PRIMARY KEY,
    last BIGINT NOT NULL
);

-- One match that was played to its end.
CREATE TABLE results (
    table_id BIGINT NOT NULL PRIMARY KEY REFERENCES tables (id),
    guild_id BIGINT NOT NULL,
    -- Counted from 1 on each server, in the order of the commits.
    number BIGINT NOT NULL,
    channel_id BIGINT NOT NULL,
    started_at BIGINT NOT NULL,
    finished_at BIGINT NOT NULL,
    edition TEXT NOT NULL,
    -- Whether its rules differed from the edition's.
    changed INTEGER NOT NULL CHECK (changed = 0 OR changed = 1),
    scoring TEXT NOT NULL,
    rounds INTEGER NOT NULL
);

CREATE UNIQUE INDEX results_in_order ON results (guild_id, number);
CREATE INDEX results_by_time ON results (guild_id, finished_at);

-- What a match came to for one seat.
CREATE TABLE result_seats (
    table_id BIGINT NOT NULL REFERENCES results (table_id),
    seat INTEGER NOT NULL,
    -- Who had it when the match started: a person, or else a computer by its number.
    person_id BIGINT,
    name TEXT,
    computer INTEGER,
    -- For a person who left it: the order of leaving, from 1.
    left_order INTEGER,
    points INTEGER NOT NULL,
    place INTEGER NOT NULL,
    turns INTEGER NOT NULL,
    missed_turns INTEGER NOT NULL,
    placements INTEGER NOT NULL,
    draws INTEGER NOT NULL,
    bridges INTEGER NOT NULL,
    hexagons INTEGER NOT NULL,
    double_hexagons INTEGER NOT NULL,
    triple_hexagons INTEGER NOT NULL,
    best_move INTEGER NOT NULL,
    rounds_won INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat),
    CHECK ((person_id IS NULL AND computer IS NOT NULL) OR (person_id IS NOT NULL AND name IS NOT NULL AND computer IS NULL))
);

CREATE INDEX result_seats_by_person ON result_seats (person_id) WHERE person_id IS NOT NULL;
