-- The name of the choice from whom a person takes invitations; NULL for anyone.
ALTER TABLE ping_settings ADD COLUMN invitations TEXT;
