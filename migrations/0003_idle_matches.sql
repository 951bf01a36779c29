-- A match without a clock now has a timed action as well: after a week without a move, its channel is asked about it.
UPDATE tables SET due_at = changed_at + 604800000
WHERE status = 'playing' AND due_at IS NULL AND opened_by IS NOT NULL AND direct = 0;
