-- Since the twentieth version people can have everything about them deleted, and servers that have removed the bot are noted.
INSERT INTO forgetting (person_id, secret, asked_at, done_at) VALUES (78, 'abcd', 9, NULL);
INSERT INTO departures (guild_id, left_at) VALUES (8, 9);
