-- The message with a leaderboard that is kept up to date in a channel of a server.
CREATE TABLE guild_leaderboards (
    guild_id BIGINT NOT NULL PRIMARY KEY,
    channel_id BIGINT NOT NULL,
    -- NULL until the message is posted.
    message_id BIGINT,
    -- A hash of the message's content; an empty text until the message is posted.
    content_hash TEXT NOT NULL,
    -- The places after the last tournament and after the one before it, as JSON. NULL if they have to be noted anew.
    places TEXT,
    -- The time at which the message is compared with the leaderboard again, in milliseconds since 1970.
    due_at BIGINT NOT NULL,
    -- The number of failed attempts since the last success.
    failures INTEGER NOT NULL,
    -- 1 if the bot lacked a permission at the last attempt.
    barred INTEGER NOT NULL
);
CREATE INDEX leaderboards_due ON guild_leaderboards (due_at);
