-- Since the sixth version a server's league has settings and ends of seasons, and members are looked up.
INSERT INTO guild_leagues (guild_id, season, channel_id, champion_role) VALUES (-8, 'quarter', 102, NULL);
INSERT INTO season_ends
    (guild_id, ends_at, length, created_at, lease_until, lease_owner, attempts, done_at, champion) VALUES
    (-8, 800, 'month', 801, 0, 'somebody', 1, 802, 42),
    (-8, 8000, 'quarter', 8001, 9000, NULL, 0, NULL, NULL);
INSERT INTO members (guild_id, person_id, gone, checked_at) VALUES (-8, 42, 1, 900);
