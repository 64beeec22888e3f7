/** Memberships of clients: membership types, memberships, pauses, and the ledger whose sum is a membership's credits. */
export const memberships = /* sql */ `
CREATE TABLE membership_types (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL, description TEXT,
  type TEXT NOT NULL CHECK (type IN ('subscription', 'class_pack', 'time_pass', 'drop_in')),
  price_minor INTEGER NOT NULL CHECK (price_minor >= 0),
  currency TEXT NOT NULL,
  billing_interval TEXT,
  credits_included INTEGER, credits_per_interval INTEGER,
  unlimited BOOLEAN NOT NULL DEFAULT 0,
  validity_days INTEGER,
  can_pause BOOLEAN NOT NULL DEFAULT 0, max_pause_days INTEGER,
  sellable_online BOOLEAN NOT NULL DEFAULT 0,
  rollover_enabled BOOLEAN NOT NULL DEFAULT 0, max_rollover_credits INTEGER,
  late_cancel_fee_override_minor INTEGER, no_show_fee_override_minor INTEGER,
  is_intro_offer BOOLEAN NOT NULL DEFAULT 0, intro_price_minor INTEGER, intro_validity_days INTEGER,
  is_active BOOLEAN NOT NULL DEFAULT 1,
  created_at TEXT NOT NULL, updated_at TEXT NOT NULL
);

CREATE TABLE memberships (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  client_id INTEGER NOT NULL REFERENCES clients (id),
  membership_type_id INTEGER NOT NULL REFERENCES membership_types (id),
  status TEXT NOT NULL CHECK (status IN ('pending', 'active', 'paused', 'expired', 'cancelled')),
  unlimited BOOLEAN NOT NULL,
  starts_on TEXT NOT NULL, expires_on TEXT,
  notes TEXT,
  price_minor INTEGER NOT NULL DEFAULT 0 CHECK (price_minor >= 0),
  payment_method TEXT,
  is_intro_offer BOOLEAN NOT NULL DEFAULT 0,
  billing_anchor_on TEXT, next_renewal_on TEXT, renewal_price_minor INTEGER,
  past_due_since TEXT,
  cancelled_at TEXT,
  source TEXT NOT NULL DEFAULT 'staff',
  created_at TEXT NOT NULL, updated_at TEXT NOT NULL
);
CREATE INDEX memberships_client ON memberships (client_id, status);
CREATE INDEX memberships_type ON memberships (membership_type_id);
CREATE INDEX memberships_due ON memberships (status, expires_on);

CREATE TABLE membership_pauses (
  id INTEGER PRIMARY KEY,
  membership_id INTEGER NOT NULL REFERENCES memberships (id),
  starts_on TEXT NOT NULL, planned_until_on TEXT NOT NULL, ended_on TEXT, ended_at TEXT,
  created_at TEXT NOT NULL
);
CREATE INDEX membership_pauses_membership ON membership_pauses (membership_id);

CREATE TABLE credit_entries (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  membership_id INTEGER NOT NULL REFERENCES memberships (id),
  kind TEXT NOT NULL CHECK (kind IN ('grant', 'rollover', 'spend', 'return', 'lapse', 'adjust')),
  credits INTEGER NOT NULL,
  grant_id INTEGER REFERENCES credit_entries (id),
  expires_on TEXT,
  reason TEXT,
  booking_id INTEGER REFERENCES bookings (id),
  actor_kind TEXT NOT NULL, actor_id INTEGER,
  created_at TEXT NOT NULL
);
CREATE INDEX credit_entries_membership ON credit_entries (membership_id, credits, grant_id);
CREATE INDEX credit_entries_expiring ON credit_entries (expires_on) WHERE expires_on IS NOT NULL;
CREATE INDEX credit_entries_booking ON credit_entries (booking_id) WHERE booking_id IS NOT NULL;
`
