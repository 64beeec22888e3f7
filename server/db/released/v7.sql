-- A studio as schema 7 left it: a few rows of every table, each with what it refers to. Never changed; what comes later is migrated from here.
PRAGMA foreign_keys = OFF;
PRAGMA application_id = 1396994923;
PRAGMA user_version = 7;

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

CREATE TABLE class_templates (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL, description TEXT,
  duration_minutes INTEGER NOT NULL DEFAULT 60,
  default_capacity INTEGER NOT NULL DEFAULT 12,
  default_instructor_id INTEGER REFERENCES instructors (id),
  color TEXT,
  cancellation_window_hours INTEGER, booking_open_hours_before INTEGER, booking_close_hours_before INTEGER,
  is_active BOOLEAN NOT NULL DEFAULT 1,
  created_at TEXT NOT NULL, updated_at TEXT NOT NULL
);

CREATE TABLE class_series (
  id INTEGER PRIMARY KEY,
  template_id INTEGER NOT NULL REFERENCES class_templates (id),
  instructor_id INTEGER REFERENCES instructors (id),
  establishment_id INTEGER REFERENCES establishments (id),
  timezone TEXT NOT NULL, start_time TEXT NOT NULL,
  duration_minutes INTEGER NOT NULL, capacity INTEGER NOT NULL,
  interval_weeks INTEGER NOT NULL DEFAULT 1,
  weekdays JSON_TEXT NOT NULL,
  starts_on TEXT NOT NULL, until_on TEXT, occurrence_count INTEGER,
  made_until_on TEXT,
  created_at TEXT NOT NULL, updated_at TEXT NOT NULL
);

CREATE TABLE scheduled_classes (
  id INTEGER PRIMARY KEY,
  template_id INTEGER NOT NULL REFERENCES class_templates (id),
  series_id INTEGER REFERENCES class_series (id),
  occurrence_on TEXT,
  starts_at TEXT NOT NULL, ends_at TEXT NOT NULL,
  capacity INTEGER NOT NULL CHECK (capacity >= 0),
  instructor_id INTEGER REFERENCES instructors (id),
  substituted_instructor_id INTEGER REFERENCES instructors (id),
  establishment_id INTEGER REFERENCES establishments (id),
  status TEXT NOT NULL DEFAULT 'scheduled' CHECK (status IN ('scheduled', 'cancelled')),
  cancel_reason TEXT, cancelled_at TEXT,
  closure_id INTEGER REFERENCES closures (id),
  is_edited BOOLEAN NOT NULL DEFAULT 0,
  created_at TEXT NOT NULL, updated_at TEXT NOT NULL
);

CREATE UNIQUE INDEX scheduled_classes_occurrence ON scheduled_classes (series_id, occurrence_on) WHERE series_id IS NOT NULL;

CREATE INDEX scheduled_classes_start ON scheduled_classes (starts_at, id);

CREATE INDEX scheduled_classes_instructor ON scheduled_classes (instructor_id, starts_at);

CREATE INDEX scheduled_classes_template ON scheduled_classes (template_id, starts_at);

CREATE INDEX scheduled_classes_closure ON scheduled_classes (closure_id) WHERE closure_id IS NOT NULL;

CREATE TABLE closures (
  id INTEGER PRIMARY KEY,
  starts_on TEXT NOT NULL, ends_on TEXT NOT NULL CHECK (ends_on >= starts_on),
  reason TEXT,
  extends_packs BOOLEAN NOT NULL DEFAULT 0,
  created_at TEXT NOT NULL
);

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

CREATE TABLE import_jobs (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  entity TEXT NOT NULL,
  file_name TEXT NOT NULL, file_sha256 TEXT NOT NULL,
  product TEXT,
  header JSON_TEXT NOT NULL,
  column_mapping JSON_TEXT NOT NULL, options JSON_TEXT NOT NULL,
  status TEXT NOT NULL
    CHECK (status IN ('analysed', 'running', 'completed', 'completed_with_errors', 'failed', 'rolled_back')),
  stop_requested BOOLEAN NOT NULL DEFAULT 0,
  planned_at TEXT,
  total_rows INTEGER NOT NULL,
  error TEXT,
  created_by INTEGER REFERENCES staff (id),
  started_at TEXT, finished_at TEXT,
  created_at TEXT NOT NULL, updated_at TEXT NOT NULL
);

CREATE TABLE import_rows (
  id INTEGER PRIMARY KEY,
  job_id INTEGER NOT NULL REFERENCES import_jobs (id),
  row_number INTEGER NOT NULL,
  cells JSON_TEXT, planned JSON_TEXT,
  disposition TEXT CHECK (disposition IN ('created', 'updated', 'matched', 'skipped', 'rejected')),
  reason TEXT,
  UNIQUE (job_id, row_number)
);

CREATE INDEX import_rows_open ON import_rows (job_id, row_number) WHERE disposition IS NULL;

CREATE TABLE import_parties (
  id INTEGER PRIMARY KEY,
  job_id INTEGER NOT NULL REFERENCES import_jobs (id),
  kind TEXT NOT NULL CHECK (kind IN ('client', 'membership_type')),
  key TEXT NOT NULL,
  planned JSON_TEXT,
  record_id INTEGER,
  UNIQUE (job_id, kind, key)
);

CREATE TABLE import_records (
  id INTEGER PRIMARY KEY,
  job_id INTEGER NOT NULL REFERENCES import_jobs (id),
  row_number INTEGER NOT NULL,
  record_table TEXT NOT NULL, record_id INTEGER NOT NULL,
  was_created BOOLEAN NOT NULL,
  before JSON_TEXT, after JSON_TEXT,
  rolled_back_at TEXT, kept_reason TEXT
);

CREATE INDEX import_records_job ON import_records (job_id, id);

CREATE INDEX import_records_record ON import_records (record_table, record_id);

CREATE TABLE products (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT NOT NULL, sku TEXT COLLATE NOCASE,
  price_minor INTEGER NOT NULL CHECK (price_minor >= 0),
  photo_file TEXT,
  is_active BOOLEAN NOT NULL DEFAULT 1,
  created_at TEXT NOT NULL, updated_at TEXT NOT NULL
);

CREATE UNIQUE INDEX products_sku ON products (sku) WHERE sku IS NOT NULL;

CREATE TABLE stock_movements (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  product_id INTEGER NOT NULL REFERENCES products (id),
  delta INTEGER NOT NULL CHECK (delta <> 0),
  kind TEXT NOT NULL CHECK (kind IN ('initial', 'sale', 'return', 'adjustment', 'hold', 'release')),
  reason TEXT,
  sale_id INTEGER REFERENCES product_sales (id),
  actor_kind TEXT NOT NULL, actor_id INTEGER,
  created_at TEXT NOT NULL
);

CREATE INDEX stock_movements_product ON stock_movements (product_id, delta);

CREATE TABLE product_sales (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  client_id INTEGER REFERENCES clients (id),
  sold_by_user_id INTEGER REFERENCES staff (id),
  payment_method TEXT NOT NULL,
  total_minor INTEGER NOT NULL CHECK (total_minor >= 0),
  currency TEXT NOT NULL,
  notes TEXT,
  created_at TEXT NOT NULL
);

CREATE INDEX product_sales_time ON product_sales (created_at, id);

CREATE INDEX product_sales_client ON product_sales (client_id) WHERE client_id IS NOT NULL;

CREATE TABLE product_sale_lines (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  sale_id INTEGER NOT NULL REFERENCES product_sales (id),
  product_id INTEGER NOT NULL REFERENCES products (id),
  product_name TEXT NOT NULL,
  quantity INTEGER NOT NULL CHECK (quantity > 0),
  unit_price_minor INTEGER NOT NULL CHECK (unit_price_minor >= 0),
  line_total_minor INTEGER NOT NULL CHECK (line_total_minor = unit_price_minor * quantity)
);

CREATE INDEX product_sale_lines_sale ON product_sale_lines (sale_id);

CREATE INDEX product_sale_lines_product ON product_sale_lines (product_id);

CREATE TABLE gift_cards (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  code_hash TEXT NOT NULL UNIQUE, code_sealed TEXT NOT NULL, code_last4 TEXT NOT NULL,
  initial_value_minor INTEGER NOT NULL CHECK (initial_value_minor > 0),
  currency TEXT NOT NULL,
  recipient_name TEXT, recipient_email TEXT, message TEXT,
  expires_on TEXT,
  is_active BOOLEAN NOT NULL DEFAULT 1,
  purchaser_client_id INTEGER REFERENCES clients (id),
  created_at TEXT NOT NULL, updated_at TEXT NOT NULL
);

CREATE TABLE gift_card_uses (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  gift_card_id INTEGER NOT NULL REFERENCES gift_cards (id),
  amount_minor INTEGER NOT NULL CHECK (amount_minor <> 0),
  kind TEXT NOT NULL CHECK (kind IN ('payment', 'refund', 'hold', 'release')),
  payment_id INTEGER REFERENCES payments (id),
  created_at TEXT NOT NULL
);

CREATE INDEX gift_card_uses_card ON gift_card_uses (gift_card_id, amount_minor);

CREATE TABLE promo_codes (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  code TEXT NOT NULL COLLATE NOCASE UNIQUE,
  discount_type TEXT NOT NULL CHECK (discount_type IN ('percentage', 'fixed_amount')),
  discount_percent REAL CHECK (discount_percent > 0 AND discount_percent <= 100),
  discount_minor INTEGER CHECK (discount_minor > 0),
  applicable_membership_type_ids JSON_TEXT NOT NULL,
  max_uses INTEGER,
  one_per_client BOOLEAN NOT NULL DEFAULT 0,
  valid_from TEXT NOT NULL, valid_until TEXT,
  is_active BOOLEAN NOT NULL DEFAULT 1,
  created_at TEXT NOT NULL, updated_at TEXT NOT NULL,
  CHECK ((discount_percent IS NULL) <> (discount_minor IS NULL))
);

CREATE TABLE promo_uses (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  promo_code_id INTEGER NOT NULL REFERENCES promo_codes (id),
  client_id INTEGER NOT NULL REFERENCES clients (id),
  purchase_id INTEGER REFERENCES purchases (id),
  discount_minor INTEGER NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('held', 'used', 'released')),
  created_at TEXT NOT NULL
);

CREATE INDEX promo_uses_code ON promo_uses (promo_code_id, state, client_id);

CREATE TABLE purchases (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  kind TEXT NOT NULL CHECK (kind IN ('sale', 'membership', 'gift_card', 'charge')),
  client_id INTEGER REFERENCES clients (id),
  sale_id INTEGER UNIQUE REFERENCES product_sales (id),
  membership_id INTEGER UNIQUE REFERENCES memberships (id),
  gift_card_id INTEGER UNIQUE REFERENCES gift_cards (id),
  charge_id INTEGER UNIQUE REFERENCES charges (id),
  list_price_minor INTEGER NOT NULL, discount_minor INTEGER NOT NULL DEFAULT 0,
  total_minor INTEGER NOT NULL CHECK (total_minor >= 0 AND total_minor = list_price_minor - discount_minor),
  currency TEXT NOT NULL,
  created_at TEXT NOT NULL
);

CREATE INDEX purchases_client ON purchases (client_id) WHERE client_id IS NOT NULL;

CREATE TABLE payments (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  purchase_id INTEGER NOT NULL REFERENCES purchases (id),
  refund_of_id INTEGER REFERENCES payments (id),
  method TEXT NOT NULL,
  amount_minor INTEGER NOT NULL CHECK ((refund_of_id IS NULL) = (amount_minor >= 0)),
  gift_card_id INTEGER REFERENCES gift_cards (id),
  reason TEXT,
  actor_kind TEXT NOT NULL, actor_id INTEGER,
  created_at TEXT NOT NULL
);

CREATE INDEX payments_purchase ON payments (purchase_id);

CREATE INDEX payments_refunds ON payments (refund_of_id) WHERE refund_of_id IS NOT NULL;

CREATE INDEX payments_time ON payments (created_at, id);

