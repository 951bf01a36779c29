-- What one process at a time may do, such as identifying to Discord's gateway.
CREATE TABLE leases (
    name TEXT NOT NULL PRIMARY KEY,
    owner TEXT NOT NULL,
    until BIGINT NOT NULL
);
