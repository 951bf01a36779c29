-- The time at which people were called to the table; NULL if nobody was.
ALTER TABLE tables ADD COLUMN people_called_at BIGINT;
CREATE INDEX tables_without_call ON tables (created_at) WHERE status = 'lobby' AND people_called_at IS NULL;
