-- Since the eighth version results tell more of their rules and ends.
UPDATE results SET play_changed = 1, given_up = 1 WHERE table_id = 13;
UPDATE result_seats SET minded_turns = 4 WHERE table_id = 13 AND seat = 0;
