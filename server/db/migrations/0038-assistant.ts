/** Proposals of the assistant, each for one manager, until it is confirmed or lapses. */
export const assistant = `
CREATE TABLE assistant_proposals (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  staff_id INTEGER NOT NULL REFERENCES staff (id),
  kind TEXT NOT NULL, input JSON_TEXT NOT NULL,
  created_at TEXT NOT NULL, expires_at TEXT NOT NULL, confirmed_at TEXT
);
CREATE INDEX assistant_proposals_expire ON assistant_proposals (expires_at);
`
