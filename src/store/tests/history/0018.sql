-- Since the eighteenth version people can say what they want done in their next turns.
INSERT INTO standing_orders (table_id, person_id, revision, body) SELECT id, 5, 900, '{"given":true}' FROM tables WHERE open = 1;
