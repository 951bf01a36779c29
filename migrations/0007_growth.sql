-- What keeps every query short, however much has been played: columns and indexes by which it finds its rows.

-- Who opened the table; nobody where a tournament did.
ALTER TABLE tables ADD COLUMN opened_by BIGINT;
-- When nothing of the table need be kept any more: it was closed before a match was played to its end.
ALTER TABLE tables ADD COLUMN forget_at BIGINT;

UPDATE tables SET forget_at = changed_at + 2592000000
WHERE open = 0
    AND NOT EXISTS (SELECT 1 FROM results r WHERE r.table_id = tables.id)
    AND NOT EXISTS (SELECT 1 FROM tournament_tables w WHERE w.table_id = tables.id);

CREATE INDEX tables_open_by_guild ON tables (guild_id) WHERE open = 1 AND opened_by IS NOT NULL;
CREATE INDEX tables_lobbies_by_person ON tables (opened_by) WHERE status = 'lobby' AND opened_by IS NOT NULL;
CREATE INDEX tables_to_forget ON tables (forget_at) WHERE forget_at IS NOT NULL;

-- The server it is for.
ALTER TABLE announcements ADD COLUMN guild_id BIGINT NOT NULL DEFAULT 0;
-- 1 if it is the first of its table that is not done, and so the one that may be handed out.
ALTER TABLE announcements ADD COLUMN head INTEGER NOT NULL DEFAULT 0 CHECK (head = 0 OR head = 1);

UPDATE announcements SET guild_id = (SELECT t.guild_id FROM tables t WHERE t.id = announcements.table_id)
WHERE done_at IS NULL;
UPDATE announcements SET head = 1
WHERE done_at IS NULL AND NOT EXISTS (
    SELECT 1 FROM announcements b WHERE b.table_id = announcements.table_id AND b.done_at IS NULL
        AND (b.seq < announcements.seq OR (b.seq = announcements.seq AND b.position < announcements.position)));

-- Those that are free, those that wait for a moment, and those that somebody has in hand.
CREATE INDEX announcements_free ON announcements (created_at, table_id)
WHERE head = 1 AND done_at IS NULL AND lease_until = 0;
CREATE INDEX announcements_later ON announcements (lease_until)
WHERE head = 1 AND done_at IS NULL AND lease_until > 0;
CREATE INDEX announcements_in_hand ON announcements (guild_id, lease_until)
WHERE done_at IS NULL AND lease_owner IS NOT NULL;

CREATE INDEX leases_until ON leases (until);
