-- The channel of a server in which the daily games are posted: one message a day, which is edited while the day goes on.
CREATE TABLE daily_posts (
    guild_id BIGINT NOT NULL PRIMARY KEY,
    channel_id BIGINT NOT NULL,
    -- The hour of the post in UTC, from 1 to 23.
    hour INTEGER NOT NULL,
    -- The number of days since 1970-01-01 of the message; NULL until the first post.
    day INTEGER,
    -- The message of that day; NULL until it is posted.
    message_id BIGINT,
    -- A hash of the message's content; an empty text if the message must be edited in any case.
    content_hash TEXT NOT NULL,
    -- The time of the next post or comparison, in milliseconds since 1970. While a process works on it, it is the end of the lease.
    due_at BIGINT NOT NULL,
    -- The number of failed attempts since the last success.
    failures INTEGER NOT NULL,
    -- 1 if the bot lacked a permission at the last attempt.
    barred INTEGER NOT NULL
);
CREATE INDEX daily_posts_due ON daily_posts (due_at);
-- The people who have agreed to be shown in the daily results of a server.
CREATE TABLE daily_shown_people (
    guild_id BIGINT NOT NULL,
    person_id BIGINT NOT NULL,
    -- The display name on the server at the time of the agreement.
    name TEXT NOT NULL,
    PRIMARY KEY (guild_id, person_id)
);
CREATE INDEX daily_shown_people_servers ON daily_shown_people (person_id, guild_id);
