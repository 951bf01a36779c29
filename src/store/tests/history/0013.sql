-- Since the thirteenth version a server chooses which boards keep their pictures.
INSERT INTO guild_pictures (guild_id, kept) VALUES (7, 'all');
