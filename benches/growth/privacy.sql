-- Ten events at each of {size} tables, which name two people each, as a version without the index of people has written them. Two
-- in ten thousand tables name the same person. The statements run on both databases.

WITH RECURSIVE n (i) AS (SELECT CAST(1 AS BIGINT) UNION ALL SELECT i + 1 FROM n WHERE i < {size})
INSERT INTO tables (id, guild_id, channel_id, status, open, seq, created_at, changed_at)
SELECT i, 1100000000000000000 + i % ({size} / 100), 1200000000000000000 + i % ({size} / 10), 'over', 0, 10,
    1760000000000 + i * 1000, 1760000000000 + i * 1000 + 60000
FROM n;

INSERT INTO events (table_id, seq, at, version, body)
SELECT id, 1, created_at, 1,
    '{"what":"opened","guild":' || guild_id || ',"channel":' || channel_id || ',"host":{"id":'
        || (CASE WHEN id % 5000 = 0 THEN 643945264868098049 ELSE 700000000000000000 + id % ({size} / 10) END)
        || ',"name":"Somebody"},"rules":{"edition":"classic","goal":400,"rounds":null,"tiles":56,"bridge":40,"hexagon":50}}'
FROM tables;

INSERT INTO events (table_id, seq, at, version, body)
SELECT id, 2, created_at + 1, 1,
    '{"what":"sat","person":{"id":' || (800000000000000000 + id % ({size} / 20)) || ',"name":"Somebody else"}}'
FROM tables;

WITH RECURSIVE k (j) AS (SELECT CAST(3 AS BIGINT) UNION ALL SELECT j + 1 FROM k WHERE j < 10)
INSERT INTO events (table_id, seq, at, version, body)
SELECT id, j, created_at + j, 1,
    '{"what":"played","event":{"placed":{"seat":1,"tile":"3-4-5","cell":{"row":-2,"column":' || j
        || '},"turn":2,"points":{"tile":12,"bridge":40,"hexagon":0},"spot":17,"drawn":["0-1-2"],"left":5}},"decision":' || j || '}'
FROM tables CROSS JOIN k;
