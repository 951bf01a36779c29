-- Since the third version people have quiet hours.
INSERT INTO quiet_hours (person_id, from_minute, to_minute, zone) VALUES (42, 1320, 480, 'Europe/Paris');
