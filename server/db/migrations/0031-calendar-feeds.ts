/**
 * Links by which calendars read along. Their token is made of the row's id and the studio's key, so none is kept here; a row
 * that goes ends its link for good. A letter about a booking or an
 * appointment brings it as a file for the calendar.
 */
export const calendarFeeds = `
CREATE TABLE calendar_feeds (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  kind TEXT NOT NULL CHECK (kind IN ('client', 'instructor', 'studio')),
  client_id INTEGER REFERENCES clients (id),
  instructor_id INTEGER REFERENCES instructors (id),
  created_at TEXT NOT NULL,
  CHECK ((client_id IS NOT NULL) = (kind = 'client') AND (instructor_id IS NOT NULL) = (kind = 'instructor'))
);
CREATE UNIQUE INDEX calendar_feeds_whose ON calendar_feeds (kind, coalesce(client_id, instructor_id, 0));
CREATE INDEX calendar_feeds_client ON calendar_feeds (client_id) WHERE client_id IS NOT NULL;
CREATE INDEX calendar_feeds_instructor ON calendar_feeds (instructor_id) WHERE instructor_id IS NOT NULL;
ALTER TABLE emails ADD COLUMN booking_id INTEGER;
ALTER TABLE emails ADD COLUMN appointment_id INTEGER;
`
