-- The deeds that were explained to a person, once each: a bridge, a hexagon, a forced draw, going out.
CREATE TABLE lessons (
    person_id BIGINT NOT NULL,
    deed TEXT NOT NULL,
    PRIMARY KEY (person_id, deed)
);
-- People who have already done something need no explanation of it. Smaller ids are those of people whose data was deleted.
INSERT INTO lessons (person_id, deed)
    SELECT DISTINCT person_id, 'bridge' FROM result_seats WHERE person_id > 5033164800000 AND bridges > 0;
INSERT INTO lessons (person_id, deed)
    SELECT DISTINCT person_id, 'hexagon' FROM result_seats
    WHERE person_id > 5033164800000 AND hexagons + double_hexagons + triple_hexagons > 0;
INSERT INTO lessons (person_id, deed)
    SELECT DISTINCT person_id, 'draw' FROM result_seats WHERE person_id > 5033164800000 AND draws > 0;
INSERT INTO lessons (person_id, deed)
    SELECT DISTINCT person_id, 'out' FROM result_seats WHERE person_id > 5033164800000 AND rounds_won > 0;
