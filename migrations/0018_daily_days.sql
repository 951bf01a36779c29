-- The days of the daily games that this installation has begun, each with its published proof.
CREATE TABLE daily_days (
    -- The number of days since 1970-01-01.
    day INTEGER NOT NULL PRIMARY KEY,
    -- The SHA-256 of the day's seed, as 64 hexadecimal digits.
    hash TEXT NOT NULL,
    published_at BIGINT NOT NULL
);
-- The tries that counted, of people whose data was deleted before the day closed. A person with such a row gets free tries only.
CREATE TABLE daily_deleted_tries (
    day INTEGER NOT NULL,
    kind TEXT NOT NULL,
    -- A keyed hash of the day, the kind and the person.
    person_hash TEXT NOT NULL,
    PRIMARY KEY (day, kind, person_hash)
);
-- The reminders of the daily games that people have asked for.
CREATE TABLE daily_reminders (
    person_id BIGINT NOT NULL PRIMARY KEY,
    -- The hour of the day, from 0 to 23, in the person's time zone.
    hour INTEGER NOT NULL,
    zone TEXT NOT NULL,
    -- The tag of the language in which the person asked for reminders.
    locale TEXT NOT NULL,
    -- The time of the next reminder, in milliseconds since 1970. While a process sends one, it is the end of its lease.
    due_at BIGINT NOT NULL,
    -- The time for which the reminder was due before the lease.
    planned_at BIGINT NOT NULL,
    -- The number of attempts to send the reminder that is due.
    attempts INTEGER NOT NULL
);
CREATE INDEX daily_reminders_due ON daily_reminders (due_at);
