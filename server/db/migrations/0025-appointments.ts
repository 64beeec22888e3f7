/**
 * Appointments: services, when instructors are there for them, when they are away, and what was booked. `busy_until` is the end
 * with the service's buffer after it. Charges can be for an appointment.
 */
export const appointments = /* sql */ `
CREATE TABLE appointment_services (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT NOT NULL, description TEXT,
  duration_minutes INTEGER NOT NULL CHECK (duration_minutes > 0),
  buffer_minutes INTEGER NOT NULL DEFAULT 0 CHECK (buffer_minutes >= 0),
  price_minor INTEGER NOT NULL DEFAULT 0 CHECK (price_minor >= 0),
  is_active BOOLEAN NOT NULL DEFAULT 1,
  created_at TEXT NOT NULL, updated_at TEXT NOT NULL
);

CREATE TABLE appointment_service_establishments (
  service_id INTEGER NOT NULL REFERENCES appointment_services (id),
  establishment_id INTEGER NOT NULL REFERENCES establishments (id),
  PRIMARY KEY (service_id, establishment_id)
) WITHOUT ROWID;
CREATE INDEX appointment_service_establishments_place ON appointment_service_establishments (establishment_id);

CREATE TABLE instructor_windows (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  instructor_id INTEGER NOT NULL REFERENCES instructors (id) ON DELETE CASCADE,
  service_id INTEGER REFERENCES appointment_services (id),
  weekday INTEGER NOT NULL CHECK (weekday BETWEEN 1 AND 7),
  start_time TEXT NOT NULL, end_time TEXT NOT NULL CHECK (end_time > start_time),
  is_active BOOLEAN NOT NULL DEFAULT 1,
  created_at TEXT NOT NULL
);
CREATE INDEX instructor_windows_instructor ON instructor_windows (instructor_id, weekday);
CREATE INDEX instructor_windows_service ON instructor_windows (service_id) WHERE service_id IS NOT NULL;

CREATE TABLE instructor_time_off (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  instructor_id INTEGER NOT NULL REFERENCES instructors (id) ON DELETE CASCADE,
  starts_at TEXT NOT NULL, ends_at TEXT NOT NULL CHECK (ends_at > starts_at),
  reason TEXT,
  created_at TEXT NOT NULL
);
CREATE INDEX instructor_time_off_end ON instructor_time_off (instructor_id, ends_at);

CREATE TABLE appointments (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  service_id INTEGER NOT NULL REFERENCES appointment_services (id),
  instructor_id INTEGER NOT NULL REFERENCES instructors (id),
  client_id INTEGER NOT NULL REFERENCES clients (id),
  establishment_id INTEGER REFERENCES establishments (id),
  starts_at TEXT NOT NULL,
  ends_at TEXT NOT NULL CHECK (ends_at > starts_at),
  busy_until TEXT NOT NULL CHECK (busy_until >= ends_at),
  price_minor INTEGER NOT NULL CHECK (price_minor >= 0), currency TEXT NOT NULL,
  status TEXT NOT NULL DEFAULT 'booked'
    CHECK (status IN ('booked', 'checked_in', 'completed', 'no_show', 'cancelled', 'late_cancelled')),
  source TEXT NOT NULL CHECK (source IN ('client', 'staff')),
  notes TEXT,
  cancel_reason TEXT, cancelled_at TEXT,
  checked_in_at TEXT, completed_at TEXT, no_show_at TEXT,
  reminded_at TEXT,
  created_at TEXT NOT NULL, updated_at TEXT NOT NULL
);
CREATE INDEX appointments_instructor ON appointments (instructor_id, starts_at);
CREATE INDEX appointments_client ON appointments (client_id, starts_at);
CREATE INDEX appointments_start ON appointments (starts_at, id);
CREATE INDEX appointments_service ON appointments (service_id);
CREATE INDEX appointments_establishment ON appointments (establishment_id) WHERE establishment_id IS NOT NULL;
CREATE INDEX appointments_open ON appointments (starts_at) WHERE status = 'booked' OR status = 'checked_in';

CREATE TABLE charges_next (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  client_id INTEGER NOT NULL REFERENCES clients (id),
  kind TEXT NOT NULL CHECK (kind IN ('late_cancel', 'no_show', 'renewal', 'unpaid_booking', 'appointment', 'other')),
  booking_id INTEGER REFERENCES bookings (id),
  membership_id INTEGER REFERENCES memberships (id),
  amount_minor INTEGER NOT NULL CHECK (amount_minor > 0),
  currency TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('pending', 'due', 'paid', 'waived')),
  due_at TEXT NOT NULL,
  description TEXT NOT NULL,
  payment_method TEXT, settled_at TEXT,
  waived_at TEXT, waive_reason TEXT,
  created_at TEXT NOT NULL, updated_at TEXT NOT NULL,
  appointment_id INTEGER REFERENCES appointments (id)
);
INSERT INTO charges_next SELECT *, NULL FROM charges;
DROP TABLE charges;
ALTER TABLE charges_next RENAME TO charges;
CREATE INDEX charges_appointment ON charges (appointment_id) WHERE appointment_id IS NOT NULL;
CREATE INDEX charges_booking ON charges (booking_id) WHERE booking_id IS NOT NULL;
CREATE INDEX charges_client ON charges (client_id, id);
CREATE INDEX charges_due ON charges (due_at, id) WHERE status = 'due';
CREATE INDEX charges_membership ON charges (membership_id) WHERE membership_id IS NOT NULL;
CREATE INDEX charges_pending ON charges (due_at) WHERE status = 'pending';
`
