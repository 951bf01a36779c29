-- An index from people to the tables and tournaments that name them, so that a copy or a deletion of a person's data reads only those.
-- It has every number in an event that can be the id of a person.

-- The number of the last event that is indexed. A version of the program that knows nothing of the index appends events without moving
-- this on; such tables and tournaments are indexed anew.
ALTER TABLE tables ADD COLUMN indexed_up_to BIGINT NOT NULL DEFAULT 0;
ALTER TABLE tournaments ADD COLUMN indexed_up_to BIGINT NOT NULL DEFAULT 0;

CREATE INDEX tables_not_indexed ON tables (id) WHERE indexed_up_to < seq;
CREATE INDEX tournaments_not_indexed ON tournaments (id) WHERE indexed_up_to < seq;

-- The rows go with their table or tournament, also if an older version of the program deletes it.
CREATE TABLE named_at_tables (
    person_id BIGINT NOT NULL,
    table_id BIGINT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    PRIMARY KEY (person_id, table_id)
);

CREATE INDEX named_at_tables_by_table ON named_at_tables (table_id);

CREATE TABLE named_in_tournaments (
    person_id BIGINT NOT NULL,
    tournament_id BIGINT NOT NULL REFERENCES tournaments (id) ON DELETE CASCADE,
    PRIMARY KEY (person_id, tournament_id)
);

CREATE INDEX named_in_tournaments_by_tournament ON named_in_tournaments (tournament_id);
