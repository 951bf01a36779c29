-- What the first version wrote: a lobby, a match under way with something still to be told, a match that is over.
INSERT INTO tables (id, guild_id, channel_id, status, open, due_at, seq, created_at, changed_at) VALUES
    (11, 7, 101, 'lobby', 1, 1801000, 1, 1000, 1000),
    (12, 7, 102, 'playing', 1, NULL, 3, 1000, 3000),
    (13, -8, 102, 'over', 0, NULL, 2, 500, 900);
INSERT INTO events (table_id, seq, at, version, body) VALUES
    (11, 1, 1000, 1, '{"what":"opened"}'),
    (12, 1, 1000, 1, '{"what":"opened"}'),
    (12, 2, 2000, 1, '{"what":"started"}'),
    (12, 3, 3000, 1, '{"what":"played","name":"Ünïcôdé 🏆 ''quoted''"}'),
    (13, 1, 500, 1, '{"what":"opened"}'),
    (13, 2, 900, 1, '{"what":"ended"}');
INSERT INTO announcements
    (table_id, seq, position, channel_id, created_at, body, nonce, lease_until, lease_owner, attempts, done_at) VALUES
    (12, 2, 0, 102, 2000, '{"kind":"turn","from":1,"to":2}', 'c-2-0', 17000, 'somebody', 1, 2500),
    (12, 3, 0, 102, 3000, '{"kind":"turn","from":3,"to":3}', 'c-3-0', 0, NULL, 0, NULL);
INSERT INTO messages (table_id, kind, message_id, channel_id) VALUES (12, 'board', -5, 102);
INSERT INTO handled (interaction_id, table_id, at) VALUES (901, 12, 2000);
INSERT INTO guild_settings (guild_id, locale, theme) VALUES (7, 'fr', NULL);
INSERT INTO person_settings (person_id, locale, theme) VALUES (42, NULL, 'light');
INSERT INTO facts (name, value) VALUES ('commands', 'abc');
