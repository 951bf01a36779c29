-- Since the fourteenth version it is known which emojis are the bot's own.
INSERT INTO application_emojis (application_id, name, emoji_id, hash) VALUES (-9, 't345_up', -11, 'abc');
