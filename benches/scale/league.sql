-- Three years of a busy server: {size} matches of two to four players among {people} people, with three editions. The statements
-- run on both databases.

WITH RECURSIVE n (i) AS (SELECT CAST(1 AS BIGINT) UNION ALL SELECT i + 1 FROM n WHERE i < {size})
INSERT INTO tables (id, guild_id, channel_id, status, open, due_at, seq, created_at, changed_at)
SELECT i, {guild}, i % 50, 'over', 0, NULL, 1, {start} + i * {step}, {start} + i * {step} FROM n;

INSERT INTO results
    (table_id, guild_id, number, channel_id, started_at, finished_at, edition, changed, scoring, rounds)
SELECT id, guild_id, id, channel_id, created_at, created_at,
    CASE id % 3 WHEN 0 THEN 'goliath' WHEN 1 THEN 'tournament' ELSE 'goliath-nl' END, 0, 'standard', 1
FROM tables;

INSERT INTO result_counts (guild_id, last) VALUES ({guild}, {size});

WITH RECURSIVE k (j) AS (SELECT CAST(0 AS INTEGER) UNION ALL SELECT j + 1 FROM k WHERE j < 3)
INSERT INTO result_seats
    (table_id, seat, person_id, name, points, place, turns, missed_turns, placements, draws, bridges, hexagons, double_hexagons,
     triple_hexagons, best_move, rounds_won)
SELECT table_id, j, 1 + (table_id * 48271 % 2147483647 + j * (1 + table_id * 16807 % 2147483647 % 97)) % {people},
    'Somebody of this name', 100 + (table_id * 31 + j * 7) % 60, 1 + (table_id + j) % (2 + table_id % 3), 9, 0, 9, 3, 1, 0, 0, 0,
    (table_id * 17 + j) % 80, 1
FROM results CROSS JOIN k WHERE j < 2 + table_id % 3;

WITH RECURSIVE n (i) AS (SELECT CAST(1 AS BIGINT) UNION ALL SELECT i + 1 FROM n WHERE i < {people})
INSERT INTO members (guild_id, person_id, gone, checked_at)
SELECT {guild}, i, CASE WHEN i % 20 = 0 THEN 1 ELSE 0 END, {now} - i * 6000 FROM n;
