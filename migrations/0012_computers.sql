-- How well computers play at a server's tables where nobody chooses, if the server has chosen it.
CREATE TABLE guild_computers (
    guild_id BIGINT PRIMARY KEY,
    level TEXT NOT NULL
);
