-- Since the fourth version there are tournaments: one of which a table is over, and one that is over itself.
INSERT INTO tournaments (id, guild_id, channel_id, open, due_at, show_at, seq, created_at, changed_at) VALUES
    (21, 7, 101, 1, 9000, 8000, 2, 5000, 6000),
    (22, 7, 101, 0, NULL, NULL, 1, 1000, 1000);
INSERT INTO tournament_events (tournament_id, seq, at, version, body) VALUES
    (21, 1, 5000, 1, '{"what":"created"}'),
    (21, 2, 6000, 1, '{"what":"joined","name":"Ünïcôdé"}'),
    (22, 1, 1000, 1, '{"what":"created"}');
INSERT INTO tournament_tables (tournament_id, number, table_id, waiting) VALUES (21, 1, 13, 1), (21, 2, 12, 1);
INSERT INTO tournament_sights (tournament_id, name, message_id, channel_id, face) VALUES
    (21, 'board', -6, 101, 'abc'),
    (21, 'note-2', NULL, NULL, '');
INSERT INTO tournament_roles (guild_id, role_id) VALUES (7, -9);
