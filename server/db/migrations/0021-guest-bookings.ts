/**
 * Places that somebody without an account has asked for: held for a while under an e-mail, until its owner (or the studio) says
 * so. `asked_from` is a keyed hash of the address it was asked from, kept while the place is held.
 */
export const guestBookings = /* sql */ `
CREATE TABLE guest_bookings (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  scheduled_class_id INTEGER NOT NULL REFERENCES scheduled_classes (id),
  full_name TEXT NOT NULL, email TEXT NOT NULL, phone TEXT, locale TEXT NOT NULL,
  status TEXT NOT NULL DEFAULT 'held' CHECK (status IN ('held', 'lapsed', 'booked', 'declined')),
  held_until TEXT NOT NULL,
  is_for_staff BOOLEAN NOT NULL,
  asked_from TEXT,
  confirm_hash TEXT NOT NULL, cancel_hash TEXT,
  client_id INTEGER REFERENCES clients (id),
  booking_id INTEGER REFERENCES bookings (id),
  created_at TEXT NOT NULL, updated_at TEXT NOT NULL
);
CREATE UNIQUE INDEX guest_bookings_held ON guest_bookings (scheduled_class_id, email) WHERE status = 'held';
CREATE INDEX guest_bookings_until ON guest_bookings (held_until) WHERE status = 'held';
CREATE INDEX guest_bookings_from ON guest_bookings (asked_from) WHERE asked_from IS NOT NULL;
CREATE INDEX guest_bookings_open ON guest_bookings (id) WHERE status IN ('held', 'lapsed');
CREATE UNIQUE INDEX guest_bookings_confirm ON guest_bookings (confirm_hash);
CREATE UNIQUE INDEX guest_bookings_cancel ON guest_bookings (cancel_hash) WHERE cancel_hash IS NOT NULL;
CREATE INDEX guest_bookings_email ON guest_bookings (email, created_at);
CREATE INDEX guest_bookings_client ON guest_bookings (client_id) WHERE client_id IS NOT NULL;
CREATE INDEX guest_bookings_created ON guest_bookings (created_at);
`
