/**
 * Facts that a wrong clock must not lose: the end that a membership had before it was ended early, and decisions made by the
 * clock alone, as they were before, so that they can be undone.
 */
export const clock = /* sql */ `
ALTER TABLE memberships ADD COLUMN ended_early BOOLEAN NOT NULL DEFAULT 0;
ALTER TABLE memberships ADD COLUMN former_expires_on TEXT;
UPDATE memberships SET ended_early = 1, former_expires_on = expires_on
WHERE status = 'expired' AND (source = 'import' OR expires_on IS NULL OR expires_on = starts_on);

CREATE TABLE clock_steps (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  at TEXT NOT NULL,
  entity TEXT NOT NULL, entity_id INTEGER NOT NULL,
  before JSON_TEXT NOT NULL, made JSON_TEXT NOT NULL
);
CREATE INDEX clock_steps_at ON clock_steps (at);
CREATE INDEX clock_steps_entity ON clock_steps (entity, entity_id);
`
