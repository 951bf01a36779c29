-- What people and servers leave behind, and how it is found without reading everything.

-- The people who want everything about them deleted, until that is done.
CREATE TABLE forgetting (
    person_id BIGINT NOT NULL PRIMARY KEY,
    -- Random, in hexadecimal: from it, and from a server, follows the id that stands for the person there. It goes with the row.
    secret TEXT NOT NULL,
    asked_at BIGINT NOT NULL,
    -- When nothing was left. Shortly afterwards it is looked once more for what was on its way then.
    done_at BIGINT
);

-- The servers that the bot is no longer on, and since when. What is kept of them goes after a while.
CREATE TABLE departures (
    guild_id BIGINT NOT NULL PRIMARY KEY,
    left_at BIGINT NOT NULL
);

CREATE INDEX tables_by_guild ON tables (guild_id, id);
CREATE INDEX tables_by_opener ON tables (opened_by) WHERE opened_by IS NOT NULL;
CREATE INDEX tournaments_by_guild ON tournaments (guild_id, id);
CREATE INDEX members_by_person ON members (person_id);
CREATE INDEX standing_orders_by_person ON standing_orders (person_id);
CREATE INDEX pings_by_guild ON pings (guild_id);
CREATE INDEX voidings_by_person ON voidings (person_id);
CREATE INDEX season_ends_by_champion ON season_ends (champion);
CREATE INDEX season_ends_by_tournament_champion ON season_ends (tournament_champion);
