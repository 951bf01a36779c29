-- Since the fifth version there are leases.
INSERT INTO leases (name, owner, until) VALUES ('identify', 'somebody', 9000);
