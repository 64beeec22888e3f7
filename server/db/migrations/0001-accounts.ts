/** The studio, the people who sign in, and what every domain leans on: audit, idempotency, outbox, jobs. */
export const accounts = /* sql */ `
CREATE TABLE settings (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  public_studio_id TEXT NOT NULL UNIQUE,
  studio_name TEXT NOT NULL,
  address TEXT, country TEXT, tax_id TEXT, website_url TEXT,
  timezone TEXT NOT NULL,
  currency TEXT NOT NULL,
  locale TEXT NOT NULL,
  primary_color TEXT NOT NULL, secondary_color TEXT NOT NULL,
  tunnel_url TEXT,
  default_vat_rate REAL NOT NULL DEFAULT 0,
  late_cancel_fee_minor INTEGER NOT NULL DEFAULT 0 CHECK (late_cancel_fee_minor >= 0),
  no_show_fee_minor INTEGER NOT NULL DEFAULT 0 CHECK (no_show_fee_minor >= 0),
  cancellation_hours INTEGER NOT NULL DEFAULT 12,
  cancellation_deducts_credit BOOLEAN NOT NULL DEFAULT 1,
  checkin_open_minutes_before INTEGER NOT NULL DEFAULT 30,
  checkin_close_minutes_after INTEGER NOT NULL DEFAULT 15,
  waitlist_confirm_minutes INTEGER NOT NULL DEFAULT 60,
  reminder_hours_before INTEGER NOT NULL DEFAULT 24,
  calendar_start_hour INTEGER NOT NULL DEFAULT 6,
  calendar_end_hour INTEGER NOT NULL DEFAULT 22,
  quiet_hours_start TEXT NOT NULL DEFAULT '22:00',
  quiet_hours_end TEXT NOT NULL DEFAULT '07:00',
  past_due_days INTEGER NOT NULL DEFAULT 3,
  fee_grace_hours INTEGER NOT NULL DEFAULT 24,
  guest_bookings_enabled BOOLEAN NOT NULL DEFAULT 0,
  self_service_purchases_enabled BOOLEAN NOT NULL DEFAULT 1,
  public_manager_enabled BOOLEAN NOT NULL DEFAULT 1,
  recovery_code_hash TEXT,
  license_key_encrypted TEXT, plan TEXT, license_status TEXT, license_grace_until TEXT,
  created_at TEXT NOT NULL, updated_at TEXT NOT NULL
);

CREATE TABLE smtp_settings (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  host TEXT NOT NULL, port INTEGER NOT NULL, security TEXT NOT NULL,
  username TEXT, password_encrypted TEXT,
  from_name TEXT, from_email TEXT NOT NULL,
  updated_at TEXT NOT NULL
);

CREATE TABLE establishments (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL, address TEXT, phone TEXT,
  is_active BOOLEAN NOT NULL DEFAULT 1,
  created_at TEXT NOT NULL, updated_at TEXT NOT NULL
);

CREATE TABLE roles (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL COLLATE NOCASE UNIQUE,
  permissions JSON_TEXT NOT NULL,
  is_owner BOOLEAN NOT NULL DEFAULT 0,
  created_at TEXT NOT NULL, updated_at TEXT NOT NULL
);

CREATE TABLE staff (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  email TEXT UNIQUE,
  full_name TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('manager', 'instructor')),
  role_id INTEGER REFERENCES roles (id),
  password_hash TEXT,
  is_active BOOLEAN NOT NULL DEFAULT 1,
  token_version INTEGER NOT NULL DEFAULT 1,
  last_login_at TEXT,
  created_at TEXT NOT NULL, updated_at TEXT NOT NULL
);
CREATE INDEX staff_role ON staff (role_id);

CREATE TABLE instructors (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id INTEGER NOT NULL UNIQUE REFERENCES staff (id),
  bio TEXT, photo_file TEXT,
  establishment_id INTEGER REFERENCES establishments (id),
  is_active BOOLEAN NOT NULL DEFAULT 1,
  created_at TEXT NOT NULL, updated_at TEXT NOT NULL
);

CREATE TABLE clients (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  email TEXT, full_name TEXT NOT NULL, phone TEXT, date_of_birth TEXT,
  address TEXT, emergency_contact TEXT, locale TEXT,
  password_hash TEXT,
  guardian_id INTEGER REFERENCES clients (id),
  is_active BOOLEAN NOT NULL DEFAULT 1,
  token_version INTEGER NOT NULL DEFAULT 1,
  source TEXT NOT NULL DEFAULT 'staff',
  client_since_on TEXT,
  last_login_at TEXT, erased_at TEXT,
  created_at TEXT NOT NULL, updated_at TEXT NOT NULL
);
CREATE UNIQUE INDEX clients_login_email ON clients (email) WHERE password_hash IS NOT NULL;
CREATE INDEX clients_email ON clients (email);
CREATE INDEX clients_name ON clients (full_name COLLATE NOCASE, id);
CREATE INDEX clients_guardian ON clients (guardian_id) WHERE guardian_id IS NOT NULL;

CREATE VIRTUAL TABLE client_search USING fts5 (
  full_name, email, phone, content = 'clients', content_rowid = 'id', tokenize = 'trigram remove_diacritics 1'
);
INSERT INTO client_search (client_search, rank) VALUES ('secure-delete', 1);
CREATE TRIGGER clients_search_insert AFTER INSERT ON clients BEGIN
  INSERT INTO client_search (rowid, full_name, email, phone) VALUES (new.id, new.full_name, new.email, new.phone);
END;
CREATE TRIGGER clients_search_delete AFTER DELETE ON clients BEGIN
  INSERT INTO client_search (client_search, rowid, full_name, email, phone)
  VALUES ('delete', old.id, old.full_name, old.email, old.phone);
END;
CREATE TRIGGER clients_search_update AFTER UPDATE OF full_name, email, phone ON clients BEGIN
  INSERT INTO client_search (client_search, rowid, full_name, email, phone)
  VALUES ('delete', old.id, old.full_name, old.email, old.phone);
  INSERT INTO client_search (rowid, full_name, email, phone) VALUES (new.id, new.full_name, new.email, new.phone);
END;

CREATE TABLE client_notes (
  id INTEGER PRIMARY KEY,
  client_id INTEGER NOT NULL REFERENCES clients (id),
  staff_id INTEGER REFERENCES staff (id),
  body TEXT NOT NULL,
  created_at TEXT NOT NULL
);
CREATE INDEX client_notes_client ON client_notes (client_id);

CREATE TABLE consents (
  id INTEGER PRIMARY KEY,
  client_id INTEGER NOT NULL REFERENCES clients (id),
  consent_type TEXT NOT NULL,
  granted BOOLEAN NOT NULL,
  source TEXT NOT NULL,
  ip_address TEXT, seen_ip_address TEXT,
  created_at TEXT NOT NULL
);
CREATE INDEX consents_client ON consents (client_id, consent_type, id);

CREATE TABLE account_tokens (
  id INTEGER PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('reset', 'invitation')),
  account_kind TEXT NOT NULL CHECK (account_kind IN ('staff', 'client')),
  account_id INTEGER NOT NULL,
  token_hash TEXT NOT NULL UNIQUE,
  expires_at TEXT NOT NULL, used_at TEXT,
  created_at TEXT NOT NULL
);
CREATE INDEX account_tokens_account ON account_tokens (account_kind, account_id);

CREATE TABLE audit_entries (
  id INTEGER PRIMARY KEY,
  at TEXT NOT NULL,
  actor_kind TEXT NOT NULL, actor_id INTEGER, actor_name TEXT,
  action TEXT NOT NULL,
  entity TEXT NOT NULL, entity_id INTEGER,
  before JSON_TEXT, after JSON_TEXT,
  request_id TEXT
);
CREATE INDEX audit_entries_entity ON audit_entries (entity, entity_id);
CREATE INDEX audit_entries_actor ON audit_entries (actor_id);
CREATE INDEX audit_entries_at ON audit_entries (at);

CREATE TABLE idempotency_keys (
  caller TEXT NOT NULL, path TEXT NOT NULL, key TEXT NOT NULL,
  body_hash TEXT NOT NULL,
  status INTEGER, answer TEXT,
  created_at TEXT NOT NULL,
  PRIMARY KEY (caller, path, key)
) WITHOUT ROWID;

CREATE TABLE events (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  event TEXT NOT NULL,
  client_id INTEGER,
  payload JSON_TEXT NOT NULL,
  depth INTEGER NOT NULL DEFAULT 0,
  once_key TEXT,
  occurred_at TEXT NOT NULL,
  handled_at TEXT, attempts INTEGER NOT NULL DEFAULT 0, next_attempt_at TEXT, last_error TEXT
);
CREATE UNIQUE INDEX events_once ON events (once_key) WHERE once_key IS NOT NULL;
CREATE INDEX events_unhandled ON events (id) WHERE handled_at IS NULL;
CREATE INDEX events_failed ON events (client_id, id) WHERE handled_at IS NULL AND next_attempt_at IS NOT NULL;
CREATE INDEX events_client ON events (client_id, id);
CREATE INDEX events_kind ON events (event, occurred_at);

CREATE TABLE event_days (day TEXT PRIMARY KEY) WITHOUT ROWID;

CREATE TABLE emails (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  kind TEXT NOT NULL,
  client_id INTEGER REFERENCES clients (id),
  to_email TEXT NOT NULL, to_name TEXT,
  subject TEXT NOT NULL, body_text TEXT NOT NULL, body_html TEXT NOT NULL,
  status TEXT NOT NULL DEFAULT 'queued' CHECK (status IN ('queued', 'sent', 'failed')),
  attempts INTEGER NOT NULL DEFAULT 0,
  next_attempt_at TEXT NOT NULL, expires_at TEXT,
  last_error TEXT,
  created_at TEXT NOT NULL, sent_at TEXT
);
CREATE INDEX emails_queue ON emails (next_attempt_at) WHERE status = 'queued';
CREATE INDEX emails_failed ON emails (id) WHERE status = 'failed';
CREATE INDEX emails_client ON emails (client_id);

CREATE TABLE job_runs (
  name TEXT PRIMARY KEY,
  last_started_at TEXT NOT NULL, last_finished_at TEXT, last_error TEXT
) WITHOUT ROWID;

CREATE TABLE integrity_report (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  checked_at TEXT NOT NULL, ok BOOLEAN NOT NULL, report JSON_TEXT NOT NULL
);
`
