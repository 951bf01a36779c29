-- Since the seventh version it is known who opened a table and when it may be forgotten, and which announcement is the next.
INSERT INTO tables (id, guild_id, channel_id, status, open, due_at, seq, created_at, changed_at, opened_by, forget_at) VALUES
    (14, 7, 103, 'lobby', 1, 1801000, 1, 1000, 1000, 42, NULL),
    (15, 7, 104, 'over', 0, NULL, 1, 500, 900, 42, 2592000900);
INSERT INTO events (table_id, seq, at, version, body) VALUES
    (14, 1, 1000, 1, '{"what":"opened"}'),
    (15, 1, 500, 1, '{"what":"opened"}');
INSERT INTO announcements
    (table_id, seq, position, channel_id, created_at, body, nonce, lease_until, lease_owner, attempts, done_at, guild_id, head) VALUES
    (14, 1, 0, 103, 1000, '{"kind":"lobby","from":1,"to":1}', 'e-1-0', 900000, NULL, 1, NULL, 7, 1),
    (14, 1, 1, 103, 1000, '{"kind":"lobby","from":1,"to":1}', 'e-1-1', 0, NULL, 0, NULL, 7, 0);
