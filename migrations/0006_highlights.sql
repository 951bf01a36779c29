-- Whether a server wants a line about highlights, such as a hexagon; 1 without a row.
CREATE TABLE guild_highlights (
    guild_id BIGINT PRIMARY KEY,
    shown INTEGER NOT NULL
);
