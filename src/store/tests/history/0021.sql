-- Since the twenty-first version moderators choose where tables are opened and by whom, and bar people.
INSERT INTO guild_openings (guild_id, channels, roles) VALUES (7, '8 9', '5');
INSERT INTO bars (guild_id, person_id, cause, words, since, until) VALUES (7, 77, 'words', 'two accounts', 9, NULL);
INSERT INTO moderation_log (guild_id, interaction_id, at, moderator_id, person_id, body)
VALUES (7, 100, 9, 78, 77, '{"what":"lifted"}');
