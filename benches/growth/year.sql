-- The data of a busy year: {size} tables and their rows in other tables of the database, on a hundredth as many servers. The
-- statements run on both databases. One table in a hundred is open, one in twenty was closed early, and the interactions and
-- announcements are from the last days.

WITH RECURSIVE n (i) AS (SELECT CAST(1 AS BIGINT) UNION ALL SELECT i + 1 FROM n WHERE i < {size})
INSERT INTO tables (id, guild_id, channel_id, status, open, due_at, seq, created_at, changed_at, opened_by, forget_at)
SELECT i, i % ({size} / 100), CASE WHEN i % 100 = 0 THEN 9000000000 + i ELSE i % ({size} / 10) END,
    CASE WHEN i % 200 = 0 THEN 'lobby' WHEN i % 100 = 0 THEN 'playing' ELSE 'over' END, CASE WHEN i % 100 = 0 THEN 1 ELSE 0 END,
    CASE WHEN i % 100 = 0 THEN 1800000000000 + i END, 10, 1760000000000 + i * 100000, 1760000000000 + i * 100000 + 60000, i % 1000,
    CASE WHEN i % 20 = 1 THEN 1760000000000 + i * 100000 + 2592000000 END
FROM n;

-- Some of the open tables are in direct messages.
UPDATE tables SET direct = 1, guild_id = channel_id WHERE open = 1 AND id % 700 = 0;

WITH RECURSIVE k (j) AS (SELECT CAST(1 AS BIGINT) UNION ALL SELECT j + 1 FROM k WHERE j < 10)
INSERT INTO events (table_id, seq, at, version, body)
SELECT id, j, created_at + j, 1, '{"what":"played"}' FROM tables CROSS JOIN k;

INSERT INTO announcements
    (table_id, seq, position, channel_id, created_at, body, nonce, lease_until, attempts, done_at, guild_id, head)
SELECT table_id, seq, 0, 1, at, '{"kind":"turn"}', table_id || '-' || seq, 0, 1, at, 1, 0 FROM events WHERE seq = 1;

-- A day on which Discord did not answer: one table in five has pending announcements, which wait for each other.
INSERT INTO announcements
    (table_id, seq, position, channel_id, created_at, body, nonce, lease_until, attempts, done_at, guild_id, head)
SELECT e.table_id, e.seq, 0, 1, e.at, '{"kind":"turn"}', e.table_id || '-' || e.seq, 0, 0, NULL, t.guild_id,
    CASE WHEN e.seq = 2 THEN 1 ELSE 0 END
FROM events e JOIN tables t ON t.id = e.table_id WHERE e.seq > 1 AND e.seq < 4 AND e.table_id % 10 = 0;

INSERT INTO handled (interaction_id, table_id, at) SELECT table_id * 10 + seq, table_id, at FROM events;

INSERT INTO messages (table_id, kind, message_id, channel_id) SELECT id, 'board', id, channel_id FROM tables;

INSERT INTO table_people (person_id, table_id)
SELECT id % 1000, id FROM tables WHERE open = 1 UNION ALL SELECT 1000 + id % 1000, id FROM tables WHERE open = 1;

INSERT INTO results
    (table_id, guild_id, number, channel_id, started_at, finished_at, edition, changed, scoring, rounds)
SELECT id, guild_id, id / ({size} / 100) + 1, channel_id, created_at, changed_at, 'goliath', 0, 'standard', 1
FROM tables WHERE open = 0 AND forget_at IS NULL;

INSERT INTO result_counts (guild_id, last) SELECT guild_id, MAX(number) FROM results GROUP BY guild_id;

WITH RECURSIVE k (j) AS (SELECT CAST(0 AS INTEGER) UNION ALL SELECT j + 1 FROM k WHERE j < 1)
INSERT INTO result_seats
    (table_id, seat, person_id, name, points, place, turns, missed_turns, placements, draws, bridges, hexagons, double_hexagons,
     triple_hexagons, best_move, rounds_won)
SELECT table_id, j, (table_id + j) % 1000, 'Somebody', 10, 1, 9, 0, 9, 3, 1, 0, 0, 0, 40, 1 FROM results CROSS JOIN k;

INSERT INTO reviews (table_id, judge, person_id, made_at, body)
SELECT table_id, 1, table_id % 1000, 1760000000000 + table_id, '[]' FROM results WHERE table_id % 10 = 0;

