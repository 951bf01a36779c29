-- The progress of people in the first lesson (`/learn`).
CREATE TABLE first_lessons (
    person_id BIGINT NOT NULL PRIMARY KEY,
    -- The number of finished or skipped steps, 0 to 6.
    steps INTEGER NOT NULL
);
