-- When a person is not to be hurried: in these hours of their day, in their time zone, a slow clock stands still. Minutes after
-- midnight; where the first is the greater one, midnight lies between them.
CREATE TABLE quiet_hours (
    person_id BIGINT NOT NULL PRIMARY KEY,
    from_minute INTEGER NOT NULL CHECK (from_minute >= 0 AND from_minute < 1440),
    to_minute INTEGER NOT NULL CHECK (to_minute >= 0 AND to_minute < 1440),
    -- A name of the IANA database, for example of Europe and Paris.
    zone TEXT NOT NULL
);
