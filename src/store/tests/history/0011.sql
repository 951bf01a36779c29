-- Since the eleventh version leagues have snapshots.
INSERT INTO league_snapshots (guild_id, kind, rules, number, part, parts, newest_at, body) VALUES
    (7, 'matches', 'abc', 3, 0, 2, 1000, 'Ünï'),
    (7, 'matches', 'abc', 3, 1, 2, 1000, 'côdé'),
    (7, 'matches', 'abc', 9, 0, 2, 1000, 'half');
INSERT INTO league_discards (guild_id, times) VALUES (7, 2);
