-- Since the twelfth version a server chooses how well computers play.
INSERT INTO guild_computers (guild_id, level) VALUES (7, 'hard');
