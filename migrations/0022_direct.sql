-- Tables in direct conversations of a person with the bot, which no server knows of.

-- 1 of a table in a direct conversation: then guild_id is the conversation's channel, so that what is counted and shared out for each
-- server is so for each conversation. No result, season or ranking has such an id.
ALTER TABLE tables ADD COLUMN direct INTEGER NOT NULL DEFAULT 0 CHECK (direct = 0 OR direct = 1);
ALTER TABLE pings ADD COLUMN direct INTEGER NOT NULL DEFAULT 0 CHECK (direct = 0 OR direct = 1);
