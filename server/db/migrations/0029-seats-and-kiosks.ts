/**
 * Rooms with places that have names, who sits on which, and the tablets at the door. A plan or a seat that is taken away stays
 * for what was booked on it. One seat holds one live booking of a class, and one offer of its waitlist.
 */
export const seatsAndKiosks = /* sql */ `
CREATE TABLE room_plans (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT NOT NULL,
  removed_at TEXT,
  created_at TEXT NOT NULL, updated_at TEXT NOT NULL
);
CREATE TABLE room_plan_seats (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  room_plan_id INTEGER NOT NULL REFERENCES room_plans (id),
  name TEXT NOT NULL, x INTEGER NOT NULL, y INTEGER NOT NULL,
  removed_at TEXT
);
CREATE UNIQUE INDEX room_plan_seats_name ON room_plan_seats (room_plan_id, name COLLATE NOCASE) WHERE removed_at IS NULL;
CREATE UNIQUE INDEX room_plan_seats_at ON room_plan_seats (room_plan_id, y, x) WHERE removed_at IS NULL;
CREATE INDEX room_plan_seats_plan ON room_plan_seats (room_plan_id);

ALTER TABLE class_templates ADD COLUMN room_plan_id INTEGER REFERENCES room_plans (id);
ALTER TABLE class_series ADD COLUMN room_plan_id INTEGER REFERENCES room_plans (id);
ALTER TABLE scheduled_classes ADD COLUMN room_plan_id INTEGER REFERENCES room_plans (id);
CREATE INDEX scheduled_classes_room_plan ON scheduled_classes (room_plan_id, starts_at) WHERE room_plan_id IS NOT NULL;

ALTER TABLE bookings ADD COLUMN seat_id INTEGER REFERENCES room_plan_seats (id);
CREATE UNIQUE INDEX bookings_seat ON bookings (scheduled_class_id, seat_id)
  WHERE seat_id IS NOT NULL AND status IN ('booked', 'checked_in', 'no_show');
ALTER TABLE waitlist_entries ADD COLUMN seat_id INTEGER REFERENCES room_plan_seats (id);
CREATE UNIQUE INDEX waitlist_entries_seat ON waitlist_entries (scheduled_class_id, seat_id)
  WHERE seat_id IS NOT NULL AND status = 'offered';

CREATE TABLE usual_seats (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  client_id INTEGER NOT NULL REFERENCES clients (id),
  room_plan_id INTEGER NOT NULL REFERENCES room_plans (id),
  seat_id INTEGER NOT NULL REFERENCES room_plan_seats (id),
  created_at TEXT NOT NULL
);
CREATE UNIQUE INDEX usual_seats_client ON usual_seats (client_id, room_plan_id);
CREATE INDEX usual_seats_seat ON usual_seats (seat_id);

CREATE TABLE kiosks (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT NOT NULL,
  establishment_id INTEGER REFERENCES establishments (id),
  pairing_hash TEXT, pairing_until TEXT,
  token_hash TEXT, paired_at TEXT,
  created_at TEXT NOT NULL, updated_at TEXT NOT NULL
);
CREATE UNIQUE INDEX kiosks_pairing ON kiosks (pairing_hash) WHERE pairing_hash IS NOT NULL;
CREATE UNIQUE INDEX kiosks_token ON kiosks (token_hash) WHERE token_hash IS NOT NULL;
`
