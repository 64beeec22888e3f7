/** The proxies that the public door trusts, and the links that were requested and are not written yet. */
export const doors = /* sql */ `
ALTER TABLE settings ADD COLUMN lan_enabled BOOLEAN NOT NULL DEFAULT 0;
ALTER TABLE settings ADD COLUMN forwarded_for_trusted BOOLEAN;
ALTER TABLE settings ADD COLUMN trusted_proxies JSON_TEXT NOT NULL DEFAULT '[]';

CREATE TABLE link_requests (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  email TEXT NOT NULL,
  asked_by TEXT NOT NULL CHECK (asked_by IN ('forgotten', 'registering')),
  requested_at TEXT NOT NULL
);
CREATE INDEX link_requests_email ON link_requests (email);
`
