/** When the license was looked at and how much of its grace has passed, and the studio's own key of an AI provider. */
export const license = `
CREATE TABLE license_checks (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  checked_at TEXT NOT NULL, next_at TEXT NOT NULL,
  failures INTEGER NOT NULL DEFAULT 0 CHECK (failures >= 0),
  seen_at TEXT NOT NULL, spent_seconds INTEGER NOT NULL DEFAULT 0 CHECK (spent_seconds >= 0)
);

CREATE TABLE ai_settings (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  provider TEXT NOT NULL, api_key_encrypted TEXT NOT NULL,
  created_at TEXT NOT NULL, updated_at TEXT NOT NULL
);
`
