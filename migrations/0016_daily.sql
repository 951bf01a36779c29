-- Secrets of this installation, made once. The seeds of the daily deals and puzzles are derived from the secret `daily`.
CREATE TABLE installation_secrets (
    name TEXT NOT NULL PRIMARY KEY,
    -- 64 hexadecimal digits.
    secret TEXT NOT NULL
);
-- The tries of people at the games of a day.
CREATE TABLE daily_tries (
    -- The number of days since 1970-01-01.
    day INTEGER NOT NULL,
    -- 'deal' or 'puzzle'.
    kind TEXT NOT NULL,
    person_id BIGINT NOT NULL,
    -- 0 for the try that counts, 1 for the newest of the free tries after it.
    free INTEGER NOT NULL,
    -- The number of the try: 0 for the one that counts, and from 1 on for the free tries after it.
    attempt INTEGER NOT NULL,
    started_at BIGINT NOT NULL,
    -- The number of moves, and the moves as text.
    moves INTEGER NOT NULL,
    state TEXT NOT NULL,
    points INTEGER NOT NULL,
    hints INTEGER NOT NULL,
    -- 1 once the result has been posted in a channel.
    shared INTEGER NOT NULL,
    -- NULL until the last move. A try that was left unfinished ends with its day and stays NULL.
    finished_at BIGINT,
    PRIMARY KEY (day, kind, person_id, free)
);
CREATE INDEX daily_tries_of_person ON daily_tries (person_id, day);
