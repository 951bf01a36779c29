-- Since the ninth version outcomes of tournaments are kept.
UPDATE tournaments SET outcome_version = 1 WHERE id = 22;
INSERT INTO tournament_outcome_counts (guild_id, last) VALUES (7, 3);
INSERT INTO tournament_outcomes (tournament_id, guild_id, number, finished_at, version, outcome) VALUES
    (22, 7, 3, 1000, 1, '{"name":"Ünïcôdé"}');
