/** Records that the studio must keep: waivers with every version and signature, tags and their rules, erasure requests. */
export const compliance = /* sql */ `
CREATE TABLE waivers (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  title TEXT NOT NULL, body TEXT NOT NULL,
  requires_before_booking BOOLEAN NOT NULL DEFAULT 0,
  version INTEGER NOT NULL DEFAULT 1,
  is_active BOOLEAN NOT NULL DEFAULT 1,
  created_at TEXT NOT NULL, updated_at TEXT NOT NULL
);

CREATE TABLE waiver_versions (
  waiver_id INTEGER NOT NULL REFERENCES waivers (id),
  version INTEGER NOT NULL,
  body TEXT NOT NULL,
  created_at TEXT NOT NULL,
  PRIMARY KEY (waiver_id, version)
) WITHOUT ROWID;

CREATE TABLE waiver_signatures (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  waiver_id INTEGER NOT NULL, version INTEGER NOT NULL,
  client_id INTEGER NOT NULL REFERENCES clients (id),
  guardian_id INTEGER REFERENCES clients (id),
  title TEXT NOT NULL,
  signed_name TEXT NOT NULL,
  ip_address TEXT,
  signed_at TEXT NOT NULL,
  FOREIGN KEY (waiver_id, version) REFERENCES waiver_versions (waiver_id, version)
);
CREATE INDEX waiver_signatures_client ON waiver_signatures (client_id, waiver_id, version);
CREATE INDEX waiver_signatures_guardian ON waiver_signatures (guardian_id) WHERE guardian_id IS NOT NULL;
CREATE INDEX waiver_signatures_waiver ON waiver_signatures (waiver_id, version);

CREATE TABLE tags (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT NOT NULL COLLATE NOCASE UNIQUE,
  color TEXT,
  created_at TEXT NOT NULL, updated_at TEXT NOT NULL
);

CREATE TABLE auto_tag_rules (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  tag_id INTEGER NOT NULL REFERENCES tags (id),
  trigger_event TEXT NOT NULL,
  condition_json JSON_TEXT,
  is_active BOOLEAN NOT NULL DEFAULT 1,
  created_at TEXT NOT NULL, updated_at TEXT NOT NULL
);
CREATE INDEX auto_tag_rules_event ON auto_tag_rules (trigger_event);
CREATE INDEX auto_tag_rules_tag ON auto_tag_rules (tag_id);

CREATE TABLE client_tags (
  client_id INTEGER NOT NULL REFERENCES clients (id),
  tag_id INTEGER NOT NULL REFERENCES tags (id) ON DELETE CASCADE,
  rule_id INTEGER REFERENCES auto_tag_rules (id) ON DELETE SET NULL,
  created_at TEXT NOT NULL,
  PRIMARY KEY (client_id, tag_id)
) WITHOUT ROWID;
CREATE INDEX client_tags_tag ON client_tags (tag_id, client_id);
CREATE INDEX client_tags_rule ON client_tags (rule_id) WHERE rule_id IS NOT NULL;

CREATE TABLE rule_firings (
  rule_id INTEGER NOT NULL REFERENCES auto_tag_rules (id) ON DELETE CASCADE,
  event_id INTEGER NOT NULL REFERENCES events (id) ON DELETE CASCADE,
  fired_at TEXT NOT NULL,
  PRIMARY KEY (rule_id, event_id)
) WITHOUT ROWID;
CREATE INDEX rule_firings_event ON rule_firings (event_id);

CREATE TABLE erasure_requests (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  client_id INTEGER NOT NULL REFERENCES clients (id),
  requested_at TEXT NOT NULL, done_at TEXT
);
`
