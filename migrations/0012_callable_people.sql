-- The people who want to be called to tables of a server that wait for players.
CREATE TABLE callable_people (
    guild_id BIGINT NOT NULL,
    person_id BIGINT NOT NULL,
    -- The time of the person's last call on any server; NULL before the first.
    called_at BIGINT,
    PRIMARY KEY (guild_id, person_id)
);
CREATE INDEX callable_people_by_person ON callable_people (person_id);