CREATE TABLE receipts (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  number INTEGER NOT NULL UNIQUE,
  kind TEXT NOT NULL CHECK (kind IN ('receipt', 'refund')),
  purchase_id INTEGER NOT NULL REFERENCES purchases (id),
  payment_id INTEGER UNIQUE REFERENCES payments (id),
  client_id INTEGER REFERENCES clients (id), client_name TEXT,
  studio JSON_TEXT NOT NULL, lines JSON_TEXT NOT NULL, vat JSON_TEXT NOT NULL, payments JSON_TEXT NOT NULL,
  total_minor INTEGER NOT NULL, currency TEXT NOT NULL,
  issued_at TEXT NOT NULL
);

CREATE UNIQUE INDEX receipts_purchase ON receipts (purchase_id) WHERE kind = 'receipt';

CREATE INDEX receipts_client ON receipts (client_id) WHERE client_id IS NOT NULL;

CREATE TABLE waivers (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  title TEXT NOT NULL, body TEXT NOT NULL,
  requires_before_booking BOOLEAN NOT NULL DEFAULT 0,
  version INTEGER NOT NULL DEFAULT 1,
  is_active BOOLEAN NOT NULL DEFAULT 1,
  created_at TEXT NOT NULL, updated_at TEXT NOT NULL
);

CREATE TABLE waiver_versions (
  waiver_id INTEGER NOT NULL REFERENCES waivers (id),
  version INTEGER NOT NULL,
  body TEXT NOT NULL,
  created_at TEXT NOT NULL,
  PRIMARY KEY (waiver_id, version)
) WITHOUT ROWID;

CREATE TABLE waiver_signatures (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  waiver_id INTEGER NOT NULL, version INTEGER NOT NULL,
  client_id INTEGER NOT NULL REFERENCES clients (id),
  guardian_id INTEGER REFERENCES clients (id),
  title TEXT NOT NULL,
  signed_name TEXT NOT NULL,
  ip_address TEXT,
  signed_at TEXT NOT NULL,
  FOREIGN KEY (waiver_id, version) REFERENCES waiver_versions (waiver_id, version)
);

CREATE INDEX waiver_signatures_client ON waiver_signatures (client_id, waiver_id, version);

CREATE INDEX waiver_signatures_guardian ON waiver_signatures (guardian_id) WHERE guardian_id IS NOT NULL;

CREATE INDEX waiver_signatures_waiver ON waiver_signatures (waiver_id, version);

CREATE TABLE tags (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT NOT NULL COLLATE NOCASE UNIQUE,
  color TEXT,
  created_at TEXT NOT NULL, updated_at TEXT NOT NULL
);

CREATE TABLE auto_tag_rules (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  tag_id INTEGER NOT NULL REFERENCES tags (id),
  trigger_event TEXT NOT NULL,
  condition_json JSON_TEXT,
  is_active BOOLEAN NOT NULL DEFAULT 1,
  created_at TEXT NOT NULL, updated_at TEXT NOT NULL
);

CREATE INDEX auto_tag_rules_event ON auto_tag_rules (trigger_event);

CREATE INDEX auto_tag_rules_tag ON auto_tag_rules (tag_id);

CREATE TABLE client_tags (
  client_id INTEGER NOT NULL REFERENCES clients (id),
  tag_id INTEGER NOT NULL REFERENCES tags (id) ON DELETE CASCADE,
  rule_id INTEGER REFERENCES auto_tag_rules (id) ON DELETE SET NULL,
  created_at TEXT NOT NULL,
  PRIMARY KEY (client_id, tag_id)
) WITHOUT ROWID;

CREATE INDEX client_tags_tag ON client_tags (tag_id, client_id);

CREATE INDEX client_tags_rule ON client_tags (rule_id) WHERE rule_id IS NOT NULL;

CREATE TABLE rule_firings (
  rule_id INTEGER NOT NULL REFERENCES auto_tag_rules (id) ON DELETE CASCADE,
  event_id INTEGER NOT NULL REFERENCES events (id) ON DELETE CASCADE,
  fired_at TEXT NOT NULL,
  PRIMARY KEY (rule_id, event_id)
) WITHOUT ROWID;

CREATE INDEX rule_firings_event ON rule_firings (event_id);

CREATE TABLE erasure_requests (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  client_id INTEGER NOT NULL REFERENCES clients (id),
  requested_at TEXT NOT NULL, done_at TEXT
);

INSERT INTO settings (id, public_studio_id, studio_name, address, country, tax_id, website_url, timezone, currency, locale, primary_color, secondary_color, tunnel_url, default_vat_rate, late_cancel_fee_minor, no_show_fee_minor, cancellation_hours, cancellation_deducts_credit, checkin_open_minutes_before, checkin_close_minutes_after, waitlist_confirm_minutes, reminder_hours_before, calendar_start_hour, calendar_end_hour, quiet_hours_start, quiet_hours_end, past_due_days, fee_grace_hours, guest_bookings_enabled, self_service_purchases_enabled, public_manager_enabled, recovery_code_hash, license_key_encrypted, plan, license_status, license_grace_until, created_at, updated_at) VALUES
  (1, 'MVAPGSw0g1odAZWtqj86UA', 'Marea Yoga & Pilates', 'Carrer del Port 12, 08870 Sitges', 'ES', NULL, NULL, 'Europe/Madrid', 'EUR', 'en', '#1f6f78', '#e6a15c', NULL, 21, 500, 800, 12, 1, 30, 15, 60, 24, 6, 22, '22:00', '07:00', 3, 24, 0, 1, 1, 'bb9e1a06151991e411a7cac4f74c3a9e13e57543f5fec54225ddc234cbccabba', NULL, NULL, NULL, NULL, '2026-01-19T06:00:00.000Z', '2026-01-19T05:00:00.000Z');

INSERT INTO smtp_settings (id, host, port, security, username, password_encrypted, from_name, from_email, updated_at) VALUES
  (1, 'mail.marea.example', 587, 'starttls', NULL, NULL, NULL, 'hola@marea.example', '2026-01-19T05:00:00.000Z');

INSERT INTO establishments (id, name, address, phone, is_active, created_at, updated_at) VALUES
  (1, 'Marea Yoga & Pilates', NULL, NULL, 1, '2026-01-19T06:00:00.000Z', '2026-01-19T06:00:00.000Z');

INSERT INTO roles (id, name, permissions, is_owner, created_at, updated_at) VALUES
  (1, 'Owner', '["clients.view","clients.manage","schedule.view","schedule.manage","bookings.view","bookings.manage","bookings.override","memberships.view","memberships.manage","membership_types.manage","charges.manage","instructors.manage","staff.manage","settings.view","settings.manage","migration.manage","audit.view","sales.view","sales.manage","products.manage","promo_codes.manage","waivers.manage","marketing.manage","gdpr.manage","payroll.manage","appointments.manage","payments.manage","reports.view","backups.manage"]', 1, '2026-01-19T06:00:00.000Z', '2026-01-19T06:00:00.000Z'),
  (2, 'Front desk', '["clients.view","clients.manage","schedule.view","bookings.view","bookings.manage","memberships.view","memberships.manage","charges.manage","sales.view","sales.manage","settings.view"]', 0, '2026-01-19T06:00:00.000Z', '2026-01-19T06:00:00.000Z');

INSERT INTO staff (id, email, full_name, kind, role_id, password_hash, is_active, token_version, last_login_at, created_at, updated_at) VALUES
  (1, 'owner@marea.example', 'Inés Marí', 'manager', 1, '$argon2id$v=19$m=64,p=1,t=2$iud52wbwVhdUATobfMn4rg$T4fczdntELkfUoxQL3c+5A0rISJHE8bJRUSl77+LIyI', 1, 1, '2026-03-04T06:00:00.000Z', '2026-01-19T06:00:00.000Z', '2026-01-19T06:00:00.000Z'),
  (2, 'desk@marea.example', 'Pol Serra', 'manager', 2, '$argon2id$v=19$m=64,p=1,t=2$SFBzFVNh5Cv7nl7gMMuGLw$hrguc0Zo7aJwTi1eEgw2iIUHZ+VYB/DwQT2rfQn2po4', 1, 1, NULL, '2026-01-19T05:00:00.000Z', '2026-01-19T05:00:00.000Z'),
  (3, 'lucia@marea.example', 'Lucía Ferrer', 'instructor', NULL, '$argon2id$v=19$m=64,p=1,t=2$0hR3uo/CceOuBnOJykb+jQ$o7hqBAo6EsDKI5mmIz9+CKrvlPk0A1Hi1wNmtgQoU4E', 1, 1, NULL, '2026-01-19T05:00:00.000Z', '2026-01-19T05:00:00.000Z'),
  (4, 'jonas@marea.example', 'Jonas Brandt', 'instructor', NULL, '$argon2id$v=19$m=64,p=1,t=2$PS4zmLWkfXD3opr3nEU70w$lvDwPGBo08Kx4cKYyHDA3Dak+LxAlak8sgTCrqiMHKk', 1, 1, NULL, '2026-01-19T05:00:00.000Z', '2026-01-19T05:00:00.000Z'),
  (5, 'amelie@marea.example', 'Amélie Rousseau', 'instructor', NULL, '$argon2id$v=19$m=64,p=1,t=2$xvAet0aptVeczzKmA09Hrg$dVnhsSk31W8U33SkbAIrl8fmrrJDLFBGyB0prD5vEvE', 1, 1, NULL, '2026-01-19T05:00:00.000Z', '2026-01-19T05:00:00.000Z'),
  (6, 'diego@marea.example', 'Diego Morales', 'instructor', NULL, '$argon2id$v=19$m=64,p=1,t=2$DRF7yRs6CpuxpqFpynjcsw$Px+LMuLfSgmN6ZkzcgrrORQ4r1LPbEP/UVyLJ/4LO/8', 1, 1, NULL, '2026-01-19T05:00:00.000Z', '2026-01-19T05:00:00.000Z');

INSERT INTO instructors (id, user_id, bio, photo_file, establishment_id, is_active, created_at, updated_at) VALUES
  (1, 3, 'Vinyasa and yin. Slow mornings, strong shoulders.', NULL, NULL, 1, '2026-01-19T05:00:00.000Z', '2026-01-19T05:00:00.000Z'),
  (2, 4, 'Reformer Pilates, eleven years, still counting breaths.', NULL, NULL, 1, '2026-01-19T05:00:00.000Z', '2026-01-19T05:00:00.000Z'),
  (3, 5, 'Barre and mobility for people who sit too much.', NULL, NULL, 1, '2026-01-19T05:00:00.000Z', '2026-01-19T05:00:00.000Z'),
  (4, 6, 'Strength without the shouting.', NULL, NULL, 1, '2026-01-19T05:00:00.000Z', '2026-01-19T05:00:00.000Z');

