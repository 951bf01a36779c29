-- Since the twenty-second version people play in direct conversations with the bot: 55 is one, and no server.
INSERT INTO tables (id, guild_id, channel_id, status, open, due_at, seq, created_at, changed_at, opened_by, forget_at, direct)
VALUES (22, 55, 55, 'playing', 1, NULL, 0, 900, 900, 78, NULL, 1);
INSERT INTO table_people (person_id, table_id) VALUES (78, 22);
INSERT INTO pings (person_id, table_id, guild_id, occasion, turn_since, kind, message_id, due_at, next_at, attempts, direct)
VALUES (78, 22, 55, 3, 9, 'snooze', NULL, 20, 20, 0, 1);
