-- 1 if a player undid moves together with the replies of computers: the result sets no record.
ALTER TABLE results ADD COLUMN undone INTEGER NOT NULL DEFAULT 0;

-- 1 if forced draws are made for the person, 0 if not; NULL for the default, 0.
ALTER TABLE person_settings ADD COLUMN draws INTEGER;

-- The last direct message about a turn of the person at the table, and its channel: the next one replaces it.
ALTER TABLE pings ADD COLUMN sent_message_id BIGINT;
ALTER TABLE pings ADD COLUMN sent_channel_id BIGINT;