INSERT INTO clients (id, email, full_name, phone, date_of_birth, address, emergency_contact, locale, password_hash, guardian_id, is_active, token_version, source, client_since_on, last_login_at, erased_at, created_at, updated_at) VALUES
  (1, 'clara@marea.example', 'Clara Vidal', '+34 666436654', NULL, NULL, NULL, NULL, '$argon2id$v=19$m=64,p=1,t=2$XpdXAQFev+eHphzhTpH8tw$BSv1v3gXMpxDj28IcPU5kidhtFYVywEs1PlqXZwMQHw', NULL, 1, 2, 'staff', '2023-05-14', NULL, NULL, '2026-01-19T06:00:00.000Z', '2026-01-19T06:00:00.000Z'),
  (2, 'dara.hernandez1@example.com', 'Dara Hernández', '+34 665155496', NULL, NULL, NULL, NULL, '$argon2id$v=19$m=64,p=1,t=2$fycuauvZN/z2xsFDEb3dRg$0vYBbMrOh3E9vIIsmxwCwRrWTipRVxTrlNwNCUV9lUI', NULL, 1, 2, 'staff', '2024-09-18', NULL, NULL, '2026-01-19T06:00:00.000Z', '2026-01-19T06:00:00.000Z'),
  (3, 'elif.kowalska2@example.com', 'Elif Kowalska', '+34 632277150', NULL, NULL, NULL, NULL, '$argon2id$v=19$m=64,p=1,t=2$fMsOXKqXFbTm1ski+5SQ4Q$f33M9v+0ClmR5ZsMP0KFavGwLp3KqHEe2+FDAQqN/tc', NULL, 1, 2, 'staff', '2023-12-14', NULL, NULL, '2026-01-19T06:00:00.000Z', '2026-01-19T06:00:00.000Z'),
  (4, 'quim.torres4@example.com', 'Quim Torres', '+34 627353262', NULL, NULL, NULL, NULL, NULL, NULL, 1, 1, 'staff', '2025-05-25', NULL, NULL, '2026-01-19T06:00:00.000Z', '2026-01-19T06:00:00.000Z'),
  (5, 'wanda.dabrowski5@example.com', 'Wanda Dąbrowski', '+34 639099845', NULL, NULL, NULL, NULL, NULL, NULL, 1, 1, 'staff', '2024-06-22', NULL, NULL, '2026-01-19T06:00:00.000Z', '2026-01-19T06:00:00.000Z'),
  (6, 'didac.garcia6@example.com', 'Dídac García', '+34 614385111', NULL, NULL, NULL, NULL, NULL, NULL, 1, 1, 'staff', '2024-02-01', NULL, NULL, '2026-01-19T06:00:00.000Z', '2026-01-19T06:00:00.000Z'),
  (7, 'didac.bianchi8@example.com', 'Dídac Bianchi', '+34 688181752', NULL, NULL, NULL, NULL, NULL, NULL, 1, 1, 'staff', '2024-02-15', NULL, NULL, '2026-01-19T06:00:00.000Z', '2026-01-19T06:00:00.000Z'),
  (11, 'xavier.garcia13@example.com', 'Xavier García', '+34 699248845', NULL, NULL, NULL, NULL, '$argon2id$v=19$m=64,p=1,t=2$ZyTSZnL9SGSyX69SAEtC6A$XyyKlsvmL1x8IhwpY6msQT/RlORlvbUen4V0JYXuOI0', NULL, 1, 2, 'staff', '2025-12-22', NULL, NULL, '2026-01-19T06:00:00.000Z', '2026-01-19T06:00:00.000Z'),
  (13, 'bruno.wei16@example.com', 'Bruno Weiß', '+34 666967493', NULL, NULL, NULL, NULL, '$argon2id$v=19$m=64,p=1,t=2$BXBO12+GPOkniJxDicDN9A$q72GRnuymF9RgyMDB5YK67LqkoLT2pQk+gOyGQE+vws', NULL, 1, 2, 'staff', '2025-06-29', NULL, NULL, '2026-01-19T06:00:00.000Z', '2026-01-19T06:00:00.000Z'),
  (15, 'ucja.garcia18@example.com', 'Łucja García', '+34 623357375', NULL, NULL, NULL, NULL, '$argon2id$v=19$m=64,p=1,t=2$DdgTv8NHMuroNbUko7jjCA$WooxC7gdhGRrRKiWLX4gaw86l5ucJ0daHfqbDtW0xDU', NULL, 1, 2, 'staff', '2024-11-18', NULL, NULL, '2026-01-19T06:00:00.000Z', '2026-01-19T06:00:00.000Z'),
  (17, 'sren.aguilar21@example.com', 'Søren Aguilar', '+34 693131509', NULL, NULL, NULL, NULL, '$argon2id$v=19$m=64,p=1,t=2$PIEcvoFUBLz6nHhACjJ3Ew$NfExvXN15XVLNR1xoTP9BFDlaq1Ov1vF3EkRAspmqRM', NULL, 1, 2, 'staff', '2025-11-10', NULL, NULL, '2026-01-19T06:00:00.000Z', '2026-01-19T06:00:00.000Z'),
  (18, 'yasmin.dabrowski22@example.com', 'Yasmin Dąbrowski', '+34 673951320', NULL, NULL, NULL, NULL, '$argon2id$v=19$m=64,p=1,t=2$jUdF7GVfilBLTZfv/b1Otw$2JqiM3BTgxPL/d/XvqpDS3iRN8afIZoz5BGyhaTdJPk', NULL, 1, 2, 'staff', '2023-07-09', NULL, NULL, '2026-01-19T06:00:00.000Z', '2026-01-19T06:00:00.000Z'),
  (21, 'bjrn.esteve26@example.com', 'Bjørn Esteve', '+34 666161789', NULL, NULL, NULL, NULL, '$argon2id$v=19$m=64,p=1,t=2$uHKYUqatEGxugqB/FoYnug$O089TWVmln05RsPw0KAm2VjbfTuQeWquJWkwK9sqfSk', NULL, 1, 2, 'staff', '2025-12-31', NULL, NULL, '2026-01-19T06:00:00.000Z', '2026-01-19T06:00:00.000Z'),
  (25, 'zoe.quintana32@example.com', 'Zoë Quintana', '+34 652145007', NULL, NULL, NULL, NULL, '$argon2id$v=19$m=64,p=1,t=2$YGgiXD6GSahWMe2Xq0IZdQ$g6XechkMlGkgDlbOW0XwMT8daPaec+7kHagJn8ZTLaA', NULL, 1, 2, 'staff', '2023-06-26', NULL, NULL, '2026-01-19T06:00:00.000Z', '2026-01-19T06:00:00.000Z'),
  (28, 'sren.stergaard36@example.com', 'Søren Østergaard', '+34 680608136', NULL, NULL, NULL, NULL, NULL, NULL, 1, 1, 'staff', '2025-05-23', NULL, NULL, '2026-01-19T06:00:00.000Z', '2026-01-19T06:00:00.000Z'),
  (29, 'elif.ximenez37@example.com', 'Elif Ximénez', '+34 644624334', NULL, NULL, NULL, NULL, '$argon2id$v=19$m=64,p=1,t=2$/BmVHZef/aM+DqxoN03vXw$6DuiqV7lLuL8wRiH4wnT0gHfePd2WOqdhIqmjlJuzx8', NULL, 1, 2, 'staff', '2025-09-30', NULL, NULL, '2026-01-19T06:00:00.000Z', '2026-01-19T06:00:00.000Z'),
  (31, 'umut.dabrowski40@example.com', 'Umut Dąbrowski', '+34 667969085', NULL, NULL, NULL, NULL, '$argon2id$v=19$m=64,p=1,t=2$dAOJE5MDZHHHagr2eKcrkQ$EAqQlOEQTpNId4UHEtjQ75uyRhiYxfOrkhtu2rzKj2A', NULL, 1, 2, 'staff', '2024-12-07', NULL, NULL, '2026-01-19T06:00:00.000Z', '2026-01-19T06:00:00.000Z'),
  (35, 'francois.stergaard45@example.com', 'François Østergaard', '+34 613374119', NULL, NULL, NULL, NULL, '$argon2id$v=19$m=64,p=1,t=2$EeW3HJXTjdofiQR+S/RMww$60zAQw+iSLJDiBJ1B1SLeURAHN+nIS2E7jc8B5OZl2A', NULL, 1, 2, 'staff', '2025-09-03', NULL, NULL, '2026-01-19T06:00:00.000Z', '2026-01-19T06:00:00.000Z'),
  (40, 'oriol.navarro52@example.com', 'Oriol Navarro', '+34 650804720', NULL, NULL, NULL, NULL, NULL, NULL, 1, 1, 'staff', '2025-10-26', NULL, NULL, '2026-01-19T06:00:00.000Z', '2026-01-19T06:00:00.000Z'),
  (41, 'alba.stergaard53@example.com', 'Alba Østergaard', '+34 641685005', NULL, NULL, NULL, NULL, '$argon2id$v=19$m=64,p=1,t=2$d9OYxkctJa9q1yj/owQlWg$wuJMPWkcd8bT52PsJXHFNd1IpRL4VBipXY05S7Lp6Zk', NULL, 1, 2, 'staff', '2023-10-18', NULL, NULL, '2026-01-19T06:00:00.000Z', '2026-01-19T06:00:00.000Z'),
  (42, 'quim.wei54@example.com', 'Quim Weiß', '+34 629801619', NULL, NULL, NULL, NULL, '$argon2id$v=19$m=64,p=1,t=2$y+HM35nJz8L6T4VRn5mrqg$LbVVC6brYwINqt02PCAdL9pyAAkdTICFkjLdSEJ9lpo', NULL, 1, 2, 'staff', '2025-03-30', NULL, NULL, '2026-01-19T06:00:00.000Z', '2026-01-19T06:00:00.000Z'),
  (43, 'umut.ibanez19@example.com', 'Umut Ibáñez', '+34 632073277', NULL, NULL, NULL, NULL, '$argon2id$v=19$m=64,p=1,t=2$m03OYM8qhEnqwA3SSAurkg$KFMbCTyh8e/jY8rAi07rNLxk+a2Z552Zquw79VHPiJ4', NULL, 1, 2, 'staff', '2026-01-21', NULL, NULL, '2026-01-21T06:00:00.000Z', '2026-01-21T06:00:00.000Z'),
  (53, 'julia.sanchez55@example.com', 'Júlia Sánchez', '+34 643099702', NULL, NULL, NULL, NULL, '$argon2id$v=19$m=64,p=1,t=2$oqMADnp/I0E4gy9CBZ3reA$zj077JcDLgdgvP6C0pv9TW6MPmJ3MiyD4uy5SG6bA3Y', NULL, 1, 2, 'staff', '2026-02-19', NULL, NULL, '2026-02-19T06:00:00.000Z', '2026-02-19T06:00:00.000Z');

INSERT INTO client_notes (id, client_id, staff_id, body, created_at) VALUES
  (1, 1, 1, 'Left knee: no jumps. Sagt „danke“ — ☕', '2026-02-01T10:00:00.000Z');

INSERT INTO consents (id, client_id, consent_type, granted, source, ip_address, seen_ip_address, created_at) VALUES
  (1, 1, 'marketing', 1, 'portal', '203.0.113.7', '203.0.113.7', '2026-02-01T10:00:00.000Z'),
  (2, 1, 'marketing', 0, 'staff', NULL, NULL, '2026-02-02T10:00:00.000Z');

INSERT INTO account_tokens (id, kind, account_kind, account_id, token_hash, expires_at, used_at, created_at) VALUES
  (1, 'invitation', 'client', 1, '6d78c861f02d335129ce6a93f2e6400e6a953df2449e7b10a82d5b2c1a7f81f6', '2026-02-02T06:00:00.000Z', '2026-01-19T06:00:00.000Z', '2026-01-19T06:00:00.000Z'),
  (2, 'invitation', 'client', 2, '5cf72d1b41ec26e9b000a9328e81ca639410e3b2a32b3d673efbe32f153a36aa', '2026-02-02T06:00:00.000Z', '2026-01-19T06:00:00.000Z', '2026-01-19T06:00:00.000Z');

