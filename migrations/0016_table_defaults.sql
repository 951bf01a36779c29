-- What a server has chosen for tables where nobody chooses. NULL: nothing.
CREATE TABLE guild_table_defaults (
    guild_id BIGINT PRIMARY KEY,
    edition TEXT,
    length TEXT,
    clock TEXT,
    thread INTEGER NOT NULL
);
