/**
 * Coverage of passes and prices of classes. A membership without terms covers every class, everywhere and always, as all did
 * before.
 */
export const whatAPassCovers = `
CREATE TABLE class_categories (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT NOT NULL COLLATE NOCASE UNIQUE,
  color TEXT,
  created_at TEXT NOT NULL, updated_at TEXT NOT NULL
);

ALTER TABLE class_templates ADD COLUMN category_id INTEGER REFERENCES class_categories (id);
ALTER TABLE class_templates ADD COLUMN price_minor INTEGER CHECK (price_minor >= 0);
ALTER TABLE class_templates ADD COLUMN credit_cost INTEGER NOT NULL DEFAULT 1 CHECK (credit_cost BETWEEN 0 AND 20);
ALTER TABLE class_templates ADD COLUMN covered_by_all BOOLEAN NOT NULL DEFAULT 1;
ALTER TABLE class_templates ADD COLUMN pay_in_advance BOOLEAN NOT NULL DEFAULT 0;
ALTER TABLE scheduled_classes ADD COLUMN price_minor INTEGER CHECK (price_minor >= 0);
ALTER TABLE appointment_services ADD COLUMN category_id INTEGER REFERENCES class_categories (id);
ALTER TABLE appointment_services ADD COLUMN credit_cost INTEGER NOT NULL DEFAULT 1 CHECK (credit_cost BETWEEN 0 AND 20);

CREATE TABLE membership_type_terms (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  membership_type_id INTEGER NOT NULL REFERENCES membership_types (id),
  coverage JSON_TEXT NOT NULL,
  establishment_ids JSON_TEXT,
  usable_times JSON_TEXT,
  max_per_day INTEGER CHECK (max_per_day > 0),
  max_per_week INTEGER CHECK (max_per_week > 0),
  max_upcoming INTEGER CHECK (max_upcoming > 0),
  booking_open_hours_before INTEGER CHECK (booking_open_hours_before >= 0),
  max_members INTEGER NOT NULL DEFAULT 1 CHECK (max_members BETWEEN 1 AND 8),
  created_at TEXT NOT NULL
);
CREATE INDEX membership_type_terms_type ON membership_type_terms (membership_type_id);
ALTER TABLE membership_types ADD COLUMN terms_id INTEGER REFERENCES membership_type_terms (id);
ALTER TABLE memberships ADD COLUMN terms_id INTEGER REFERENCES membership_type_terms (id);
CREATE INDEX memberships_terms ON memberships (terms_id, status) WHERE terms_id IS NOT NULL;

CREATE TABLE membership_members (
  membership_id INTEGER NOT NULL REFERENCES memberships (id),
  client_id INTEGER NOT NULL REFERENCES clients (id),
  created_at TEXT NOT NULL,
  PRIMARY KEY (membership_id, client_id)
);
CREATE INDEX membership_members_client ON membership_members (client_id);

ALTER TABLE bookings ADD COLUMN credits_taken INTEGER NOT NULL DEFAULT 0 CHECK (credits_taken >= 0);
ALTER TABLE bookings ADD COLUMN price_minor INTEGER CHECK (price_minor >= 0);
UPDATE bookings SET credits_taken = 1
  WHERE id IN (SELECT booking_id FROM credit_entries WHERE kind = 'spend' AND booking_id IS NOT NULL);
DROP INDEX bookings_membership;
CREATE INDEX bookings_membership ON bookings (membership_id, scheduled_class_id) WHERE membership_id IS NOT NULL;

ALTER TABLE appointments ADD COLUMN membership_id INTEGER REFERENCES memberships (id);
ALTER TABLE appointments ADD COLUMN credits_taken INTEGER NOT NULL DEFAULT 0 CHECK (credits_taken >= 0);
CREATE INDEX appointments_membership ON appointments (membership_id, starts_at) WHERE membership_id IS NOT NULL;
ALTER TABLE credit_entries ADD COLUMN appointment_id INTEGER REFERENCES appointments (id);
CREATE INDEX credit_entries_appointment ON credit_entries (appointment_id) WHERE appointment_id IS NOT NULL;
`
