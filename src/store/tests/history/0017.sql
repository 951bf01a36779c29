-- Since the seventeenth version a person chooses whether answers have pictures, and is shown how to play once.
UPDATE person_settings SET pictures = 'off' WHERE person_id = 42;
INSERT INTO introduced (person_id) VALUES (77);
INSERT INTO guild_hints (guild_id, hints) VALUES (7, 'none');
