-- Whether a person's private answers have pictures; nothing where they have not chosen.
ALTER TABLE person_settings ADD COLUMN pictures TEXT;

-- What players are told before they place, at a server's tables where nobody chooses, if the server has chosen it.
CREATE TABLE guild_hints (
    guild_id BIGINT PRIMARY KEY,
    hints TEXT NOT NULL
);

-- The people who have been shown how to play, with their first rack: once, whatever becomes of the table.
CREATE TABLE introduced (
    person_id BIGINT PRIMARY KEY
);

-- Those who have played before know it.
INSERT INTO introduced (person_id)
SELECT person_id FROM result_seats WHERE person_id IS NOT NULL UNION SELECT person_id FROM table_people;
