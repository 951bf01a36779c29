-- What moderators decide about who plays on a server, and where.

-- Where tables may be opened, and by whom: ids with a space in between, none for everywhere and everybody.
CREATE TABLE guild_openings (
    guild_id BIGINT PRIMARY KEY,
    channels TEXT NOT NULL,
    roles TEXT NOT NULL
);

-- Who may not sit down at tables or enter tournaments. One that has ended is forgotten when the server next bars somebody.
CREATE TABLE bars (
    guild_id BIGINT NOT NULL,
    person_id BIGINT NOT NULL,
    -- The name of a reason or, where a moderator has written one, what they wrote.
    cause TEXT NOT NULL,
    words TEXT,
    since BIGINT NOT NULL,
    -- NULL: until a moderator lifts it.
    until BIGINT,
    PRIMARY KEY (guild_id, person_id)
);

CREATE INDEX bars_by_person ON bars (person_id);

-- What moderators have done: each line under the interaction by which it was, so that none is there twice.
CREATE TABLE moderation_log (
    guild_id BIGINT NOT NULL,
    interaction_id BIGINT NOT NULL,
    at BIGINT NOT NULL,
    moderator_id BIGINT NOT NULL,
    -- Whom it is about, if it is about somebody.
    person_id BIGINT,
    body TEXT NOT NULL,
    PRIMARY KEY (guild_id, interaction_id)
);

CREATE INDEX moderation_log_by_person ON moderation_log (person_id) WHERE person_id IS NOT NULL;
CREATE INDEX moderation_log_by_moderator ON moderation_log (moderator_id);
