/**
 * Weekly bookings: a spot in every class of a series, booked as each opens. The outcome for each class is kept, so that a
 * cancelled one is not booked again. Off for clients of an existing studio until its owner turns it on.
 */
export const standingBookings = /* sql */ `
ALTER TABLE settings ADD COLUMN standing_bookings_enabled BOOLEAN NOT NULL DEFAULT 0;
ALTER TABLE settings ADD COLUMN standing_booking_days_ahead INTEGER NOT NULL DEFAULT 28;

CREATE TABLE standing_bookings (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  client_id INTEGER NOT NULL REFERENCES clients (id),
  series_id INTEGER NOT NULL REFERENCES class_series (id),
  seat_id INTEGER REFERENCES room_plan_seats (id),
  starts_on TEXT NOT NULL,
  ends_on TEXT CHECK (ends_on >= starts_on),
  made_by TEXT NOT NULL CHECK (made_by IN ('client', 'staff')),
  ended_at TEXT,
  ended_because TEXT CHECK (ended_because IN ('client', 'staff', 'date', 'series', 'inactive')),
  created_at TEXT NOT NULL, updated_at TEXT NOT NULL,
  CHECK ((ended_at IS NULL) = (ended_because IS NULL))
);
CREATE UNIQUE INDEX standing_bookings_live ON standing_bookings (series_id, client_id) WHERE ended_at IS NULL;
CREATE INDEX standing_bookings_client ON standing_bookings (client_id);

CREATE TABLE standing_booking_skips (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  standing_booking_id INTEGER NOT NULL REFERENCES standing_bookings (id),
  on_date TEXT NOT NULL,
  scheduled_class_id INTEGER REFERENCES scheduled_classes (id),
  created_at TEXT NOT NULL
);
CREATE INDEX standing_booking_skips_of ON standing_booking_skips (standing_booking_id, on_date);

CREATE TABLE standing_booking_classes (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  standing_booking_id INTEGER NOT NULL REFERENCES standing_bookings (id),
  scheduled_class_id INTEGER NOT NULL REFERENCES scheduled_classes (id),
  outcome TEXT NOT NULL CHECK (outcome IN ('later', 'refused', 'booked', 'waitlisted')),
  look_at TEXT,
  reasons JSON_TEXT,
  told_at TEXT,
  booking_id INTEGER REFERENCES bookings (id),
  entry_id INTEGER REFERENCES waitlist_entries (id),
  created_at TEXT NOT NULL, updated_at TEXT NOT NULL,
  UNIQUE (standing_booking_id, scheduled_class_id)
);
CREATE INDEX standing_booking_classes_booking ON standing_booking_classes (booking_id) WHERE booking_id IS NOT NULL;
CREATE INDEX standing_booking_classes_entry ON standing_booking_classes (entry_id) WHERE outcome = 'waitlisted';
CREATE INDEX standing_booking_classes_untold ON standing_booking_classes (created_at)
  WHERE outcome = 'refused' AND told_at IS NULL;
`