WITH RECURSIVE n (i) AS (SELECT CAST(1 AS BIGINT) UNION ALL SELECT i + 1 FROM n WHERE i < {size})
INSERT INTO tournaments (id, guild_id, channel_id, open, due_at, show_at, seq, created_at, changed_at)
SELECT i, i % ({size} / 100), 7000000000 + i % ({size} / 10), 0, NULL, NULL, 1, 1760000000000 + i, 1760000000000 + i FROM n;

INSERT INTO tournament_events (tournament_id, seq, at, version, body)
SELECT id, 1, created_at, 1, '{"what":"created"}' FROM tournaments;

INSERT INTO tournament_tables (tournament_id, number, table_id, waiting) SELECT id, 1, id, 0 FROM tables WHERE id % 3 = 0;

INSERT INTO tournament_posts (tournament_id, name, message_id, channel_id, content_hash)
SELECT id, 'board', id, channel_id, 'abc' FROM tournaments;

WITH RECURSIVE k (j) AS (SELECT CAST(1 AS BIGINT) UNION ALL SELECT j + 1 FROM k WHERE j < 12)
INSERT INTO season_ends (guild_id, ends_at, length, created_at, lease_until, attempts, done_at)
SELECT guild_id, 1760000000000 + j * 2592000000, 'month', 0, 0, 1, 1 FROM result_counts CROSS JOIN k;

WITH RECURSIVE k (j) AS (SELECT CAST(1 AS BIGINT) UNION ALL SELECT j + 1 FROM k WHERE j < 20)
INSERT INTO members (guild_id, person_id, gone, checked_at) SELECT guild_id, j, 0, 0 FROM result_counts CROSS JOIN k;

INSERT INTO callable_people (guild_id, person_id) SELECT guild_id, person_id FROM members;

INSERT INTO guild_settings (guild_id, locale, theme) SELECT guild_id, 'fr', NULL FROM result_counts;
INSERT INTO guild_leagues (guild_id, season) SELECT guild_id, 'quarter' FROM result_counts WHERE guild_id % 9 = 0;
INSERT INTO tournament_roles (guild_id, role_id) SELECT guild_id, 1 FROM result_counts;
INSERT INTO person_settings (person_id, locale, theme) SELECT id, 'fr', NULL FROM tournaments;
INSERT INTO introduced (person_id) SELECT id FROM tournaments;
INSERT INTO standing_orders (table_id, person_id, revision, body)
SELECT table_id, person_id, table_id, '{"given":true,"then_draw":true}' FROM table_people;
INSERT INTO ping_settings (person_id, mode, direct_closed) SELECT id, 'silent', 0 FROM tournaments;
INSERT INTO pings (person_id, table_id, guild_id, occasion, turn_since, kind, due_at, next_at, attempts, done_at)
SELECT id, id, id % 100, 1, 1, 'direct', 1760000000000, 1760000000000, 1, 1760000000000 FROM tournaments;
INSERT INTO quiet_hours (person_id, from_minute, to_minute, zone) SELECT id, 0, 60, 'UTC' FROM tournaments;
INSERT INTO leases (name, owner, until) SELECT 'tournament-' || id, 'somebody', id FROM tournaments;
INSERT INTO forgetting (person_id, secret, asked_at) SELECT id, 'abcd', 0 FROM tournaments WHERE id < 3;
INSERT INTO departures (guild_id, left_at) SELECT guild_id, 1760000000000 FROM result_counts WHERE guild_id % 9 = 0;
INSERT INTO voidings (guild_id, number, seq, table_id, voided, at, person_id, name, reason)
SELECT guild_id, number, 1, table_id, 1, 0, table_id % 1000, 'Somebody', 'why' FROM results WHERE table_id % 4 = 0;

-- Moderators: each server restricts the channels in which tables are opened, suspends a person once a month, and has a log.
INSERT INTO guild_openings (guild_id, channels, roles) SELECT DISTINCT guild_id, '1 2 3', '' FROM tables;

WITH RECURSIVE k (j) AS (SELECT CAST(1 AS BIGINT) UNION ALL SELECT j + 1 FROM k WHERE j < 12)
INSERT INTO bars (guild_id, person_id, cause, words, since, until)
SELECT guild_id, j, 'stalling', NULL, 1760000000000, 1790000000000 FROM guild_openings CROSS JOIN k;

WITH RECURSIVE k (j) AS (SELECT CAST(1 AS BIGINT) UNION ALL SELECT j + 1 FROM k WHERE j < 100)
INSERT INTO moderation_log (guild_id, interaction_id, at, moderator_id, person_id, body)
SELECT guild_id, guild_id * 1000 + j + 5000000000, 1760000000000 + j, 1, j, '{"what":"lifted"}' FROM guild_openings CROSS JOIN k;
