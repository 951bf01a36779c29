-- 1 if the match was friendly: its result is stored, and counts towards no rating and no leaderboard.
ALTER TABLE results ADD COLUMN friendly INTEGER NOT NULL DEFAULT 0;

-- 1 if matches are friendly unless their host chooses otherwise.
ALTER TABLE guild_table_defaults ADD COLUMN friendly INTEGER NOT NULL DEFAULT 0;
