-- The emojis that the bot has uploaded to an application of Discord's: tiles beside their numbers.
CREATE TABLE application_emojis (
    application_id BIGINT NOT NULL,
    name TEXT NOT NULL,
    emoji_id BIGINT NOT NULL,
    -- Of the picture as it was uploaded.
    hash TEXT NOT NULL,
    PRIMARY KEY (application_id, name)
);