INSERT INTO audit_entries (id, at, actor_kind, actor_id, actor_name, action, entity, entity_id, before, after, request_id) VALUES
  (1, '2026-01-19T06:00:00.000Z', 'staff', 1, 'Inés Marí', 'studio.bootstrap', 'studio', 1, NULL, NULL, 'b9cc9f09ee1e-1'),
  (2, '2026-01-19T05:00:00.000Z', 'staff', 1, 'Inés Marí', 'studio.update', 'studio', 1, '{"address":null,"country":null,"primary_color":"#2f6f5e","secondary_color":"#e8a33d","default_vat_rate":0,"late_cancel_fee_minor":0,"no_show_fee_minor":0}', '{"address":"Carrer del Port 12, 08870 Sitges","country":"ES","primary_color":"#1f6f78","secondary_color":"#e6a15c","default_vat_rate":21,"late_cancel_fee_minor":500,"no_show_fee_minor":800}', 'b9cc9f09ee1e-3'),
  (3, '2026-01-19T05:00:00.000Z', 'staff', 1, 'Inés Marí', 'studio.email', 'studio', 1, NULL, '{"id":1,"host":"mail.marea.example","port":587,"security":"starttls","username":null,"from_name":null,"from_email":"hola@marea.example","updated_at":"2026-01-19T05:00:00.000Z"}', 'b9cc9f09ee1e-4'),
  (4, '2026-01-19T05:00:00.000Z', 'staff', 1, 'Inés Marí', 'staff.create', 'staff', 2, NULL, '{"id":2,"full_name":"Pol Serra","email":"desk@marea.example","kind":"manager","role_id":2,"role_name":"Front desk","is_owner":false,"instructor_id":null,"is_active":true,"last_login_at":null,"created_at":"2026-01-19T05:00:00.000Z","updated_at":"2026-01-19T05:00:00.000Z"}', 'b9cc9f09ee1e-6'),
  (5, '2026-01-19T05:00:00.000Z', 'staff', 1, 'Inés Marí', 'instructor.create', 'instructor', 1, NULL, '{"id":1,"full_name":"Lucía Ferrer","bio":"Vinyasa and yin. Slow mornings, strong shoulders.","photo_url":null,"establishment_id":null,"is_active":true,"user_id":3,"email":"lucia@marea.example","created_at":"2026-01-19T05:00:00.000Z","updated_at":"2026-01-19T05:00:00.000Z"}', 'b9cc9f09ee1e-7'),
  (9, '2026-01-19T05:00:00.000Z', 'staff', 1, 'Inés Marí', 'class_template.create', 'class_template', 1, NULL, '{"id":1,"name":"Morning Flow","description":"Vinyasa to begin the day.","duration_minutes":60,"default_capacity":14,"default_instructor_id":null,"color":"#3b7a57","cancellation_window_hours":null,"booking_open_hours_before":null,"booking_close_hours_before":null,"is_active":true,"created_at":"2026-01-19T05:00:00.000Z","updated_at":"2026-01-19T05:00:00.000Z","default_instructor_name":null}', 'b9cc9f09ee1e-b'),
  (15, '2026-01-19T05:00:00.000Z', 'staff', 1, 'Inés Marí', 'class_series.create', 'class_series', 1, NULL, '{"id":1,"template_id":1,"instructor_id":1,"establishment_id":null,"timezone":"Europe/Madrid","start_time":"07:30","duration_minutes":60,"capacity":14,"interval_weeks":1,"weekdays":[1,3,5],"starts_on":"2026-01-19","until_on":null,"occurrence_count":null,"made_until_on":null,"created_at":"2026-01-19T05:00:00.000Z","updated_at":"2026-01-19T05:00:00.000Z"}', 'b9cc9f09ee1e-h'),
  (24, '2026-01-19T05:00:00.000Z', 'staff', 1, 'Inés Marí', 'membership_type.create', 'membership_type', 1, NULL, '{"id":1,"name":"Unlimited monthly","description":null,"type":"subscription","price_minor":11900,"currency":"EUR","billing_interval":"monthly","credits_included":null,"credits_per_interval":null,"unlimited":true,"validity_days":null,"can_pause":true,"max_pause_days":60,"sellable_online":false,"rollover_enabled":false,"max_rollover_credits":null,"late_cancel_fee_override_minor":null,"no_show_fee_override_minor":null,"is_intro_offer":false,"intro_price_minor":null,"intro_validity_days":null,"is_active":true,"created_at":"2026-01-19T05:00:00.000Z","updated_at":"2026-01-19T05:00:00.000Z"}', 'b9cc9f09ee1e-q'),
  (29, '2026-01-19T05:00:00.000Z', 'staff', 1, 'Inés Marí', 'product.create', 'product', 1, NULL, '{"id":1,"name":"Cork yoga mat","sku":"8400000000017","price_minor":6400,"photo_file":null,"is_active":true,"created_at":"2026-01-19T05:00:00.000Z","updated_at":"2026-01-19T05:00:00.000Z","stock_quantity":12}', 'b9cc9f09ee1e-v'),
  (33, '2026-01-19T05:00:00.000Z', 'staff', 1, 'Inés Marí', 'waiver.create', 'waiver', 1, NULL, '{"id":1,"title":"Health and liability","body":"I am well enough to take part, I tell my instructor about injuries and pregnancy, and I look after my belongings myself.","requires_before_booking":false,"version":1,"is_active":true,"created_at":"2026-01-19T05:00:00.000Z","updated_at":"2026-01-19T05:00:00.000Z"}', 'b9cc9f09ee1e-z'),
  (34, '2026-01-19T05:00:00.000Z', 'staff', 1, 'Inés Marí', 'tag.create', 'tag', 1, NULL, '{"id":1,"name":"Regular","color":"#1f6f78","created_at":"2026-01-19T05:00:00.000Z","updated_at":"2026-01-19T05:00:00.000Z","client_count":0}', 'b9cc9f09ee1e-10'),
  (36, '2026-01-19T05:00:00.000Z', 'staff', 1, 'Inés Marí', 'auto_tag_rule.create', 'auto_tag_rule', 1, NULL, '{"id":1,"tag_id":1,"trigger_event":"booking.checked_in","condition_json":{"all":[{"field":"visits_30d","op":"gte","value":6}]},"is_active":true,"created_at":"2026-01-19T05:00:00.000Z","updated_at":"2026-01-19T05:00:00.000Z","tag_name":"Regular","tag_color":"#1f6f78","fired_count":0,"last_fired_at":null}', 'b9cc9f09ee1e-12'),
  (37, '2026-01-19T05:00:00.000Z', 'staff', 1, 'Inés Marí', 'promo_code.create', 'promo_code', 1, NULL, '{"id":1,"code":"SUMMER10","discount_type":"percentage","discount_percent":10,"discount_minor":null,"applicable_membership_type_ids":[],"max_uses":null,"one_per_client":false,"valid_from":"2019-12-31T23:00:00.000Z","valid_until":null,"is_active":true,"created_at":"2026-01-19T05:00:00.000Z","updated_at":"2026-01-19T05:00:00.000Z","used_count":0}', 'b9cc9f09ee1e-13'),
  (38, '2026-01-19T05:00:00.000Z', 'staff', 1, 'Inés Marí', 'gift_card.create', 'gift_card', 1, NULL, '{"id":1,"code_last4":"P058","initial_value_minor":6000,"currency":"EUR","recipient_name":"Rosa","recipient_email":null,"message":"For your knees. Happy birthday!","expires_on":null,"is_active":true,"purchaser_client_id":null,"created_at":"2026-01-19T05:00:00.000Z","updated_at":"2026-01-19T05:00:00.000Z","receipt_id":1,"remaining_minor":6000}', 'b9cc9f09ee1e-14'),
  (39, '2026-01-19T06:00:00.000Z', 'staff', 1, 'Inés Marí', 'client.create', 'client', 1, NULL, '{"id":1,"email":"clara@marea.example","full_name":"Clara Vidal","phone":"+34 666436654","date_of_birth":null,"address":null,"emergency_contact":null,"locale":null,"guardian_id":null,"is_active":true,"source":"staff","client_since_on":"2023-05-14","last_login_at":null,"erased_at":null,"created_at":"2026-01-19T06:00:00.000Z","updated_at":"2026-01-19T06:00:00.000Z"}', 'b9cc9f09ee1e-16'),
  (41, '2026-01-19T06:00:00.000Z', 'staff', 1, 'Inés Marí', 'membership.create', 'membership', 1, NULL, '{"id":1,"client_id":1,"membership_type_id":3,"status":"active","unlimited":false,"starts_on":"2026-01-19","expires_on":"2026-05-18","notes":null,"price_minor":13000,"payment_method":"card_terminal","is_intro_offer":false,"billing_anchor_on":null,"next_renewal_on":null,"renewal_price_minor":null,"past_due_since":null,"cancelled_at":null,"source":"staff","created_at":"2026-01-19T06:00:00.000Z","updated_at":"2026-01-19T06:00:00.000Z","client_name":"Clara Vidal","type_name":"10-class pack","type":"class_pack","currency":"EUR","can_pause":false,"max_pause_days":null}', 'b9cc9f09ee1e-19'),
  (154, '2026-01-19T06:00:00.000Z', 'staff', 1, 'Inés Marí', 'booking.create', 'booking', 1, NULL, '{"scheduled_class_id":39,"client_id":6,"membership_id":6,"source":"staff","is_unpaid":false,"overridden":[]}', 'b9cc9f09ee1e-6f'),
  (380, '2026-01-26T06:00:00.000Z', 'staff', 1, 'Inés Marí', 'charge.settle', 'charge', 1, '{"status":"due","payment_method":null,"settled_at":null}', '{"status":"paid","payment_method":"card_terminal","settled_at":"2026-01-26T06:00:00.000Z"}', 'b9cc9f09ee1e-eu');

INSERT INTO idempotency_keys (caller, path, key, body_hash, status, answer, created_at) VALUES
  ('staff:1', '/api/v1/clients', 'k-1', 'abc', 201, '{"id":1}', '2026-03-04T10:00:00.000Z'),
  ('staff:1', '/api/v1/clients', 'k-2', 'abd', NULL, NULL, '2026-03-04T10:00:00.000Z');

INSERT INTO events (id, event, client_id, payload, depth, once_key, occurred_at, handled_at, attempts, next_attempt_at, last_error) VALUES
  (1, 'client.created', 1, '{}', 0, NULL, '2026-01-19T06:00:00.000Z', '2026-01-19T06:30:00.000Z', 1, NULL, NULL),
  (2, 'membership.started', 1, '{"membership_id":1,"membership_type_id":3,"type":"class_pack","is_intro_offer":false,"expires_on":"2026-05-18"}', 0, NULL, '2026-01-19T06:00:00.000Z', '2026-01-19T06:30:00.000Z', 1, NULL, NULL),
  (85, 'booking.created', 6, '{"booking_id":1,"scheduled_class_id":39,"template_id":2,"instructor_id":2,"class_name":"Reformer Basics","starts_at":"2026-01-20T08:15:00.000Z","membership_id":6,"status":"booked","source":"staff","is_unpaid":false}', 0, NULL, '2026-01-19T06:00:00.000Z', '2026-01-19T06:30:00.000Z', 1, NULL, NULL),
  (114, 'booking.cancelled', 31, '{"booking_id":6,"scheduled_class_id":75,"template_id":4,"instructor_id":3,"class_name":"Barre","starts_at":"2026-01-20T11:30:00.000Z","membership_id":31,"status":"cancelled","source":"staff","is_unpaid":false,"reason":"Plans changed"}', 0, NULL, '2026-01-19T19:00:00.000Z', '2026-01-20T06:00:00.000Z', 1, NULL, NULL),
  (135, 'booking.checked_in', 6, '{"booking_id":1,"scheduled_class_id":39,"template_id":2,"instructor_id":2,"class_name":"Reformer Basics","starts_at":"2026-01-20T08:15:00.000Z","membership_id":6,"status":"checked_in","source":"staff","is_unpaid":false,"visits":1}', 0, NULL, '2026-01-20T08:15:00.000Z', '2026-01-20T11:30:00.000Z', 1, NULL, NULL),
  (136, 'client.first_visit', 6, '{"booking_id":1,"scheduled_class_id":39,"template_id":2,"instructor_id":2,"class_name":"Reformer Basics","starts_at":"2026-01-20T08:15:00.000Z","membership_id":6,"status":"checked_in","source":"staff","is_unpaid":false,"visits":1}', 0, 'client.first_visit 6 first', '2026-01-20T08:15:00.000Z', '2026-01-20T11:30:00.000Z', 1, NULL, NULL),
  (147, 'booking.no_show', 35, '{"booking_id":8,"scheduled_class_id":75,"template_id":4,"instructor_id":3,"class_name":"Barre","starts_at":"2026-01-20T11:30:00.000Z","membership_id":35,"status":"no_show","source":"staff","is_unpaid":false}', 0, NULL, '2026-01-20T11:30:00.000Z', '2026-01-20T17:30:00.000Z', 1, NULL, NULL),
  (316, 'intro_offer.ending', 11, '{"membership_id":11,"membership_type_id":5,"is_intro_offer":true,"expires_on":"2026-02-01","days":7}', 0, 'intro_offer.ending 11 11 2026-02-01 7', '2026-01-25T06:00:00.000Z', '2026-01-25T06:00:00.000Z', 1, NULL, NULL),
  (333, 'membership.credits_low', 7, '{"membership_id":7,"membership_type_id":2,"credits_remaining":3}', 0, NULL, '2026-01-25T06:00:00.000Z', '2026-01-25T14:30:00.000Z', 1, NULL, NULL),
  (358, 'client.inactive', 2, '{"days":7,"since":"2026-01-19"}', 0, 'client.inactive 2 2026-01-19 7', '2026-01-26T06:00:00.000Z', '2026-01-26T06:00:00.000Z', 1, NULL, NULL),
  (396, 'client.visit_milestone', 7, '{"booking_id":96,"scheduled_class_id":4,"template_id":1,"instructor_id":1,"class_name":"Morning Flow","starts_at":"2026-01-26T06:30:00.000Z","membership_id":7,"status":"checked_in","source":"staff","is_unpaid":false,"count":5}', 0, 'client.visit_milestone 7 5', '2026-01-26T06:30:00.000Z', '2026-01-26T08:15:00.000Z', 1, NULL, NULL),
  (456, 'booking.checked_in', 7, '{"booking_id":117,"scheduled_class_id":77,"template_id":4,"instructor_id":3,"class_name":"Barre","starts_at":"2026-01-27T11:30:00.000Z","membership_id":7,"status":"checked_in","source":"staff","is_unpaid":false,"visits":6}', 0, NULL, '2026-01-27T11:30:00.000Z', '2026-01-27T17:30:00.000Z', 1, NULL, NULL),
  (461, 'client.tag_added', 7, '{"tag_id":1,"tag_name":"Regular","rule_id":1}', 1, NULL, '2026-01-27T17:30:00.000Z', '2026-01-27T17:30:00.000Z', 1, NULL, NULL),
  (503, 'booking.checked_in', 19, '{"booking_id":124,"scheduled_class_id":5,"template_id":1,"instructor_id":1,"class_name":"Morning Flow","starts_at":"2026-01-28T06:30:00.000Z","membership_id":19,"status":"checked_in","source":"staff","is_unpaid":false,"visits":6}', 0, NULL, '2026-01-28T06:30:00.000Z', '2026-01-28T17:00:00.000Z', 1, NULL, NULL),
  (747, 'booking.late_cancelled', 13, '{"booking_id":200,"scheduled_class_id":44,"template_id":2,"instructor_id":2,"class_name":"Reformer Basics","starts_at":"2026-02-02T08:15:00.000Z","membership_id":51,"status":"late_cancelled","source":"staff","is_unpaid":false,"reason":"Plans changed"}', 0, NULL, '2026-02-01T14:30:00.000Z', '2026-02-02T06:00:00.000Z', 1, NULL, NULL);

