-- Reviews of finished matches: what the choices and the tiles of each player were worth. A review can always be computed again.
CREATE TABLE reviews (
    table_id BIGINT NOT NULL PRIMARY KEY,
    -- The version of the judge. Only reviews of the same version can be compared.
    judge INTEGER NOT NULL,
    -- The person who requested the review. The number of reviews of a person in a day is limited.
    person_id BIGINT NOT NULL,
    made_at BIGINT NOT NULL,
    body TEXT NOT NULL
);
CREATE INDEX reviews_by_person ON reviews (person_id, made_at);
