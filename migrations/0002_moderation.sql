-- Bars of people whose data was deleted: a deletion does not lift a bar.
CREATE TABLE kept_bars (
    guild_id BIGINT NOT NULL,
    -- HMAC-SHA256 of the server and the person, in hexadecimal digits. Its key is a fact.
    person_hash TEXT NOT NULL,
    -- The random id that replaced the person on this server, by which moderators can lift the bar.
    former_id BIGINT NOT NULL,
    -- The name of a reason; never words.
    cause TEXT NOT NULL,
    since BIGINT NOT NULL,
    -- At most a year after the deletion.
    until BIGINT NOT NULL,
    PRIMARY KEY (guild_id, person_hash)
);

-- The channel in which a server's moderation log is posted as well.
CREATE TABLE guild_log_channels (
    guild_id BIGINT NOT NULL PRIMARY KEY,
    channel_id BIGINT NOT NULL
);
