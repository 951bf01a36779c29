-- What fair ratings ask of a result.

-- Whether something by which the play is another differed from the edition's rules: anything but the length of the match.
-- Before, only `changed` was kept, which is true of any change.
ALTER TABLE results ADD COLUMN play_changed INTEGER NOT NULL DEFAULT 0;
-- Whether the match was given up after somebody had left it.
ALTER TABLE results ADD COLUMN given_up INTEGER NOT NULL DEFAULT 0;
-- The turns that a computer played for an owner who might come back.
ALTER TABLE result_seats ADD COLUMN minded_turns INTEGER NOT NULL DEFAULT 0;
