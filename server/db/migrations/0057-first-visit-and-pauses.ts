/**
 * Passes whose validity counts from the first visit, what a contract asks for before it ends, and pauses that are planned or
 * asked for. Whatever there is counts from its purchase and has no pause to come.
 */
export const firstVisitAndPauses = /* sql */ `
ALTER TABLE membership_type_terms ADD COLUMN starts TEXT NOT NULL DEFAULT 'purchase'
  CHECK (starts IN ('purchase', 'first_visit'));
ALTER TABLE membership_type_terms ADD COLUMN starts_within_days INTEGER NOT NULL DEFAULT 90
  CHECK (starts_within_days > 0);
ALTER TABLE membership_type_terms ADD COLUMN minimum_term_intervals INTEGER NOT NULL DEFAULT 0
  CHECK (minimum_term_intervals >= 0);
ALTER TABLE membership_type_terms ADD COLUMN notice_days INTEGER NOT NULL DEFAULT 0 CHECK (notice_days >= 0);
ALTER TABLE membership_types ADD COLUMN self_service_pause BOOLEAN NOT NULL DEFAULT 0;

ALTER TABLE memberships ADD COLUMN first_visit_by_on TEXT;
ALTER TABLE memberships ADD COLUMN first_visit_on TEXT;
ALTER TABLE memberships ADD COLUMN first_visit_settled_at TEXT;
ALTER TABLE bookings ADD COLUMN booked_for TEXT;
ALTER TABLE appointments ADD COLUMN booked_for TEXT;

ALTER TABLE membership_pauses ADD COLUMN told_at TEXT;
CREATE INDEX membership_pauses_planned ON membership_pauses (starts_on) WHERE ended_on IS NULL;

CREATE TABLE pause_requests (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  membership_id INTEGER NOT NULL REFERENCES memberships (id),
  starts_on TEXT NOT NULL,
  pause_days INTEGER NOT NULL CHECK (pause_days > 0),
  task_id INTEGER NOT NULL UNIQUE REFERENCES tasks (id),
  created_at TEXT NOT NULL,
  closed_at TEXT
);
CREATE INDEX pause_requests_membership ON pause_requests (membership_id);
`
