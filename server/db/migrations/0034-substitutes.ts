/**
 * Instructors ask to be replaced in a class; those who may claim it do. One request at a time for a class. `named`: whom the
 * studio has named, whether or not they taught such a class; `declined`: whose claim it has declined.
 */
export const substitutes = `
CREATE TABLE substitute_requests (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  scheduled_class_id INTEGER NOT NULL REFERENCES scheduled_classes (id),
  asked_by INTEGER NOT NULL REFERENCES instructors (id),
  note TEXT,
  status TEXT NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'claimed', 'filled', 'withdrawn', 'closed')),
  claimed_by INTEGER REFERENCES instructors (id),
  claimed_at TEXT,
  created_at TEXT NOT NULL, updated_at TEXT NOT NULL,
  CHECK (claimed_by IS NOT NULL OR status NOT IN ('claimed', 'filled'))
);
CREATE UNIQUE INDEX substitute_requests_live ON substitute_requests (scheduled_class_id)
  WHERE status IN ('open', 'claimed');
CREATE INDEX substitute_requests_class ON substitute_requests (scheduled_class_id);
CREATE INDEX substitute_requests_asked ON substitute_requests (asked_by);
CREATE INDEX substitute_requests_claimed ON substitute_requests (claimed_by) WHERE claimed_by IS NOT NULL;
CREATE TABLE substitute_candidates (
  request_id INTEGER NOT NULL REFERENCES substitute_requests (id),
  instructor_id INTEGER NOT NULL REFERENCES instructors (id),
  kind TEXT NOT NULL CHECK (kind IN ('named', 'declined')),
  PRIMARY KEY (request_id, instructor_id)
) WITHOUT ROWID;
CREATE INDEX substitute_candidates_instructor ON substitute_candidates (instructor_id);
ALTER TABLE settings ADD COLUMN substitute_needs_approval BOOLEAN NOT NULL DEFAULT 1;
ALTER TABLE settings ADD COLUMN substitute_cancels_free BOOLEAN NOT NULL DEFAULT 0;
`
