-- What a server's results have come to, as it was at some moments. All of it follows from results and tournament_outcomes; what is
-- thrown away here is worked out again.

CREATE TABLE league_snapshots (
    guild_id BIGINT NOT NULL,
    -- Of what: matches or tournaments.
    kind TEXT NOT NULL,
    -- The fingerprint of the rules by which it was worked out: no program reads what others have left.
    rules TEXT NOT NULL,
    -- The number of the last result, or outcome, that went in.
    number BIGINT NOT NULL,
    -- A snapshot is written piece by piece, so that nobody waits long for the one writer of a file. It is whole when there are so
    -- many parts, counted from 0.
    part INTEGER NOT NULL,
    parts INTEGER NOT NULL,
    -- The moment of the newest match, or tournament, that went in.
    newest_at BIGINT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (guild_id, kind, rules, number, part)
);

-- How often what follows from a server's results was thrown away, in this database and in the memory of every process.
CREATE TABLE league_discards (
    guild_id BIGINT NOT NULL PRIMARY KEY,
    times BIGINT NOT NULL
);

-- What was found out about members since somebody looked last.
CREATE INDEX members_by_time ON members (guild_id, checked_at);
