-- Which boards in a server's channels keep their pictures, if the server has chosen it.
CREATE TABLE guild_pictures (
    guild_id BIGINT PRIMARY KEY,
    kept TEXT NOT NULL
);
