/** Places in classes, the waitlist with every move it made, and the fees that follow from the rules. */
export const bookings = /* sql */ `
CREATE TABLE bookings (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  scheduled_class_id INTEGER NOT NULL REFERENCES scheduled_classes (id),
  client_id INTEGER NOT NULL REFERENCES clients (id),
  membership_id INTEGER REFERENCES memberships (id),
  status TEXT NOT NULL DEFAULT 'booked'
    CHECK (status IN ('booked', 'checked_in', 'no_show', 'cancelled', 'late_cancelled', 'class_cancelled')),
  source TEXT NOT NULL CHECK (source IN ('client', 'staff', 'waitlist', 'walk_in', 'guest', 'import')),
  is_unpaid BOOLEAN NOT NULL DEFAULT 0,
  cancels_free BOOLEAN NOT NULL DEFAULT 0,
  cancel_reason TEXT, cancelled_at TEXT,
  checked_in_at TEXT, no_show_at TEXT, undone_at TEXT,
  excused_at TEXT, excuse_reason TEXT,
  reminded_at TEXT,
  created_at TEXT NOT NULL, updated_at TEXT NOT NULL
);
CREATE UNIQUE INDEX bookings_live ON bookings (scheduled_class_id, client_id) WHERE status IN ('booked', 'checked_in', 'no_show');
CREATE INDEX bookings_open ON bookings (scheduled_class_id) WHERE status = 'booked';
CREATE INDEX bookings_class ON bookings (scheduled_class_id, status);
CREATE INDEX bookings_client ON bookings (client_id, id);
CREATE INDEX bookings_membership ON bookings (membership_id) WHERE membership_id IS NOT NULL;

CREATE TABLE waitlist_entries (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  scheduled_class_id INTEGER NOT NULL REFERENCES scheduled_classes (id),
  client_id INTEGER NOT NULL REFERENCES clients (id),
  status TEXT NOT NULL DEFAULT 'waiting'
    CHECK (status IN ('waiting', 'offered', 'confirmed', 'declined', 'expired', 'left', 'skipped', 'closed')),
  offered_at TEXT, offer_expires_at TEXT, told_at TEXT,
  skip_code TEXT, skip_reason TEXT,
  booking_id INTEGER REFERENCES bookings (id),
  created_at TEXT NOT NULL, updated_at TEXT NOT NULL
);
CREATE UNIQUE INDEX waitlist_live ON waitlist_entries (scheduled_class_id, client_id) WHERE status IN ('waiting', 'offered');
CREATE INDEX waitlist_waiting ON waitlist_entries (scheduled_class_id) WHERE status = 'waiting';
CREATE INDEX waitlist_class ON waitlist_entries (scheduled_class_id, status, id);
CREATE INDEX waitlist_client ON waitlist_entries (client_id, id);
CREATE INDEX waitlist_offers ON waitlist_entries (offer_expires_at) WHERE status = 'offered';

CREATE TABLE waitlist_moves (
  id INTEGER PRIMARY KEY,
  entry_id INTEGER NOT NULL REFERENCES waitlist_entries (id),
  from_status TEXT, to_status TEXT NOT NULL,
  code TEXT, reason TEXT,
  at TEXT NOT NULL
);
CREATE INDEX waitlist_moves_entry ON waitlist_moves (entry_id);

CREATE TABLE charges (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  client_id INTEGER NOT NULL REFERENCES clients (id),
  kind TEXT NOT NULL CHECK (kind IN ('late_cancel', 'no_show', 'renewal', 'unpaid_booking', 'other')),
  booking_id INTEGER REFERENCES bookings (id),
  membership_id INTEGER REFERENCES memberships (id),
  amount_minor INTEGER NOT NULL CHECK (amount_minor > 0),
  currency TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('pending', 'due', 'paid', 'waived')),
  due_at TEXT NOT NULL,
  description TEXT NOT NULL,
  payment_method TEXT, settled_at TEXT,
  waived_at TEXT, waive_reason TEXT,
  created_at TEXT NOT NULL, updated_at TEXT NOT NULL
);
CREATE INDEX charges_client ON charges (client_id, id);
CREATE INDEX charges_pending ON charges (due_at) WHERE status = 'pending';
CREATE INDEX charges_booking ON charges (booking_id) WHERE booking_id IS NOT NULL;
`
