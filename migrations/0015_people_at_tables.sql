-- The people of each open table, so that their games are found: those who sit there, and those whose seat a computer minds.
CREATE TABLE table_people (
    person_id BIGINT NOT NULL,
    table_id BIGINT NOT NULL REFERENCES tables (id),
    PRIMARY KEY (person_id, table_id)
);

CREATE INDEX table_people_by_table ON table_people (table_id);
