-- What players of games over days want done in their next turns. It is theirs alone, so it is no event of the table.
CREATE TABLE standing_orders (
    table_id BIGINT NOT NULL REFERENCES tables (id),
    person_id BIGINT NOT NULL,
    -- Another one after each change: only what was read is carried out.
    revision BIGINT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, person_id)
);
