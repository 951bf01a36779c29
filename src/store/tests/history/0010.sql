-- Since the tenth version moderators void results, and the champions of tournaments have a role of their own.
INSERT INTO voidings (guild_id, number, seq, table_id, voided, at, person_id, name, reason) VALUES
    (-8, 1, 1, 13, 1, 950, 43, 'Bo', 'two "accounts"'),
    (-8, 1, 2, 13, 0, 960, 44, 'Çelik', 'they were brothers'),
    (-8, 1, 3, 13, 1, 970, 43, 'Bo', 'they were not');
UPDATE guild_leagues SET tournament_role = -10 WHERE guild_id = -8;
UPDATE season_ends SET tournament_champion = 43 WHERE guild_id = -8 AND ends_at = 800;
