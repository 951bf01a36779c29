-- Since the nineteenth version a person chooses how they hear that it is their turn, and pings may come later.
INSERT INTO ping_settings (person_id, mode, digest, locale, direct_channel_id, direct_closed) VALUES (77, 'direct', 'hours-3', 'fr', 5, 0);
INSERT INTO pings (person_id, table_id, guild_id, occasion, turn_since, kind, message_id, due_at, next_at, attempts)
VALUES (77, 1, 7, 3, 9, 'morning', NULL, 10, 10, 0);