INSERT INTO event_days (day) VALUES
  ('2026-01-19'),
  ('2026-01-20');

INSERT INTO emails (id, kind, client_id, to_email, to_name, subject, body_text, body_html, status, attempts, next_attempt_at, expires_at, last_error, created_at, sent_at) VALUES
  (1, 'invitation', 1, 'clara@marea.example', 'Clara Vidal', 'Marea Yoga & Pilates invites you to book online', '', '', 'sent', 1, '2026-01-19T06:00:00.000Z', '2026-02-02T06:00:00.000Z', NULL, '2026-01-19T06:00:00.000Z', '2026-01-19T06:30:00.000Z'),
  (2, 'invitation', 2, 'dara.hernandez1@example.com', 'Dara Hernández', 'Marea Yoga & Pilates invites you to book online', '', '', 'sent', 1, '2026-01-19T06:00:00.000Z', '2026-02-02T06:00:00.000Z', NULL, '2026-01-19T06:00:00.000Z', '2026-01-19T06:30:00.000Z'),
  (32, 'booking_confirmed', 6, 'didac.garcia6@example.com', 'Dídac García', 'Booked: Reformer Basics, Tuesday 20 January 2026 at 09:15', '', '', 'sent', 1, '2026-01-19T06:00:00.000Z', '2026-01-20T08:15:00.000Z', NULL, '2026-01-19T06:00:00.000Z', '2026-01-19T06:30:00.000Z'),
  (56, 'class_reminder', 6, 'didac.garcia6@example.com', 'Dídac García', 'Reminder: Reformer Basics, Tuesday 20 January 2026 at 09:15', '', '', 'sent', 1, '2026-01-19T08:15:00.000Z', '2026-01-20T08:15:00.000Z', NULL, '2026-01-19T08:15:00.000Z', '2026-01-19T08:15:00.000Z'),
  (67, 'booking_cancelled', 31, 'umut.dabrowski40@example.com', 'Umut Dąbrowski', 'Cancelled: Barre, Tuesday 20 January 2026 at 12:30', '', '', 'sent', 1, '2026-01-19T19:00:00.000Z', '2026-01-20T11:30:00.000Z', NULL, '2026-01-19T19:00:00.000Z', '2026-01-20T06:00:00.000Z'),
  (132, 'charge_due', 35, 'francois.stergaard45@example.com', 'François Østergaard', '€8.00 due at Marea Yoga & Pilates', '', '', 'sent', 1, '2026-01-21T17:00:00.000Z', NULL, NULL, '2026-01-21T17:00:00.000Z', '2026-01-21T17:00:00.000Z'),
  (1009, 'waitlist_offer', 42, 'quim.wei54@example.com', 'Quim Weiß', 'A place in Reformer Power, Wednesday 18 February 2026 at 18:00', '', '', 'failed', 0, '2026-02-17T17:30:00.000Z', '2026-02-17T18:30:00.000Z', 'It could not be sent before it was out of date.', '2026-02-17T17:30:00.000Z', NULL),
  (1556, 'waitlist_passed_over', 4, 'quim.torres4@example.com', 'Quim Torres', 'Waitlist of Reformer Power, Wednesday 4 March 2026 at 18:00', '', '', 'sent', 1, '2026-03-03T17:30:00.000Z', '2026-03-04T17:00:00.000Z', NULL, '2026-03-03T17:30:00.000Z', '2026-03-04T06:00:00.000Z'),
  (1568, 'booking_confirmed', 25, 'zoe.quintana32@example.com', 'Zoë Quintana', 'Booked: Reformer Basics, Thursday 5 March 2026 at 09:15', 'Hello Zoë Quintana,

Reformer Basics with Jonas Brandt on Thursday 5 March 2026 at 09:15 is booked. See you there.

Cancelling is free until Wednesday 4 March 2026 at 09:15.

Marea Yoga & Pilates
', '<!doctype html><html><head><meta charset="utf-8"><title>Booked: Reformer Basics, Thursday 5 March 2026 at 09:15</title></head>
<body style="margin:0;background:#f4f4f2;font:16px/1.5 system-ui,-apple-system,''Segoe UI'',sans-serif;color:#1c1c1a">
<table role="presentation" width="100%"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="560" style="max-width:100%;background:#fff;border-radius:12px"><tr><td style="padding:32px">
<p style="margin:0 0 24px;font-weight:700;color:#1f6f78">Marea Yoga &amp; Pilates</p>
<p style="margin:0 0 16px;">Hello Zoë Quintana,</p><p style="margin:0 0 16px;">Reformer Basics with Jonas Brandt on Thursday 5 March 2026 at 09:15 is booked. See you there.</p><p style="margin:0 0 16px;">Cancelling is free until Wednesday 4 March 2026 at 09:15.</p>
</td></tr></table></td></tr></table></body></html>', 'queued', 0, '2026-03-04T06:00:00.000Z', '2026-03-05T08:15:00.000Z', NULL, '2026-03-04T06:00:00.000Z', NULL);

INSERT INTO job_runs (name, last_started_at, last_finished_at, last_error) VALUES
  ('charges fall due', '2026-03-04T06:00:00.000Z', '2026-03-04T06:00:00.000Z', NULL),
  ('check integrity', '2026-03-04T06:00:00.000Z', '2026-03-04T06:00:00.000Z', NULL);

INSERT INTO integrity_report (id, checked_at, ok, report) VALUES
  (1, '2026-03-04T06:00:00.000Z', 1, '{"ok":true,"checked_at":"2026-03-04T06:00:00.000Z","invariants":[{"name":"class_places","description":"The places of a class that are booked or held for the waitlist are never more than its capacity.","ok":true,"broken":[]},{"name":"membership_credits","description":"The credits of a membership, which are the sum of its ledger, are never below zero.","ok":true,"broken":[]},{"name":"credit_grants","description":"What is left of each entry that gave credits is between zero and what it gave.","ok":true,"broken":[]},{"name":"credit_sources","description":"Every credit taken or given back names the entry of the same membership that it came from.","ok":true,"broken":[]},{"name":"booking_credits","description":"A booking holds one credit or none.","ok":true,"broken":[]},{"name":"gift_card_balance","description":"What is left on a gift card, its initial value less its uses, is between zero and that value.","ok":true,"broken":[]},{"name":"gift_card_payments","description":"Every payment by gift card, and every refund to one, is a use of that card of the same amount.","ok":true,"broken":[]},{"name":"stock","description":"The stock of a product, which is the sum of its movements, is never below zero.","ok":true,"broken":[]},{"name":"sale_totals","description":"The total of a sale is the sum of its lines, each its quantity times its price, and is what was to be paid.","ok":true,"broken":[]},{"name":"promo_uses","description":"A promo code is used, or held for a checkout, no more often than it may be.","ok":true,"broken":[]},{"name":"promo_once_per_client","description":"A promo code that is good once for each client is used, or held, once by each.","ok":true,"broken":[]},{"name":"purchase_payments","description":"The payments of every purchase sum to its total.","ok":true,"broken":[]},{"name":"purchase_receipts","description":"Every purchase has exactly one receipt, over its total.","ok":true,"broken":[]},{"name":"receipt_numbers","description":"Receipts are numbered from 1 on, without a gap and without repeats.","ok":true,"broken":[]},{"name":"refunds","description":"No more is given back of a payment than was paid, and for the same purchase.","ok":true,"broken":[]},{"name":"refund_receipts","description":"Every refund has a receipt of its own, over its amount.","ok":true,"broken":[]},{"name":"waiver_versions","description":"Every signature is under a version of its waiver that there is.","ok":true,"broken":[]}],"database":{"ok":true,"problems":[]}}');

INSERT INTO class_templates (id, name, description, duration_minutes, default_capacity, default_instructor_id, color, cancellation_window_hours, booking_open_hours_before, booking_close_hours_before, is_active, created_at, updated_at) VALUES
  (1, 'Morning Flow', 'Vinyasa to begin the day.', 60, 14, NULL, '#3b7a57', NULL, NULL, NULL, 1, '2026-01-19T05:00:00.000Z', '2026-01-19T05:00:00.000Z'),
  (2, 'Reformer Basics', 'Six machines, nobody left behind.', 50, 6, NULL, '#8a5a9e', 24, NULL, NULL, 1, '2026-01-19T05:00:00.000Z', '2026-01-19T05:00:00.000Z'),
  (3, 'Reformer Power', 'Springs up.', 50, 6, NULL, '#b04a6f', 24, NULL, NULL, 1, '2026-01-19T05:00:00.000Z', '2026-01-19T05:00:00.000Z'),
  (4, 'Barre', 'Small movements, large effect.', 45, 12, NULL, '#c27c2c', NULL, NULL, NULL, 1, '2026-01-19T05:00:00.000Z', '2026-01-19T05:00:00.000Z'),
  (6, 'Strong', 'Kettlebells and patience.', 55, 10, NULL, '#a3492e', NULL, NULL, NULL, 1, '2026-01-19T05:00:00.000Z', '2026-01-19T05:00:00.000Z');

INSERT INTO class_series (id, template_id, instructor_id, establishment_id, timezone, start_time, duration_minutes, capacity, interval_weeks, weekdays, starts_on, until_on, occurrence_count, made_until_on, created_at, updated_at) VALUES
  (1, 1, 1, NULL, 'Europe/Madrid', '07:30', 60, 14, 1, '[1,3,5]', '2026-01-19', NULL, NULL, '2026-05-27', '2026-01-19T05:00:00.000Z', '2026-01-19T05:00:00.000Z'),
  (2, 2, 2, NULL, 'Europe/Madrid', '09:15', 50, 6, 1, '[1,2,4]', '2026-01-19', NULL, NULL, '2026-05-27', '2026-01-19T05:00:00.000Z', '2026-01-19T05:00:00.000Z'),
  (3, 4, 3, NULL, 'Europe/Madrid', '12:30', 45, 12, 1, '[2,4]', '2026-01-20', NULL, NULL, '2026-05-27', '2026-01-19T05:00:00.000Z', '2026-01-19T05:00:00.000Z'),
  (4, 3, 2, NULL, 'Europe/Madrid', '18:00', 50, 6, 1, '[1,3]', '2026-01-19', NULL, NULL, '2026-05-27', '2026-01-19T05:00:00.000Z', '2026-01-19T05:00:00.000Z'),
  (5, 6, 4, NULL, 'Europe/Madrid', '18:30', 55, 10, 1, '[2,4]', '2026-01-20', NULL, NULL, '2026-05-27', '2026-01-19T05:00:00.000Z', '2026-01-19T05:00:00.000Z');

INSERT INTO scheduled_classes (id, template_id, series_id, occurrence_on, starts_at, ends_at, capacity, instructor_id, substituted_instructor_id, establishment_id, status, cancel_reason, cancelled_at, closure_id, is_edited, created_at, updated_at) VALUES
  (1, 1, 1, '2026-01-19', '2026-01-19T06:30:00.000Z', '2026-01-19T07:30:00.000Z', 14, 1, NULL, NULL, 'scheduled', NULL, NULL, NULL, 0, '2026-01-19T05:00:00.000Z', '2026-01-19T05:00:00.000Z'),
  (2, 1, 1, '2026-01-21', '2026-01-21T06:30:00.000Z', '2026-01-21T07:30:00.000Z', 14, 1, NULL, NULL, 'scheduled', NULL, NULL, NULL, 0, '2026-01-19T05:00:00.000Z', '2026-01-19T05:00:00.000Z'),
  (3, 1, 1, '2026-01-23', '2026-01-23T06:30:00.000Z', '2026-01-23T07:30:00.000Z', 14, 1, NULL, NULL, 'scheduled', NULL, NULL, NULL, 0, '2026-01-19T05:00:00.000Z', '2026-01-19T05:00:00.000Z'),
  (20, 1, 1, '2026-03-04', '2026-03-04T06:30:00.000Z', '2026-03-04T07:30:00.000Z', 14, 1, NULL, NULL, 'scheduled', NULL, NULL, NULL, 0, '2026-01-19T05:00:00.000Z', '2026-01-19T05:00:00.000Z'),
  (39, 2, 2, '2026-01-20', '2026-01-20T08:15:00.000Z', '2026-01-20T09:05:00.000Z', 6, 2, NULL, NULL, 'scheduled', NULL, NULL, NULL, 0, '2026-01-19T05:00:00.000Z', '2026-01-19T05:00:00.000Z'),
  (44, 2, 2, '2026-02-02', '2026-02-02T08:15:00.000Z', '2026-02-02T09:05:00.000Z', 6, 2, NULL, NULL, 'scheduled', NULL, NULL, NULL, 0, '2026-01-19T05:00:00.000Z', '2026-01-19T05:00:00.000Z'),
  (49, 2, 2, '2026-02-12', '2026-02-12T08:15:00.000Z', '2026-02-12T09:05:00.000Z', 6, 2, NULL, NULL, 'scheduled', NULL, NULL, NULL, 0, '2026-01-19T05:00:00.000Z', '2026-01-19T05:00:00.000Z'),
  (75, 4, 3, '2026-01-20', '2026-01-20T11:30:00.000Z', '2026-01-20T12:15:00.000Z', 12, 3, NULL, NULL, 'scheduled', NULL, NULL, NULL, 0, '2026-01-19T05:00:00.000Z', '2026-01-19T05:00:00.000Z'),
  (102, 3, 4, '2026-01-28', '2026-01-28T17:00:00.000Z', '2026-01-28T17:50:00.000Z', 6, 2, NULL, NULL, 'scheduled', NULL, NULL, NULL, 0, '2026-01-19T05:00:00.000Z', '2026-01-19T05:00:00.000Z'),
  (105, 3, 4, '2026-02-09', '2026-02-09T17:00:00.000Z', '2026-02-09T17:50:00.000Z', 6, 2, NULL, NULL, 'scheduled', NULL, NULL, NULL, 0, '2026-01-19T05:00:00.000Z', '2026-01-19T05:00:00.000Z'),
  (108, 3, 4, '2026-02-18', '2026-02-18T17:00:00.000Z', '2026-02-18T17:50:00.000Z', 6, 2, NULL, NULL, 'scheduled', NULL, NULL, NULL, 0, '2026-01-19T05:00:00.000Z', '2026-01-19T05:00:00.000Z'),
  (110, 3, 4, '2026-02-25', '2026-02-25T17:00:00.000Z', '2026-02-25T17:50:00.000Z', 6, 2, NULL, NULL, 'scheduled', NULL, NULL, NULL, 0, '2026-01-19T05:00:00.000Z', '2026-01-19T05:00:00.000Z'),
  (112, 3, 4, '2026-03-04', '2026-03-04T17:00:00.000Z', '2026-03-04T17:50:00.000Z', 6, 2, NULL, NULL, 'scheduled', NULL, NULL, NULL, 0, '2026-01-19T05:00:00.000Z', '2026-01-19T05:00:00.000Z'),
  (125, 6, 5, '2026-01-22', '2026-01-22T17:30:00.000Z', '2026-01-22T18:25:00.000Z', 10, 4, NULL, NULL, 'scheduled', NULL, NULL, NULL, 0, '2026-01-19T05:00:00.000Z', '2026-01-19T05:00:00.000Z'),
  (136, 6, 5, '2026-03-03', '2026-03-03T17:30:00.000Z', '2026-03-03T18:25:00.000Z', 10, 4, NULL, NULL, 'scheduled', NULL, NULL, NULL, 0, '2026-01-19T05:00:00.000Z', '2026-01-19T05:00:00.000Z');

INSERT INTO closures (id, starts_on, ends_on, reason, extends_packs, created_at) VALUES
  (1, '2026-08-10', '2026-08-16', 'Summer', 1, '2026-02-01T10:00:00.000Z');

INSERT INTO membership_types (id, name, description, type, price_minor, currency, billing_interval, credits_included, credits_per_interval, unlimited, validity_days, can_pause, max_pause_days, sellable_online, rollover_enabled, max_rollover_credits, late_cancel_fee_override_minor, no_show_fee_override_minor, is_intro_offer, intro_price_minor, intro_validity_days, is_active, created_at, updated_at) VALUES
  (1, 'Unlimited monthly', NULL, 'subscription', 11900, 'EUR', 'monthly', NULL, NULL, 1, NULL, 1, 60, 0, 0, NULL, NULL, NULL, 0, NULL, NULL, 1, '2026-01-19T05:00:00.000Z', '2026-01-19T05:00:00.000Z'),
  (2, '8 classes a month', NULL, 'subscription', 8900, 'EUR', 'monthly', NULL, 8, 0, NULL, 0, NULL, 0, 1, 4, NULL, NULL, 0, NULL, NULL, 1, '2026-01-19T05:00:00.000Z', '2026-01-19T05:00:00.000Z'),
  (3, '10-class pack', NULL, 'class_pack', 13000, 'EUR', NULL, 10, NULL, 0, 120, 0, NULL, 1, 0, NULL, NULL, NULL, 0, NULL, NULL, 1, '2026-01-19T05:00:00.000Z', '2026-01-19T05:00:00.000Z'),
  (4, 'Drop-in', NULL, 'drop_in', 1600, 'EUR', NULL, 1, NULL, 0, NULL, 0, NULL, 1, 0, NULL, NULL, NULL, 0, NULL, NULL, 1, '2026-01-19T05:00:00.000Z', '2026-01-19T05:00:00.000Z'),
  (5, 'Two weeks to start', NULL, 'time_pass', 3900, 'EUR', NULL, NULL, NULL, 1, 14, 0, NULL, 0, 0, NULL, NULL, NULL, 1, 3900, 14, 1, '2026-01-19T05:00:00.000Z', '2026-01-19T05:00:00.000Z');

INSERT INTO memberships (id, client_id, membership_type_id, status, unlimited, starts_on, expires_on, notes, price_minor, payment_method, is_intro_offer, billing_anchor_on, next_renewal_on, renewal_price_minor, past_due_since, cancelled_at, source, created_at, updated_at) VALUES
  (1, 1, 3, 'active', 0, '2026-01-19', '2026-05-18', NULL, 13000, 'card_terminal', 0, NULL, NULL, NULL, NULL, NULL, 'staff', '2026-01-19T06:00:00.000Z', '2026-01-19T06:00:00.000Z'),
  (2, 2, 4, 'active', 0, '2026-01-19', NULL, NULL, 1600, 'card_terminal', 0, NULL, NULL, NULL, NULL, NULL, 'staff', '2026-01-19T06:00:00.000Z', '2026-01-19T06:00:00.000Z'),
  (3, 3, 1, 'active', 1, '2026-01-19', NULL, NULL, 11900, 'card_terminal', 0, '2026-01-19', '2026-03-19', 11900, NULL, NULL, 'staff', '2026-01-19T06:00:00.000Z', '2026-02-19T06:00:00.000Z'),
  (6, 6, 3, 'active', 0, '2026-01-19', '2026-05-18', NULL, 13000, 'card_terminal', 0, NULL, NULL, NULL, NULL, NULL, 'staff', '2026-01-19T06:00:00.000Z', '2026-01-19T06:00:00.000Z'),
  (7, 7, 2, 'active', 0, '2026-01-19', NULL, NULL, 8900, 'card_terminal', 0, '2026-01-19', '2026-03-19', 8900, NULL, NULL, 'staff', '2026-01-19T06:00:00.000Z', '2026-02-19T06:00:00.000Z'),
  (11, 11, 5, 'expired', 1, '2026-01-19', '2026-02-01', NULL, 3900, 'card_terminal', 1, NULL, NULL, NULL, NULL, NULL, 'staff', '2026-01-19T06:00:00.000Z', '2026-02-02T06:00:00.000Z'),
  (18, 18, 2, 'active', 0, '2026-01-19', NULL, NULL, 8900, 'card_terminal', 0, '2026-01-19', '2026-03-19', 8900, NULL, NULL, 'staff', '2026-01-19T06:00:00.000Z', '2026-02-19T06:00:00.000Z'),
  (21, 21, 2, 'active', 0, '2026-01-19', NULL, NULL, 8900, 'card_terminal', 0, '2026-01-19', '2026-03-19', 8900, NULL, NULL, 'staff', '2026-01-19T06:00:00.000Z', '2026-02-19T06:00:00.000Z'),
  (28, 28, 5, 'expired', 1, '2026-01-19', '2026-02-01', NULL, 3900, 'card_terminal', 1, NULL, NULL, NULL, NULL, NULL, 'staff', '2026-01-19T06:00:00.000Z', '2026-02-02T06:00:00.000Z'),
  (31, 31, 4, 'active', 0, '2026-01-19', NULL, NULL, 1600, 'card_terminal', 0, NULL, NULL, NULL, NULL, NULL, 'staff', '2026-01-19T06:00:00.000Z', '2026-01-19T06:00:00.000Z'),
  (35, 35, 3, 'active', 0, '2026-01-19', '2026-05-18', NULL, 13000, 'card_terminal', 0, NULL, NULL, NULL, NULL, NULL, 'staff', '2026-01-19T06:00:00.000Z', '2026-01-19T06:00:00.000Z'),
  (48, 7, 2, 'active', 0, '2026-01-31', NULL, NULL, 8900, 'card_terminal', 0, '2026-01-31', '2026-03-31', 8900, NULL, NULL, 'staff', '2026-01-31T06:00:00.000Z', '2026-02-28T06:00:00.000Z'),
  (51, 13, 4, 'active', 0, '2026-01-31', NULL, NULL, 1600, 'card_terminal', 0, NULL, NULL, NULL, NULL, NULL, 'staff', '2026-01-31T06:00:00.000Z', '2026-01-31T06:00:00.000Z'),
  (52, 29, 2, 'active', 0, '2026-01-31', NULL, NULL, 8900, 'card_terminal', 0, '2026-01-31', '2026-03-31', 8900, NULL, NULL, 'staff', '2026-01-31T06:00:00.000Z', '2026-02-28T06:00:00.000Z'),
  (54, 18, 2, 'active', 0, '2026-02-01', NULL, NULL, 8900, 'card_terminal', 0, '2026-02-01', '2026-04-01', 8900, NULL, NULL, 'staff', '2026-02-01T06:00:00.000Z', '2026-03-01T06:00:00.000Z'),
  (62, 42, 2, 'active', 0, '2026-02-02', NULL, NULL, 8900, 'card_terminal', 0, '2026-02-02', '2026-04-02', 8900, NULL, NULL, 'staff', '2026-02-02T06:00:00.000Z', '2026-03-02T06:00:00.000Z'),
  (79, 13, 4, 'active', 0, '2026-02-10', NULL, NULL, 1600, 'card_terminal', 0, NULL, NULL, NULL, NULL, NULL, 'staff', '2026-02-10T06:00:00.000Z', '2026-02-10T06:00:00.000Z');

INSERT INTO membership_pauses (id, membership_id, starts_on, planned_until_on, ended_on, ended_at, created_at) VALUES
  (1, 2, '2026-02-10', '2026-02-17', '2026-02-16', '2026-02-16T08:00:00.000Z', '2026-02-09T10:00:00.000Z');

INSERT INTO credit_entries (id, membership_id, kind, credits, grant_id, expires_on, reason, booking_id, actor_kind, actor_id, created_at) VALUES
  (1, 1, 'grant', 10, NULL, NULL, 'Credits at the start', NULL, 'staff', 1, '2026-01-19T06:00:00.000Z'),
  (2, 2, 'grant', 1, NULL, NULL, 'Credits at the start', NULL, 'staff', 1, '2026-01-19T06:00:00.000Z'),
  (5, 6, 'grant', 10, NULL, NULL, 'Credits at the start', NULL, 'staff', 1, '2026-01-19T06:00:00.000Z'),
  (14, 21, 'grant', 8, NULL, NULL, 'Credits at the start', NULL, 'staff', 1, '2026-01-19T06:00:00.000Z'),
  (18, 31, 'grant', 1, NULL, NULL, 'Credits at the start', NULL, 'staff', 1, '2026-01-19T06:00:00.000Z'),
  (25, 6, 'spend', -1, 5, NULL, 'Booked a class', 1, 'staff', 1, '2026-01-19T06:00:00.000Z'),
  (38, 31, 'return', 1, 18, NULL, 'Booking given up', 6, 'staff', 1, '2026-01-19T19:00:00.000Z'),
  (146, 48, 'grant', 8, NULL, NULL, 'Credits at the start', NULL, 'staff', 1, '2026-01-31T06:00:00.000Z'),
  (422, 7, 'grant', 8, NULL, NULL, 'Renewal on Thursday 19 February 2026', NULL, 'system', NULL, '2026-02-19T06:00:00.000Z'),
  (424, 21, 'lapse', -5, 14, NULL, 'Renewal on Thursday 19 February 2026', NULL, 'system', NULL, '2026-02-19T06:00:00.000Z'),
  (425, 21, 'rollover', 4, NULL, NULL, 'Renewal on Thursday 19 February 2026', NULL, 'system', NULL, '2026-02-19T06:00:00.000Z'),
  (572, 48, 'lapse', -1, 146, NULL, 'Renewal on Saturday 28 February 2026', NULL, 'system', NULL, '2026-02-28T06:00:00.000Z'),
  (590, 54, 'grant', 8, NULL, NULL, 'Renewal on Sunday 1 March 2026', NULL, 'system', NULL, '2026-03-01T06:00:00.000Z'),
  (616, 62, 'grant', 8, NULL, NULL, 'Renewal on Monday 2 March 2026', NULL, 'system', NULL, '2026-03-02T06:00:00.000Z');

INSERT INTO bookings (id, scheduled_class_id, client_id, membership_id, status, source, is_unpaid, cancels_free, cancel_reason, cancelled_at, checked_in_at, no_show_at, undone_at, excused_at, excuse_reason, reminded_at, created_at, updated_at) VALUES
  (1, 39, 6, 6, 'checked_in', 'staff', 0, 0, NULL, NULL, '2026-01-20T08:15:00.000Z', NULL, NULL, NULL, NULL, '2026-01-19T08:15:00.000Z', '2026-01-19T06:00:00.000Z', '2026-01-20T08:15:00.000Z'),
  (2, 39, 18, 18, 'checked_in', 'staff', 0, 0, NULL, NULL, '2026-01-20T08:15:00.000Z', NULL, NULL, NULL, NULL, '2026-01-19T08:15:00.000Z', '2026-01-19T06:00:00.000Z', '2026-01-20T08:15:00.000Z'),
  (6, 75, 31, 31, 'cancelled', 'staff', 0, 0, 'Plans changed', '2026-01-19T19:00:00.000Z', NULL, NULL, NULL, NULL, NULL, '2026-01-19T17:00:00.000Z', '2026-01-19T06:00:00.000Z', '2026-01-19T19:00:00.000Z'),
  (8, 75, 35, 35, 'no_show', 'staff', 0, 0, NULL, NULL, NULL, '2026-01-20T11:30:00.000Z', NULL, NULL, NULL, '2026-01-19T17:00:00.000Z', '2026-01-19T06:00:00.000Z', '2026-01-20T11:30:00.000Z'),
  (48, 125, 28, 28, 'no_show', 'staff', 0, 0, NULL, NULL, NULL, '2026-01-22T17:30:00.000Z', NULL, NULL, NULL, '2026-01-21T19:00:00.000Z', '2026-01-21T06:00:00.000Z', '2026-01-22T17:30:00.000Z'),
  (58, 3, 11, 11, 'no_show', 'staff', 0, 0, NULL, NULL, NULL, '2026-01-23T06:30:00.000Z', NULL, NULL, NULL, '2026-01-22T08:15:00.000Z', '2026-01-22T06:00:00.000Z', '2026-01-23T06:30:00.000Z'),
  (200, 44, 13, 51, 'late_cancelled', 'staff', 0, 0, 'Plans changed', '2026-02-01T14:30:00.000Z', NULL, NULL, NULL, NULL, NULL, '2026-02-01T14:30:00.000Z', '2026-01-31T06:00:00.000Z', '2026-02-01T14:30:00.000Z'),
  (356, 49, 13, 79, 'late_cancelled', 'staff', 0, 0, 'Plans changed', '2026-02-11T19:00:00.000Z', NULL, NULL, NULL, NULL, NULL, '2026-02-11T17:00:00.000Z', '2026-02-10T06:00:00.000Z', '2026-02-11T19:00:00.000Z'),
  (659, 136, 29, 52, 'no_show', 'staff', 0, 0, NULL, NULL, NULL, '2026-03-03T17:30:00.000Z', NULL, NULL, NULL, '2026-03-02T19:00:00.000Z', '2026-03-01T06:00:00.000Z', '2026-03-03T17:30:00.000Z'),
  (675, 20, 3, 3, 'booked', 'staff', 0, 0, NULL, NULL, NULL, NULL, NULL, NULL, NULL, '2026-03-03T08:15:00.000Z', '2026-03-02T06:00:00.000Z', '2026-03-02T06:00:00.000Z');

INSERT INTO waitlist_entries (id, scheduled_class_id, client_id, status, offered_at, offer_expires_at, told_at, skip_code, skip_reason, booking_id, created_at, updated_at) VALUES
  (1, 102, 17, 'closed', NULL, NULL, NULL, NULL, NULL, NULL, '2026-01-27T06:00:00.000Z', '2026-01-28T17:00:00.000Z'),
  (2, 105, 42, 'closed', NULL, NULL, NULL, NULL, NULL, NULL, '2026-02-08T06:00:00.000Z', '2026-02-09T17:00:00.000Z'),
  (6, 108, 42, 'expired', '2026-02-17T17:30:00.000Z', '2026-02-17T18:30:00.000Z', NULL, NULL, NULL, NULL, '2026-02-16T06:00:00.000Z', '2026-02-18T06:00:00.000Z'),
  (7, 108, 29, 'expired', '2026-02-18T06:00:00.000Z', '2026-02-18T07:00:00.000Z', NULL, NULL, NULL, NULL, '2026-02-17T06:00:00.000Z', '2026-02-18T17:00:00.000Z'),
  (9, 110, 28, 'expired', '2026-02-24T17:30:00.000Z', '2026-02-24T18:30:00.000Z', NULL, NULL, NULL, NULL, '2026-02-24T06:00:00.000Z', '2026-02-25T06:00:00.000Z'),
  (10, 110, 41, 'expired', '2026-02-25T06:00:00.000Z', '2026-02-25T07:00:00.000Z', NULL, NULL, NULL, NULL, '2026-02-24T06:00:00.000Z', '2026-02-25T17:00:00.000Z'),
  (14, 112, 4, 'skipped', NULL, NULL, NULL, 'NO_CREDITS_LEFT', 'Drop-in has no credits left. Buy more, or wait for the next ones.', NULL, '2026-03-03T06:00:00.000Z', '2026-03-03T17:30:00.000Z'),
  (15, 112, 40, 'expired', '2026-03-03T17:30:00.000Z', '2026-03-03T18:30:00.000Z', NULL, NULL, NULL, NULL, '2026-03-03T06:00:00.000Z', '2026-03-04T06:00:00.000Z'),
  (16, 112, 43, 'skipped', NULL, NULL, NULL, 'NO_CREDITS_LEFT', '10-class pack has no credits left. Buy more, or wait for the next ones.', NULL, '2026-03-03T06:00:00.000Z', '2026-03-04T06:00:00.000Z'),
  (18, 112, 53, 'offered', '2026-03-04T06:00:00.000Z', '2026-03-04T07:00:00.000Z', NULL, NULL, NULL, NULL, '2026-03-03T06:00:00.000Z', '2026-03-04T06:00:00.000Z');

INSERT INTO waitlist_moves (id, entry_id, from_status, to_status, code, reason, at) VALUES
  (1, 1, NULL, 'waiting', NULL, NULL, '2026-01-27T06:00:00.000Z'),
  (2, 1, 'waiting', 'closed', 'WAITLIST_CLOSED', 'Booking closed before a place came free.', '2026-01-28T17:00:00.000Z'),
  (14, 6, 'waiting', 'offered', NULL, NULL, '2026-02-17T17:30:00.000Z'),
  (15, 6, 'offered', 'expired', 'WAITLIST_OFFER_EXPIRED', 'The offer stood until Tuesday 17 February 2026 at 19:30.', '2026-02-18T06:00:00.000Z'),
  (17, 7, 'offered', 'expired', 'WAITLIST_OFFER_EXPIRED', 'The offer stood until Wednesday 18 February 2026 at 08:00.', '2026-02-18T17:00:00.000Z'),
  (23, 9, 'offered', 'expired', 'WAITLIST_OFFER_EXPIRED', 'The offer stood until Tuesday 24 February 2026 at 19:30.', '2026-02-25T06:00:00.000Z'),
  (25, 10, 'offered', 'expired', 'WAITLIST_OFFER_EXPIRED', 'The offer stood until Wednesday 25 February 2026 at 08:00.', '2026-02-25T17:00:00.000Z'),
  (36, 14, 'waiting', 'skipped', 'NO_CREDITS_LEFT', 'Drop-in has no credits left. Buy more, or wait for the next ones.', '2026-03-03T17:30:00.000Z'),
  (38, 15, 'offered', 'expired', 'WAITLIST_OFFER_EXPIRED', 'The offer stood until Tuesday 3 March 2026 at 19:30.', '2026-03-04T06:00:00.000Z'),
  (39, 16, 'waiting', 'skipped', 'NO_CREDITS_LEFT', '10-class pack has no credits left. Buy more, or wait for the next ones.', '2026-03-04T06:00:00.000Z');

INSERT INTO charges (id, client_id, kind, booking_id, membership_id, amount_minor, currency, status, due_at, description, payment_method, settled_at, waived_at, waive_reason, created_at, updated_at) VALUES
  (1, 35, 'no_show', 8, 35, 800, 'EUR', 'paid', '2026-01-21T11:30:00.000Z', 'Missed class: Barre, Tuesday 20 January 2026 at 12:30', 'card_terminal', '2026-01-26T06:00:00.000Z', NULL, NULL, '2026-01-20T11:30:00.000Z', '2026-01-26T06:00:00.000Z'),
  (2, 28, 'no_show', 48, 28, 800, 'EUR', 'paid', '2026-01-23T17:30:00.000Z', 'Missed class: Strong, Thursday 22 January 2026 at 18:30', 'card_terminal', '2026-01-26T06:00:00.000Z', NULL, NULL, '2026-01-22T17:30:00.000Z', '2026-01-26T06:00:00.000Z'),
  (4, 11, 'no_show', 58, 11, 800, 'EUR', 'paid', '2026-01-24T06:30:00.000Z', 'Missed class: Morning Flow, Friday 23 January 2026 at 07:30', 'card_terminal', '2026-01-26T06:00:00.000Z', NULL, NULL, '2026-01-23T06:30:00.000Z', '2026-01-26T06:00:00.000Z'),
  (12, 13, 'late_cancel', 200, 51, 500, 'EUR', 'paid', '2026-02-02T14:30:00.000Z', 'Late cancellation: Reformer Basics, Monday 2 February 2026 at 09:15', 'card_terminal', '2026-02-09T06:00:00.000Z', NULL, NULL, '2026-02-01T14:30:00.000Z', '2026-02-09T06:00:00.000Z'),
  (22, 13, 'late_cancel', 356, 79, 500, 'EUR', 'due', '2026-02-12T19:00:00.000Z', 'Late cancellation: Reformer Basics, Thursday 12 February 2026 at 09:15', NULL, NULL, NULL, NULL, '2026-02-11T19:00:00.000Z', '2026-02-13T06:00:00.000Z'),
  (31, 3, 'renewal', NULL, 3, 11900, 'EUR', 'paid', '2026-02-19T06:00:00.000Z', 'Unlimited monthly, renewed on Thursday 19 February 2026', 'card_terminal', '2026-02-23T06:00:00.000Z', NULL, NULL, '2026-02-19T06:00:00.000Z', '2026-02-23T06:00:00.000Z'),
  (69, 29, 'no_show', 659, 52, 800, 'EUR', 'pending', '2026-03-04T17:30:00.000Z', 'Missed class: Strong, Tuesday 3 March 2026 at 18:30', NULL, NULL, NULL, NULL, '2026-03-03T17:30:00.000Z', '2026-03-03T17:30:00.000Z');

INSERT INTO import_jobs (id, entity, file_name, file_sha256, product, header, column_mapping, options, status, stop_requested, planned_at, total_rows, error, created_by, started_at, finished_at, created_at, updated_at) VALUES
  (1, 'clients', 'clients.csv', 'ab12', 'mindbody', '["Name","E-mail"]', '{"full_name":0,"email":1}', '{}', 'completed_with_errors', 0, '2026-02-01T10:00:00.000Z', 2, NULL, 1, '2026-02-01T10:00:00.000Z', '2026-02-01T10:01:00.000Z', '2026-02-01T09:59:00.000Z', '2026-02-01T10:01:00.000Z');

INSERT INTO import_rows (id, job_id, row_number, cells, planned, disposition, reason) VALUES
  (1, 1, 1, '["Ana","ana@example.com"]', NULL, 'matched', NULL),
  (2, 1, 2, '["",""]', NULL, 'rejected', 'There is no name.');

INSERT INTO import_parties (id, job_id, kind, key, planned, record_id) VALUES
  (1, 1, 'client', 'ana@example.com ana', NULL, 1);

INSERT INTO import_records (id, job_id, row_number, record_table, record_id, was_created, before, after, rolled_back_at, kept_reason) VALUES
  (1, 1, 1, 'clients', 1, 0, '{"phone":null}', '{"phone":"+34600000000"}', NULL, 'It was changed since.');

INSERT INTO products (id, name, sku, price_minor, photo_file, is_active, created_at, updated_at) VALUES
  (1, 'Cork yoga mat', '8400000000017', 6400, NULL, 1, '2026-01-19T05:00:00.000Z', '2026-01-19T05:00:00.000Z'),
  (2, 'Grip socks', '8400000000024', 1250, NULL, 1, '2026-01-19T05:00:00.000Z', '2026-01-19T05:00:00.000Z'),
  (3, 'Steel bottle, 0.6 l', '8400000000031', 2200, NULL, 1, '2026-01-19T05:00:00.000Z', '2026-01-19T05:00:00.000Z'),
  (4, 'Kombucha', '8400000000048', 380, NULL, 1, '2026-01-19T05:00:00.000Z', '2026-01-19T05:00:00.000Z');

INSERT INTO stock_movements (id, product_id, delta, kind, reason, sale_id, actor_kind, actor_id, created_at) VALUES
  (1, 1, 12, 'initial', NULL, NULL, 'staff', 1, '2026-01-19T05:00:00.000Z'),
  (2, 2, 60, 'initial', NULL, NULL, 'staff', 1, '2026-01-19T05:00:00.000Z'),
  (5, 3, -1, 'sale', NULL, 1, 'staff', 1, '2026-01-19T19:00:00.000Z');

INSERT INTO product_sales (id, client_id, sold_by_user_id, payment_method, total_minor, currency, notes, created_at) VALUES
  (1, 15, 1, 'card_terminal', 2200, 'EUR', NULL, '2026-01-19T19:00:00.000Z'),
  (2, 18, 1, 'card_terminal', 380, 'EUR', NULL, '2026-01-19T19:00:00.000Z');

INSERT INTO product_sale_lines (id, sale_id, product_id, product_name, quantity, unit_price_minor, line_total_minor) VALUES
  (1, 1, 3, 'Steel bottle, 0.6 l', 1, 2200, 2200),
  (2, 2, 4, 'Kombucha', 1, 380, 380);

INSERT INTO gift_cards (id, code_hash, code_sealed, code_last4, initial_value_minor, currency, recipient_name, recipient_email, message, expires_on, is_active, purchaser_client_id, created_at, updated_at) VALUES
  (1, 'db6014217179ace830b03ecb10dc9dd7bf60d96b399e715be33b29c4c6036460', 'ofz5fDRmalfATijbtJ1vRJjIrnNBj7iLcSfhUHJhkOq5enORD80p0BK4jLw=', 'P058', 6000, 'EUR', 'Rosa', NULL, 'For your knees. Happy birthday!', NULL, 1, NULL, '2026-01-19T05:00:00.000Z', '2026-01-19T05:00:00.000Z');

INSERT INTO gift_card_uses (id, gift_card_id, amount_minor, kind, payment_id, created_at) VALUES
  (1, 1, -500, 'payment', 2, '2026-02-09T10:00:00.000Z');

INSERT INTO promo_codes (id, code, discount_type, discount_percent, discount_minor, applicable_membership_type_ids, max_uses, one_per_client, valid_from, valid_until, is_active, created_at, updated_at) VALUES
  (1, 'SUMMER10', 'percentage', 10, NULL, '[]', NULL, 0, '2019-12-31T23:00:00.000Z', NULL, 1, '2026-01-19T05:00:00.000Z', '2026-01-19T05:00:00.000Z');

INSERT INTO promo_uses (id, promo_code_id, client_id, purchase_id, discount_minor, state, created_at) VALUES
  (1, 1, 1, 2, 200, 'used', '2026-02-09T10:00:00.000Z');

INSERT INTO purchases (id, kind, client_id, sale_id, membership_id, gift_card_id, charge_id, list_price_minor, discount_minor, total_minor, currency, created_at) VALUES
  (1, 'gift_card', NULL, NULL, NULL, 1, NULL, 6000, 0, 6000, 'EUR', '2026-01-19T05:00:00.000Z'),
  (2, 'membership', 1, NULL, 1, NULL, NULL, 13000, 0, 13000, 'EUR', '2026-01-19T06:00:00.000Z'),
  (44, 'sale', 15, 1, NULL, NULL, NULL, 2200, 0, 2200, 'EUR', '2026-01-19T19:00:00.000Z'),
  (68, 'charge', 11, NULL, NULL, NULL, 4, 800, 0, 800, 'EUR', '2026-01-26T06:00:00.000Z');

INSERT INTO payments (id, purchase_id, refund_of_id, method, amount_minor, gift_card_id, reason, actor_kind, actor_id, created_at) VALUES
  (1, 1, NULL, 'card_terminal', 6000, NULL, NULL, 'staff', 1, '2026-01-19T05:00:00.000Z'),
  (2, 2, NULL, 'card_terminal', 13000, NULL, NULL, 'staff', 1, '2026-01-19T06:00:00.000Z');

INSERT INTO receipts (id, number, kind, purchase_id, payment_id, client_id, client_name, studio, lines, vat, payments, total_minor, currency, issued_at) VALUES
  (1, 1, 'receipt', 1, NULL, NULL, NULL, '{"name":"Marea Yoga & Pilates","address":"Carrer del Port 12, 08870 Sitges","country":"ES","tax_id":null,"website_url":null}', '[{"description":"Gift card ending in P058","quantity":1,"unit_price_minor":6000,"total_minor":6000,"vat_rate":null}]', '[]', '[{"method":"card_terminal","amount_minor":6000,"gift_card_last4":null}]', 6000, 'EUR', '2026-01-19T05:00:00.000Z'),
  (2, 2, 'receipt', 2, NULL, 1, 'Clara Vidal', '{"name":"Marea Yoga & Pilates","address":"Carrer del Port 12, 08870 Sitges","country":"ES","tax_id":null,"website_url":null}', '[{"description":"10-class pack","quantity":1,"unit_price_minor":13000,"total_minor":13000,"vat_rate":21}]', '[{"rate":21,"net_minor":10744,"vat_minor":2256,"gross_minor":13000}]', '[{"method":"card_terminal","amount_minor":13000,"gift_card_last4":null}]', 13000, 'EUR', '2026-01-19T06:00:00.000Z');

INSERT INTO waivers (id, title, body, requires_before_booking, version, is_active, created_at, updated_at) VALUES
  (1, 'Health and liability', 'I am well enough to take part, I tell my instructor about injuries and pregnancy, and I look after my belongings myself.', 0, 1, 1, '2026-01-19T05:00:00.000Z', '2026-01-19T05:00:00.000Z');

INSERT INTO waiver_versions (waiver_id, version, body, created_at) VALUES
  (1, 1, 'I am well enough to take part, I tell my instructor about injuries and pregnancy, and I look after my belongings myself.', '2026-01-19T05:00:00.000Z');

INSERT INTO waiver_signatures (id, waiver_id, version, client_id, guardian_id, title, signed_name, ip_address, signed_at) VALUES
  (1, 1, 1, 1, 2, 'Risks', 'Ana Pérez', '203.0.113.7', '2026-02-09T10:00:00.000Z');

INSERT INTO tags (id, name, color, created_at, updated_at) VALUES
  (1, 'Regular', '#1f6f78', '2026-01-19T05:00:00.000Z', '2026-01-19T05:00:00.000Z'),
  (2, 'Teacher training', '#e6a15c', '2026-01-19T05:00:00.000Z', '2026-01-19T05:00:00.000Z');

INSERT INTO auto_tag_rules (id, tag_id, trigger_event, condition_json, is_active, created_at, updated_at) VALUES
  (1, 1, 'booking.checked_in', '{"all":[{"field":"visits_30d","op":"gte","value":6}]}', 1, '2026-01-19T05:00:00.000Z', '2026-01-19T05:00:00.000Z');

INSERT INTO client_tags (client_id, tag_id, rule_id, created_at) VALUES
  (3, 1, 1, '2026-02-07T10:30:00.000Z'),
  (5, 1, 1, '2026-02-10T06:00:00.000Z');

INSERT INTO rule_firings (rule_id, event_id, fired_at) VALUES
  (1, 456, '2026-01-27T17:30:00.000Z'),
  (1, 503, '2026-01-28T17:00:00.000Z');

INSERT INTO erasure_requests (id, client_id, requested_at, done_at) VALUES
  (1, 2, '2026-03-01T10:00:00.000Z', NULL);
