/**
 * Appointments that are paid in advance: a service says how much, and a slot is held for the client who is paying. The payment
 * is a charge of the appointment like its price, so that one may have several.
 */
export const prepaidAppointments = /* sql */ `
ALTER TABLE appointment_services ADD COLUMN prepayment TEXT NOT NULL DEFAULT 'none'
  CHECK (prepayment IN ('none', 'deposit', 'full'));
ALTER TABLE appointment_services ADD COLUMN deposit_minor INTEGER CHECK (deposit_minor > 0);

CREATE TABLE slot_holds (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  checkout_id INTEGER NOT NULL UNIQUE REFERENCES checkouts (id),
  service_id INTEGER NOT NULL REFERENCES appointment_services (id),
  instructor_id INTEGER NOT NULL REFERENCES instructors (id),
  client_id INTEGER NOT NULL REFERENCES clients (id),
  establishment_id INTEGER REFERENCES establishments (id),
  starts_at TEXT NOT NULL,
  ends_at TEXT NOT NULL CHECK (ends_at > starts_at),
  busy_until TEXT NOT NULL CHECK (busy_until >= ends_at),
  price_minor INTEGER NOT NULL CHECK (price_minor > 0),
  notes TEXT,
  status TEXT NOT NULL DEFAULT 'held' CHECK (status IN ('held', 'booked', 'lapsed', 'released')),
  held_until TEXT NOT NULL,
  appointment_id INTEGER REFERENCES appointments (id),
  created_at TEXT NOT NULL, updated_at TEXT NOT NULL
);
CREATE UNIQUE INDEX slot_holds_live ON slot_holds (instructor_id, starts_at) WHERE status = 'held';
CREATE INDEX slot_holds_until ON slot_holds (held_until) WHERE status = 'held';
CREATE INDEX slot_holds_client ON slot_holds (client_id, status);
`
