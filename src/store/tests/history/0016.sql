-- Since the sixteenth version a server chooses how its tables are where nobody does.
INSERT INTO guild_table_defaults (guild_id, edition, length, clock, thread) VALUES (7, 'kids', 'rounds-3', NULL, 1);
