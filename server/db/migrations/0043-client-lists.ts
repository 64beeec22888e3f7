/**
 * The columns of a list of clients: indexes hold bookings and amounts due as long as they are open; clients are sorted by their
 * last visit and by their first. And the lists that staff saved.
 */
export const clientLists = `
CREATE INDEX bookings_booked ON bookings (client_id, scheduled_class_id) WHERE status = 'booked';
CREATE INDEX charges_owed ON charges (client_id, amount_minor) WHERE status = 'due';
CREATE INDEX clients_visit ON clients (coalesce(last_visit_at, ''), id, is_active);
CREATE INDEX clients_since ON clients (coalesce(client_since_on, created_at), id, is_active);
CREATE TABLE client_views (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  staff_id INTEGER NOT NULL REFERENCES staff (id) ON DELETE CASCADE,
  name TEXT NOT NULL COLLATE NOCASE,
  is_shared BOOLEAN NOT NULL DEFAULT 0,
  asked JSON_TEXT NOT NULL,
  created_at TEXT NOT NULL,
  UNIQUE (staff_id, name)
);
CREATE INDEX client_views_shared ON client_views (is_shared) WHERE is_shared = 1;
`
