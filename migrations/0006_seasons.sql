-- The league of a server beside its results: what it has chosen, how its seasons ended, and who has left it.

CREATE TABLE guild_leagues (
    guild_id BIGINT NOT NULL PRIMARY KEY,
    -- How long a season is, or that there is none; nothing where nothing was chosen.
    season TEXT,
    -- Where a season's final table is posted; nothing: where a match was last played.
    channel_id BIGINT,
    -- The role that a season's champion is given.
    champion_role BIGINT
);

-- A season that is over: ratings are less sure from its end on, and its final table is announced by whoever holds the lease.
CREATE TABLE season_ends (
    guild_id BIGINT NOT NULL,
    ends_at BIGINT NOT NULL,
    length TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    lease_until BIGINT NOT NULL,
    lease_owner TEXT,
    attempts INTEGER NOT NULL,
    done_at BIGINT,
    -- Who was given the role.
    champion BIGINT,
    PRIMARY KEY (guild_id, ends_at)
);

CREATE INDEX season_ends_waiting ON season_ends (lease_until) WHERE done_at IS NULL;
CREATE INDEX results_in_time ON results (finished_at, guild_id);

-- Who was last found to be, or not to be, a member of a server.
CREATE TABLE members (
    guild_id BIGINT NOT NULL,
    person_id BIGINT NOT NULL,
    gone INTEGER NOT NULL CHECK (gone = 0 OR gone = 1),
    checked_at BIGINT NOT NULL,
    PRIMARY KEY (guild_id, person_id)
);
