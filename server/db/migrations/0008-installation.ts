/** The database's place: the key it was filled under, and room to try whether it takes writes. */
export const installation = `
CREATE TABLE installation (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  key_fingerprint TEXT,
  probe BLOB
);
INSERT INTO installation (id) VALUES (1);
`
