-- Since the second version there are results: of the match that is over, between a person who left and a computer.
INSERT INTO result_counts (guild_id, last) VALUES (-8, 1);
INSERT INTO results
    (table_id, guild_id, number, channel_id, started_at, finished_at, edition, changed, scoring, rounds) VALUES
    (13, -8, 1, 102, 600, 900, 'goliath', 0, 'standard', 1);
INSERT INTO result_seats
    (table_id, seat, person_id, name, computer, left_order, points, place, turns, missed_turns, placements, draws, bridges,
     hexagons, double_hexagons, triple_hexagons, best_move, rounds_won) VALUES
    (13, 0, 42, 'Ada', NULL, 1, -12, 2, 5, 1, 3, 4, 1, 0, 0, 0, 52, 0),
    (13, 1, NULL, NULL, 1, NULL, 88, 1, 6, 0, 6, 0, 0, 1, 0, 0, 61, 1);
