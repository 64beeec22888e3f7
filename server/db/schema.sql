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

CREATE TABLE ai_settings (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  provider TEXT NOT NULL, api_key_encrypted TEXT NOT NULL,
  created_at TEXT NOT NULL, updated_at TEXT NOT NULL
);

CREATE TABLE appointment_service_establishments (
  service_id INTEGER NOT NULL REFERENCES appointment_services (id),
  establishment_id INTEGER NOT NULL REFERENCES establishments (id),
  PRIMARY KEY (service_id, establishment_id)
) WITHOUT ROWID;

CREATE INDEX appointment_service_establishments_place ON appointment_service_establishments (establishment_id);

CREATE TABLE appointment_services (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT NOT NULL, description TEXT,
  duration_minutes INTEGER NOT NULL CHECK (duration_minutes > 0),
  buffer_minutes INTEGER NOT NULL DEFAULT 0 CHECK (buffer_minutes >= 0),
  price_minor INTEGER NOT NULL DEFAULT 0 CHECK (price_minor >= 0),
  is_active BOOLEAN NOT NULL DEFAULT 1,
  created_at TEXT NOT NULL, updated_at TEXT NOT NULL
, category_id INTEGER REFERENCES class_categories (id), credit_cost INTEGER NOT NULL DEFAULT 1 CHECK (credit_cost BETWEEN 0 AND 20), prepayment TEXT NOT NULL DEFAULT 'none'
  CHECK (prepayment IN ('none', 'deposit', 'full')), deposit_minor INTEGER CHECK (deposit_minor > 0));

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
, membership_id INTEGER REFERENCES memberships (id), credits_taken INTEGER NOT NULL DEFAULT 0 CHECK (credits_taken >= 0), booked_for TEXT, agreed_cancel_hours INTEGER CHECK (agreed_cancel_hours >= 0), agreed_keeps_credit BOOLEAN, agreed_late_fee_minor INTEGER CHECK (agreed_late_fee_minor >= 0));

CREATE INDEX appointments_client ON appointments (client_id, starts_at);

CREATE INDEX appointments_establishment ON appointments (establishment_id) WHERE establishment_id IS NOT NULL;

CREATE INDEX appointments_instructor ON appointments (instructor_id, starts_at);

CREATE INDEX appointments_membership ON appointments (membership_id, starts_at) WHERE membership_id IS NOT NULL;

CREATE INDEX appointments_open ON appointments (starts_at) WHERE status = 'booked' OR status = 'checked_in';

CREATE INDEX appointments_service ON appointments (service_id);

CREATE INDEX appointments_start ON appointments (starts_at, id);

CREATE TABLE assistant_proposals (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  staff_id INTEGER NOT NULL REFERENCES staff (id),
  kind TEXT NOT NULL, input JSON_TEXT NOT NULL,
  created_at TEXT NOT NULL, expires_at TEXT NOT NULL, confirmed_at TEXT
);

CREATE INDEX assistant_proposals_expire ON assistant_proposals (expires_at);

CREATE TABLE audit_entries (
  id INTEGER PRIMARY KEY,
  at TEXT NOT NULL,
  actor_kind TEXT NOT NULL, actor_id INTEGER, actor_name TEXT,
  action TEXT NOT NULL,
  entity TEXT NOT NULL, entity_id INTEGER,
  before JSON_TEXT, after JSON_TEXT,
  request_id TEXT
);

CREATE INDEX audit_entries_action ON audit_entries (action, at);

CREATE INDEX audit_entries_actor ON audit_entries (actor_id, at);

CREATE INDEX audit_entries_at ON audit_entries (at);

CREATE INDEX audit_entries_client_after ON audit_entries (after ->> '$.client_id')
  WHERE after ->> '$.client_id' IS NOT NULL;

CREATE INDEX audit_entries_client_before ON audit_entries (before ->> '$.client_id')
  WHERE before ->> '$.client_id' IS NOT NULL;

CREATE INDEX audit_entries_entity ON audit_entries (entity, at);

CREATE INDEX audit_entries_purchaser_after ON audit_entries (after ->> '$.purchaser_client_id')
  WHERE after ->> '$.purchaser_client_id' IS NOT NULL;

CREATE INDEX audit_entries_purchaser_before ON audit_entries (before ->> '$.purchaser_client_id')
  WHERE before ->> '$.purchaser_client_id' IS NOT NULL;

CREATE INDEX audit_entries_record ON audit_entries (entity, entity_id, at);

CREATE TABLE auto_tag_rules (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  tag_id INTEGER NOT NULL REFERENCES tags (id),
  trigger_event TEXT NOT NULL,
  condition_json JSON_TEXT,
  is_active BOOLEAN NOT NULL DEFAULT 1,
  created_at TEXT NOT NULL, updated_at TEXT NOT NULL
, fired_count INTEGER NOT NULL DEFAULT 0, last_fired_at TEXT);

CREATE INDEX auto_tag_rules_event ON auto_tag_rules (trigger_event);

CREATE INDEX auto_tag_rules_tag ON auto_tag_rules (tag_id);

CREATE TABLE automation_counts (
  automation_id INTEGER NOT NULL REFERENCES automations (id) ON DELETE CASCADE,
  status TEXT NOT NULL, count INTEGER NOT NULL,
  PRIMARY KEY (automation_id, status)
) WITHOUT ROWID;

CREATE TRIGGER automation_enrollments_count_delete AFTER DELETE ON automation_enrollments BEGIN
  UPDATE automation_counts SET count = count - 1 WHERE automation_id = old.automation_id AND status = old.status;
END;

CREATE TRIGGER automation_enrollments_count_insert AFTER INSERT ON automation_enrollments BEGIN
  INSERT INTO automation_counts VALUES (new.automation_id, new.status, 1)
  ON CONFLICT DO UPDATE SET count = count + 1;
END;

CREATE TRIGGER automation_enrollments_count_update AFTER UPDATE OF status ON automation_enrollments
WHEN old.status <> new.status BEGIN
  UPDATE automation_counts SET count = count - 1 WHERE automation_id = old.automation_id AND status = old.status;
  INSERT INTO automation_counts VALUES (new.automation_id, new.status, 1)
  ON CONFLICT DO UPDATE SET count = count + 1;
END;

CREATE TABLE automation_enrollments (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  automation_id INTEGER NOT NULL REFERENCES automations (id) ON DELETE CASCADE,
  version INTEGER NOT NULL,
  client_id INTEGER NOT NULL REFERENCES clients (id),
  event_id INTEGER NOT NULL,
  payload JSON_TEXT NOT NULL,
  depth INTEGER NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('active', 'waiting', 'completed', 'exited', 'cancelled', 'failed')),
  step TEXT, due_at TEXT, run_at TEXT,
  put_off TEXT CHECK (put_off IN ('quiet_hours', 'one_a_day', 'dropped')),
  attempts INTEGER NOT NULL DEFAULT 0, last_error TEXT,
  promo_code_id INTEGER REFERENCES promo_codes (id),
  end_reason TEXT,
  enrolled_at TEXT NOT NULL, ended_at TEXT,
  UNIQUE (automation_id, event_id),
  CHECK ((status IN ('active', 'waiting')) = (ended_at IS NULL)),
  CHECK ((status IN ('active', 'waiting')) = (step IS NOT NULL AND run_at IS NOT NULL AND due_at IS NOT NULL))
);

CREATE INDEX automation_enrollments_begun ON automation_enrollments (enrolled_at);

CREATE INDEX automation_enrollments_client ON automation_enrollments (client_id);

CREATE INDEX automation_enrollments_due ON automation_enrollments (automation_id, run_at)
  WHERE status IN ('active', 'waiting');

CREATE INDEX automation_enrollments_list ON automation_enrollments (automation_id, id);

CREATE UNIQUE INDEX automation_enrollments_once ON automation_enrollments (automation_id, client_id)
  WHERE status IN ('active', 'waiting');

CREATE INDEX automation_enrollments_promo ON automation_enrollments (promo_code_id) WHERE promo_code_id IS NOT NULL;

CREATE INDEX automation_enrollments_status ON automation_enrollments (automation_id, status, id);

CREATE TABLE automation_returns (
  automation_id INTEGER NOT NULL REFERENCES automations (id) ON DELETE CASCADE,
  step_key TEXT NOT NULL,
  sent INTEGER NOT NULL, came_back INTEGER NOT NULL, spent_minor INTEGER NOT NULL,
  PRIMARY KEY (automation_id, step_key)
) WITHOUT ROWID;

CREATE TABLE automation_step_counts (
  automation_id INTEGER NOT NULL REFERENCES automations (id) ON DELETE CASCADE,
  step_key TEXT NOT NULL, type TEXT NOT NULL, outcome TEXT NOT NULL, reason TEXT NOT NULL, count INTEGER NOT NULL,
  PRIMARY KEY (automation_id, step_key, type, outcome, reason)
) WITHOUT ROWID;

CREATE TRIGGER automation_step_runs_count AFTER INSERT ON automation_step_runs BEGIN
  INSERT INTO automation_step_counts
  VALUES (new.automation_id, new.step_key, new.type, new.outcome, coalesce(new.reason, ''), 1)
  ON CONFLICT DO UPDATE SET count = count + 1;
END;

CREATE TRIGGER automation_step_runs_uncount AFTER DELETE ON automation_step_runs BEGIN
  UPDATE automation_step_counts SET count = count - 1
  WHERE automation_id = old.automation_id AND step_key = old.step_key AND type = old.type AND outcome = old.outcome
    AND reason = coalesce(old.reason, '');
END;

CREATE TABLE automation_step_runs (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  enrollment_id INTEGER NOT NULL REFERENCES automation_enrollments (id) ON DELETE CASCADE,
  automation_id INTEGER NOT NULL REFERENCES automations (id) ON DELETE CASCADE,
  step TEXT NOT NULL, step_key TEXT NOT NULL, type TEXT NOT NULL,
  outcome TEXT NOT NULL CHECK (outcome IN ('done', 'skipped', 'exited', 'failed')),
  reason TEXT,
  at TEXT NOT NULL,
  UNIQUE (enrollment_id, step)
);

CREATE INDEX automation_step_runs_automation ON automation_step_runs (automation_id);

CREATE TABLE automation_versions (
  automation_id INTEGER NOT NULL REFERENCES automations (id) ON DELETE CASCADE,
  version INTEGER NOT NULL,
  trigger_event TEXT NOT NULL,
  exit_condition_json JSON_TEXT,
  steps JSON_TEXT NOT NULL,
  created_at TEXT NOT NULL,
  PRIMARY KEY (automation_id, version)
);

CREATE TABLE automations (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT NOT NULL,
  trigger_event TEXT NOT NULL,
  condition_json JSON_TEXT,
  exit_condition_json JSON_TEXT,
  status TEXT NOT NULL DEFAULT 'draft' CHECK (status IN ('draft', 'active', 'paused')),
  version INTEGER NOT NULL DEFAULT 1,
  created_at TEXT NOT NULL, updated_at TEXT NOT NULL
);

CREATE INDEX automations_event ON automations (trigger_event) WHERE status = 'active';

CREATE TRIGGER bookings_month_begin AFTER UPDATE OF status ON bookings
WHEN new.status = 'checked_in' AND old.status <> 'checked_in' BEGIN
  INSERT INTO report_visits
  SELECT new.client_id, iif(strftime('%Y-%m', starts_at, '-12 hours') = strftime('%Y-%m', starts_at, '+14 hours'), substr(starts_at, 1, 7), starts_at), 1 FROM scheduled_classes WHERE id = new.scheduled_class_id
  ON CONFLICT DO UPDATE SET visits = visits + 1;
END;

CREATE TRIGGER bookings_month_delete AFTER DELETE ON bookings WHEN old.status = 'checked_in' BEGIN
  UPDATE report_visits SET visits = visits - 1
  WHERE client_id = old.client_id AND period = iif(strftime('%Y-%m', (SELECT starts_at FROM scheduled_classes WHERE id = old.scheduled_class_id), '-12 hours') = strftime('%Y-%m', (SELECT starts_at FROM scheduled_classes WHERE id = old.scheduled_class_id), '+14 hours'), substr((SELECT starts_at FROM scheduled_classes WHERE id = old.scheduled_class_id), 1, 7), (SELECT starts_at FROM scheduled_classes WHERE id = old.scheduled_class_id));
  DELETE FROM report_visits
  WHERE client_id = old.client_id AND period = iif(strftime('%Y-%m', (SELECT starts_at FROM scheduled_classes WHERE id = old.scheduled_class_id), '-12 hours') = strftime('%Y-%m', (SELECT starts_at FROM scheduled_classes WHERE id = old.scheduled_class_id), '+14 hours'), substr((SELECT starts_at FROM scheduled_classes WHERE id = old.scheduled_class_id), 1, 7), (SELECT starts_at FROM scheduled_classes WHERE id = old.scheduled_class_id)) AND visits = 0;
END;

CREATE TRIGGER bookings_month_end AFTER UPDATE OF status ON bookings
WHEN old.status = 'checked_in' AND new.status <> 'checked_in' BEGIN
  UPDATE report_visits SET visits = visits - 1
  WHERE client_id = old.client_id AND period = iif(strftime('%Y-%m', (SELECT starts_at FROM scheduled_classes WHERE id = old.scheduled_class_id), '-12 hours') = strftime('%Y-%m', (SELECT starts_at FROM scheduled_classes WHERE id = old.scheduled_class_id), '+14 hours'), substr((SELECT starts_at FROM scheduled_classes WHERE id = old.scheduled_class_id), 1, 7), (SELECT starts_at FROM scheduled_classes WHERE id = old.scheduled_class_id));
  DELETE FROM report_visits
  WHERE client_id = old.client_id AND period = iif(strftime('%Y-%m', (SELECT starts_at FROM scheduled_classes WHERE id = old.scheduled_class_id), '-12 hours') = strftime('%Y-%m', (SELECT starts_at FROM scheduled_classes WHERE id = old.scheduled_class_id), '+14 hours'), substr((SELECT starts_at FROM scheduled_classes WHERE id = old.scheduled_class_id), 1, 7), (SELECT starts_at FROM scheduled_classes WHERE id = old.scheduled_class_id)) AND visits = 0;
END;

CREATE TRIGGER bookings_month_insert AFTER INSERT ON bookings WHEN new.status = 'checked_in' BEGIN
  INSERT INTO report_visits
  SELECT new.client_id, iif(strftime('%Y-%m', starts_at, '-12 hours') = strftime('%Y-%m', starts_at, '+14 hours'), substr(starts_at, 1, 7), starts_at), 1 FROM scheduled_classes WHERE id = new.scheduled_class_id
  ON CONFLICT DO UPDATE SET visits = visits + 1;
END;

CREATE TRIGGER bookings_outcome_delete AFTER DELETE ON bookings WHEN old.status <> 'booked' BEGIN
  UPDATE report_classes SET checked_in = checked_in - (old.status = 'checked_in'), no_show = no_show - (old.status = 'no_show'), late_cancelled = late_cancelled - (old.status = 'late_cancelled'), cancelled = cancelled - (old.status = 'cancelled'), class_cancelled = class_cancelled - (old.status = 'class_cancelled')
  WHERE class_id = old.scheduled_class_id;
END;

CREATE TRIGGER bookings_outcome_insert AFTER INSERT ON bookings WHEN new.status <> 'booked' BEGIN
  
  INSERT INTO report_classes VALUES (new.scheduled_class_id, new.status = 'checked_in', new.status = 'no_show', new.status = 'late_cancelled', new.status = 'cancelled', new.status = 'class_cancelled')
  ON CONFLICT DO UPDATE SET checked_in = checked_in + excluded.checked_in, no_show = no_show + excluded.no_show, late_cancelled = late_cancelled + excluded.late_cancelled, cancelled = cancelled + excluded.cancelled, class_cancelled = class_cancelled + excluded.class_cancelled;
END;

CREATE TRIGGER bookings_outcome_update AFTER UPDATE OF status ON bookings WHEN new.status <> old.status BEGIN
  
  INSERT INTO report_classes VALUES (new.scheduled_class_id, (new.status = 'checked_in') - (old.status = 'checked_in'), (new.status = 'no_show') - (old.status = 'no_show'), (new.status = 'late_cancelled') - (old.status = 'late_cancelled'), (new.status = 'cancelled') - (old.status = 'cancelled'), (new.status = 'class_cancelled') - (old.status = 'class_cancelled'))
  ON CONFLICT DO UPDATE SET checked_in = checked_in + excluded.checked_in, no_show = no_show + excluded.no_show, late_cancelled = late_cancelled + excluded.late_cancelled, cancelled = cancelled + excluded.cancelled, class_cancelled = class_cancelled + excluded.class_cancelled;
END;

CREATE TRIGGER bookings_return_begin AFTER UPDATE OF status ON bookings
WHEN new.status = 'checked_in' AND old.status <> 'checked_in' BEGIN
  UPDATE marketing_messages SET visits = visits + 1 WHERE id = (
    SELECT m.id FROM scheduled_classes AS c CROSS JOIN clients AS who CROSS JOIN marketing_messages AS m
    LEFT JOIN automation_enrollments AS e ON e.id = m.enrollment_id
    WHERE c.id = new.scheduled_class_id AND who.id = new.client_id
      AND m.client_id = iif(who.password_hash IS NULL, coalesce(who.guardian_id, who.id), who.id)
      AND coalesce(e.client_id, m.client_id) = who.id AND m.sent_at <= c.starts_at
      AND m.sent_at > strftime('%Y-%m-%dT%H:%M:%fZ', c.starts_at, '-30 days')
    ORDER BY m.sent_at DESC, m.id DESC LIMIT 1);
END;

CREATE TRIGGER bookings_return_end AFTER UPDATE OF status ON bookings
WHEN old.status = 'checked_in' AND new.status <> 'checked_in' BEGIN
  UPDATE marketing_messages SET visits = max(0, visits - 1) WHERE id = (
    SELECT m.id FROM scheduled_classes AS c CROSS JOIN clients AS who CROSS JOIN marketing_messages AS m
    LEFT JOIN automation_enrollments AS e ON e.id = m.enrollment_id
    WHERE c.id = new.scheduled_class_id AND who.id = new.client_id
      AND m.client_id = iif(who.password_hash IS NULL, coalesce(who.guardian_id, who.id), who.id)
      AND coalesce(e.client_id, m.client_id) = who.id AND m.sent_at <= c.starts_at
      AND m.sent_at > strftime('%Y-%m-%dT%H:%M:%fZ', c.starts_at, '-30 days')
    ORDER BY m.sent_at DESC, m.id DESC LIMIT 1);
END;

CREATE TRIGGER bookings_visit_begin AFTER UPDATE OF status ON bookings
WHEN new.status = 'checked_in' AND old.status <> 'checked_in' BEGIN
  UPDATE clients SET last_visit_at = (SELECT starts_at FROM scheduled_classes WHERE id = new.scheduled_class_id)
  WHERE id = new.client_id
    AND coalesce(last_visit_at, '') < (SELECT starts_at FROM scheduled_classes WHERE id = new.scheduled_class_id);
END;

CREATE TRIGGER bookings_visit_delete AFTER DELETE ON bookings WHEN old.status = 'checked_in' BEGIN
  UPDATE clients SET last_visit_at = (
    SELECT max(c.starts_at) FROM bookings AS b INNER JOIN scheduled_classes AS c ON c.id = b.scheduled_class_id
    WHERE b.client_id = old.client_id AND b.status = 'checked_in'
  ) WHERE id = old.client_id;
END;

CREATE TRIGGER bookings_visit_end AFTER UPDATE OF status ON bookings
WHEN old.status = 'checked_in' AND new.status <> 'checked_in' BEGIN
  UPDATE clients SET last_visit_at = (
    SELECT max(c.starts_at) FROM bookings AS b INNER JOIN scheduled_classes AS c ON c.id = b.scheduled_class_id
    WHERE b.client_id = old.client_id AND b.status = 'checked_in'
  ) WHERE id = old.client_id;
END;

CREATE TRIGGER bookings_visit_insert AFTER INSERT ON bookings WHEN new.status = 'checked_in' BEGIN
  UPDATE clients SET last_visit_at = (SELECT starts_at FROM scheduled_classes WHERE id = new.scheduled_class_id)
  WHERE id = new.client_id
    AND coalesce(last_visit_at, '') < (SELECT starts_at FROM scheduled_classes WHERE id = new.scheduled_class_id);
END;

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
, seat_id INTEGER REFERENCES room_plan_seats (id), credits_taken INTEGER NOT NULL DEFAULT 0 CHECK (credits_taken >= 0), price_minor INTEGER CHECK (price_minor >= 0), booked_for TEXT, agreed_cancel_hours INTEGER CHECK (agreed_cancel_hours >= 0), agreed_keeps_credit BOOLEAN, agreed_late_fee_minor INTEGER CHECK (agreed_late_fee_minor >= 0), agreed_no_show_fee_minor INTEGER CHECK (agreed_no_show_fee_minor >= 0));

CREATE INDEX bookings_booked ON bookings (client_id, scheduled_class_id) WHERE status = 'booked';

CREATE INDEX bookings_class ON bookings (scheduled_class_id, status);

CREATE INDEX bookings_client ON bookings (client_id, id);

CREATE UNIQUE INDEX bookings_live ON bookings (scheduled_class_id, client_id) WHERE status IN ('booked', 'checked_in', 'no_show');

CREATE INDEX bookings_lost ON bookings (status)
  WHERE status = 'no_show' OR status = 'cancelled' OR status = 'late_cancelled' OR status = 'class_cancelled';

CREATE INDEX bookings_membership ON bookings (membership_id, scheduled_class_id) WHERE membership_id IS NOT NULL;

CREATE INDEX bookings_open ON bookings (scheduled_class_id) WHERE status = 'booked';

CREATE INDEX bookings_open_newest ON bookings (id) WHERE status = 'booked';

CREATE UNIQUE INDEX bookings_seat ON bookings (scheduled_class_id, seat_id)
  WHERE seat_id IS NOT NULL AND status IN ('booked', 'checked_in', 'no_show');

CREATE INDEX bookings_unpaid ON bookings (client_id) WHERE is_unpaid = 1 AND status = 'booked';

CREATE TABLE calendar_feeds (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  kind TEXT NOT NULL CHECK (kind IN ('client', 'instructor', 'studio')),
  client_id INTEGER REFERENCES clients (id),
  instructor_id INTEGER REFERENCES instructors (id),
  created_at TEXT NOT NULL,
  CHECK ((client_id IS NOT NULL) = (kind = 'client') AND (instructor_id IS NOT NULL) = (kind = 'instructor'))
);

CREATE INDEX calendar_feeds_client ON calendar_feeds (client_id) WHERE client_id IS NOT NULL;

CREATE INDEX calendar_feeds_instructor ON calendar_feeds (instructor_id) WHERE instructor_id IS NOT NULL;

CREATE UNIQUE INDEX calendar_feeds_whose ON calendar_feeds (kind, coalesce(client_id, instructor_id, 0));

CREATE TABLE card_collections (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  charge_id INTEGER NOT NULL REFERENCES charges (id),
  client_id INTEGER NOT NULL REFERENCES clients (id),
  reference TEXT NOT NULL UNIQUE,
  payment_intent_id TEXT UNIQUE,
  amount_minor INTEGER NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('asked', 'processing', 'succeeded', 'failed')),
  failure TEXT,
  created_at TEXT NOT NULL, updated_at TEXT NOT NULL
, first_refused_at TEXT, retry_at TEXT);

CREATE INDEX card_collections_charge ON card_collections (charge_id, id);

CREATE INDEX card_collections_client ON card_collections (client_id);

CREATE UNIQUE INDEX card_collections_live ON card_collections (charge_id)
  WHERE status IN ('asked', 'processing', 'succeeded');

CREATE INDEX card_collections_open ON card_collections (id) WHERE status IN ('asked', 'processing');

CREATE INDEX card_collections_retry ON card_collections (retry_at) WHERE retry_at IS NOT NULL;

CREATE TABLE "charges" (
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
, because JSON_TEXT, forgiven_on TEXT);

CREATE INDEX charges_appointment ON charges (appointment_id) WHERE appointment_id IS NOT NULL;

CREATE INDEX charges_booking ON charges (booking_id) WHERE booking_id IS NOT NULL;

CREATE INDEX charges_client ON charges (client_id, id);

CREATE INDEX charges_due ON charges (due_at, id) WHERE status = 'due';

CREATE INDEX charges_forgiven ON charges (client_id, forgiven_on) WHERE forgiven_on IS NOT NULL;

CREATE INDEX charges_membership ON charges (membership_id) WHERE membership_id IS NOT NULL;

CREATE INDEX charges_owed ON charges (client_id, amount_minor) WHERE status = 'due';

CREATE INDEX charges_pending ON charges (due_at) WHERE status = 'pending';

CREATE INDEX charges_renewals ON charges
  (membership_id, coalesce(iif(json_valid(description), description ->> '$.params.on', NULL), substr(created_at, 1, 10)))
  WHERE kind = 'renewal';

CREATE TABLE checkout_charges (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  checkout_id INTEGER NOT NULL REFERENCES checkouts (id),
  charge_id INTEGER NOT NULL REFERENCES charges (id),
  amount_minor INTEGER NOT NULL CHECK (amount_minor > 0),
  UNIQUE (checkout_id, charge_id)
);

CREATE INDEX checkout_charges_charge ON checkout_charges (charge_id);

CREATE TABLE "checkouts" (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  reference TEXT NOT NULL UNIQUE,
  account_id TEXT, livemode BOOLEAN,
  kind TEXT NOT NULL CHECK (kind IN ('membership', 'gift_card', 'product', 'card', 'class', 'appointment', 'charges')),
  client_id INTEGER REFERENCES clients (id),
  payer_id INTEGER REFERENCES clients (id),
  membership_type_id INTEGER REFERENCES membership_types (id),
  product_id INTEGER REFERENCES products (id),
  scheduled_class_id INTEGER REFERENCES scheduled_classes (id),
  terms JSON_TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('pending', 'completed', 'expired', 'failed', 'refunded', 'disputed')),
  list_price_minor INTEGER NOT NULL, discount_minor INTEGER NOT NULL DEFAULT 0, card_minor INTEGER NOT NULL DEFAULT 0,
  total_minor INTEGER NOT NULL CHECK (total_minor >= 0 AND total_minor = list_price_minor - discount_minor - card_minor),
  currency TEXT NOT NULL,
  promo_use_id INTEGER REFERENCES promo_uses (id),
  gift_card_id INTEGER REFERENCES gift_cards (id),
  is_stock_held BOOLEAN NOT NULL DEFAULT 0,
  success_url TEXT NOT NULL, cancel_url TEXT NOT NULL,
  session_id TEXT UNIQUE, payment_intent_id TEXT, subscription_id INTEGER REFERENCES subscriptions (id),
  purchase_id INTEGER UNIQUE REFERENCES purchases (id),
  trouble TEXT,
  expires_at TEXT NOT NULL,
  created_at TEXT NOT NULL, updated_at TEXT NOT NULL, completed_at TEXT
, offered JSON_TEXT, pay_url TEXT, under_way_since TEXT);

CREATE INDEX checkouts_class ON checkouts (scheduled_class_id) WHERE scheduled_class_id IS NOT NULL;

CREATE INDEX checkouts_client ON checkouts (client_id, status) WHERE client_id IS NOT NULL;

CREATE INDEX checkouts_payer ON checkouts (payer_id) WHERE payer_id IS NOT NULL;

CREATE INDEX checkouts_payment ON checkouts (payment_intent_id) WHERE payment_intent_id IS NOT NULL;

CREATE INDEX checkouts_pending ON checkouts (expires_at) WHERE status = 'pending';

CREATE INDEX checkouts_type ON checkouts (membership_type_id) WHERE membership_type_id IS NOT NULL;

CREATE TABLE class_categories (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT NOT NULL COLLATE NOCASE UNIQUE,
  color TEXT,
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
, room_plan_id INTEGER REFERENCES room_plans (id));

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
, photo_file TEXT, room_plan_id INTEGER REFERENCES room_plans (id), category_id INTEGER REFERENCES class_categories (id), price_minor INTEGER CHECK (price_minor >= 0), credit_cost INTEGER NOT NULL DEFAULT 1 CHECK (credit_cost BETWEEN 0 AND 20), covered_by_all BOOLEAN NOT NULL DEFAULT 1, pay_in_advance BOOLEAN NOT NULL DEFAULT 0);

CREATE TABLE cleared_until (
  kind TEXT PRIMARY KEY CHECK (kind IN ('letters', 'events', 'audit')),
  id INTEGER NOT NULL
) WITHOUT ROWID;

CREATE TABLE client_notes (
  id INTEGER PRIMARY KEY,
  client_id INTEGER NOT NULL REFERENCES clients (id),
  staff_id INTEGER REFERENCES staff (id),
  body TEXT NOT NULL,
  created_at TEXT NOT NULL
, for_instructors BOOLEAN NOT NULL DEFAULT 0, is_health BOOLEAN NOT NULL DEFAULT 0);

CREATE INDEX client_notes_client ON client_notes (client_id);

CREATE VIRTUAL TABLE client_search USING fts5 (
  text, content = 'client_search_text', content_rowid = 'client_id', tokenize = 'trigram'
);

CREATE VIEW client_search_plain AS
SELECT client_id, (
  WITH plain (text) AS MATERIALIZED (SELECT lower(iif(given GLOB '*[^ -~]*', (
  WITH RECURSIVE letters (letter, rest) AS (
    SELECT '', given UNION ALL SELECT substr(rest, 1, 1), substr(rest, 2) FROM letters WHERE rest <> ''
  ) SELECT replace(group_concat(iif(letter GLOB '[ -&(-,.-_a-~一-鿿가-힣]', letter, coalesce(
  substr('  a 23μ 1oaaaaaaceeeeiiiidnoooooouuuuyaaaaaaceeeeiiiidnoooooouuuuyyaaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiijjkkllllllllnnnnnnnŋoooooorrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzsɓƃƅɔƈɖɗƌǝəɛƒɠɣɩɨƙɯɲɵooƣƥʀƨʃƭʈuuʊʋƴƶʒƹƽaaiioouuuuuuuuuuaaaaǥggkkooooʒʒjggƕƿnnaaooaaaaeeeeiiiioooorrrruuuussttȝhhƞȣȥaaeeooooooooyyⱥȼƚⱦɂƀʉʌɇɉɋɍɏhɦjrɹɻʁwy      ɣlsxʕα·εηιουωιαβγδεζηθικλμνξοπρστυφχψωιυαεηιυσιυουωϗβθυυυφπϙϛϝϟϡϣϥϧϩϫϭϯκρσθεϸσϻͻͼͽееђгєѕііјљњћкиуџабвгдежзииклмнопрстуфхцчшщъыьэюяиеегікиуѡѣѥѧѩѫѭѯѱѳѵѵѵѹѻѽѿҁҋҍҏггғҕҗҙқҝҟҡңҥҧҩҫҭүұҳҵҷҹһҽҿӏжжӄӆӈӊӌӎааааӕееәәәжжззӡииииооөөөээууууууччӷыыӻӽӿԁԃԅԇԉԋԍԏԑԓԕԗԙԛԝԟԡԣԥԧԩԫԭԯաբգդեզէըթժիլխծկհձղճմյնշոչպջռսվտրցւփքօֆ ااوايهي0123456789اكەہيے0123456789aabbbbbbccddddddddddeeeeeeeeeeffgghhhhhhhhhhiiiikkkkkkllllllllmmmmmmnnnnnnnnoooooooopppprrrrrrrrssssssssssttttttttuuuuuuuuuuvvvvwwwwwwwwwwxxxxyyzzzzzzhtwyasaaaaaaaaaaaaaaaaaaaaaaaaeeeeeeeeeeeeeeeeiiiioooooooooooooooooooooooouuuuuuuuuuuuuuyyyyyyyyỻỽỿααααααααααααααααεεεεεεεεεεεεηηηηηηηηηηηηηηηηιιιιιιιιιιιιιιιιοοοοοοοοοοοουυυυυυυυυυυυωωωωωωωωωωωωωωωωααεεηηιιοουυωωααααααααααααααααηηηηηηηηηηηηηηηηωωωωωωωωωωωωωωωωαααααααααααα ι   ηηηηηεεηηη   ιιιιιιιιιι   υυυυρρυυυυυυρ  ωωωωωοοωωω                   .   0i456789+ =()n0123456789+ =()aeoxəhklmnpstcɛghhhhhiillnpqrrrzωzkabceefⅎmoאבגדiπγγπ∑ddeijivxlcdmivxlcdmↄ123456789abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz0 יײעאדהכלםרת+ששששאאאבגדהוזטיךכלמנסףפצקרשתובכפااٻٻٻٻپپپپڀڀڀڀٺٺٺٺٿٿٿٿٹٹٹٹڤڤڤڤڦڦڦڦڄڄڄڄڃڃڃڃچچچچڇڇڇڇڍڍڌڌڎڎڈڈژژڑڑككككگگگگڳڳڳڳڱڱڱڱںںڻڻڻڻەەہہہہھھھھےےےے,、。:;!?〖〗  __(){}〔〕【】《》〈〉「」『』[]    ___,、.;:?! (){}〔〕#&*+ <>=\$%@        ءااااووااييييااببببههتتتتثثثثججججححححخخخخددذذررززسسسسششششصصصصضضضضططططظظظظععععغغغغففففققققككككللللممممننننههههوويييييي!"#$%&()*+, ./0123456789:;<=>?@abcdefghijklmnopqrstuvwxyz[\]^_abcdefghijklmnopqrstuvwxyz{|}~⦅⦆。「」、・ヲァィゥェォャュョッーアイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワン゙゚¢£¬ ¦¥₩│←↑→↓■○  ', nullif(instr(' ¨ª­¯²³´µ¸¹ºÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖØÙÚÛÜÝàáâãäåçèéêëìíîïðñòóôõöøùúûüýÿĀāĂăĄąĆćĈĉĊċČčĎďĐđĒēĔĕĖėĘęĚěĜĝĞğĠġĢģĤĥĦħĨĩĪīĬĭĮįİıĴĵĶķĹĺĻļĽľŁłŃńŅņŇňŉŊŌōŎŏŐőŔŕŖŗŘřŚśŜŝŞşŠšŢţŤťŦŧŨũŪūŬŭŮůŰűŲųŴŵŶŷŸŹźŻżŽžſƁƂƄƆƇƉƊƋƎƏƐƑƓƔƖƗƘƜƝƟƠơƢƤƦƧƩƬƮƯưƱƲƳƵƷƸƼǍǎǏǐǑǒǓǔǕǖǗǘǙǚǛǜǞǟǠǡǤǦǧǨǩǪǫǬǭǮǯǰǴǵǶǷǸǹǺǻǾǿȀȁȂȃȄȅȆȇȈȉȊȋȌȍȎȏȐȑȒȓȔȕȖȗȘșȚțȜȞȟȠȢȤȦȧȨȩȪȫȬȭȮȯȰȱȲȳȺȻȽȾɁɃɄɅɆɈɊɌɎʰʱʲʳʴʵʶʷʸʹʻʼʽʾʿ˘˙˚˛˜˝ˠˡˢˣˤ̴̵̶̷̸̡̢̧̨̛̖̗̘̙̜̝̞̟̠̣̤̥̦̩̪̫̬̭̮̯̰̱̲̳̹̺̻̼͇͈͉͍͎̀́̂̃̄̅̆̇̈̉̊̋̌̍̎̏̐̑̒̓̔̽̾̿̀́͂̓̈́͆͊͋͌̕̚ͅ͏͓͔͕͖͙͚͐͑͒͗͛ͣͤͥͦͧͨͩͪͫͬͭͮͯ͘͜͟͢͝͞͠͡Ά·ΈΉΊΌΎΏΐΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩΪΫάέήίΰςϊϋόύώϏϐϑϒϓϔϕϖϘϚϜϞϠϢϤϦϨϪϬϮϰϱϲϴϵϷϹϺϽϾϿЀЁЂЃЄЅІЇЈЉЊЋЌЍЎЏАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯйѐёѓїќѝўѠѢѤѦѨѪѬѮѰѲѴѶѷѸѺѼѾҀ҃҄҅҆҇҈҉ҊҌҎҐґҒҔҖҘҚҜҞҠҢҤҦҨҪҬҮҰҲҴҶҸҺҼҾӀӁӂӃӅӇӉӋӍӐӑӒӓӔӖӗӘӚӛӜӝӞӟӠӢӣӤӥӦӧӨӪӫӬӭӮӯӰӱӲӳӴӵӶӸӹӺӼӾԀԂԄԆԈԊԌԎԐԒԔԖԘԚԜԞԠԢԤԦԨԪԬԮԱԲԳԴԵԶԷԸԹԺԻԼԽԾԿՀՁՂՃՄՅՆՇՈՉՊՋՌՍՎՏՐՑՒՓՔՕՖְֱֲֳִֵֶַָֹֺֻּֽ֑֖֛֢֣֤֥֦֧֪֚֭֮֒֓֔֕֗֘֙֜֝֞֟֠֡֨֩֫֬֯־ׇֿׁׂׅׄ؀؁؂؃؄؅ؘؙؚؐؑؒؓؔؕؖؗ؜آأؤإئةـىًٌٍَُِّْٕٖٜٟٓٔٗ٘ٙٚٛٝٞ٠١٢٣٤٥٦٧٨٩ٰٱکۀۂیۓۖۗۘۙۚۛۜ۝ۣ۪ۭ۟۠ۡۢۤۧۨ۫۬۰۱۲۳۴۵۶۷۸۹࣓ࣔࣕࣖࣗࣘࣙࣚࣛࣜࣝࣞࣟ࣠࣡࣢ࣰࣱࣲࣣࣦࣩ࣭࣮࣯ࣶࣹࣺࣤࣥࣧࣨ࣪࣫࣬ࣳࣴࣵࣷࣸࣻࣼࣽࣾࣿḀḁḂḃḄḅḆḇḈḉḊḋḌḍḎḏḐḑḒḓḔḕḖḗḘḙḚḛḜḝḞḟḠḡḢḣḤḥḦḧḨḩḪḫḬḭḮḯḰḱḲḳḴḵḶḷḸḹḺḻḼḽḾḿṀṁṂṃṄṅṆṇṈṉṊṋṌṍṎṏṐṑṒṓṔṕṖṗṘṙṚṛṜṝṞṟṠṡṢṣṤṥṦṧṨṩṪṫṬṭṮṯṰṱṲṳṴṵṶṷṸṹṺṻṼṽṾṿẀẁẂẃẄẅẆẇẈẉẊẋẌẍẎẏẐẑẒẓẔẕẖẗẘẙẚẛẠạẢảẤấẦầẨẩẪẫẬậẮắẰằẲẳẴẵẶặẸẹẺẻẼẽẾếỀềỂểỄễỆệỈỉỊịỌọỎỏỐốỒồỔổỖỗỘộỚớỜờỞởỠỡỢợỤụỦủỨứỪừỬửỮữỰựỲỳỴỵỶỷỸỹỺỼỾἀἁἂἃἄἅἆἇἈἉἊἋἌἍἎἏἐἑἒἓἔἕἘἙἚἛἜἝἠἡἢἣἤἥἦἧἨἩἪἫἬἭἮἯἰἱἲἳἴἵἶἷἸἹἺἻἼἽἾἿὀὁὂὃὄὅὈὉὊὋὌὍὐὑὒὓὔὕὖὗὙὛὝὟὠὡὢὣὤὥὦὧὨὩὪὫὬὭὮὯὰάὲέὴήὶίὸόὺύὼώᾀᾁᾂᾃᾄᾅᾆᾇᾈᾉᾊᾋᾌᾍᾎᾏᾐᾑᾒᾓᾔᾕᾖᾗᾘᾙᾚᾛᾜᾝᾞᾟᾠᾡᾢᾣᾤᾥᾦᾧᾨᾩᾪᾫᾬᾭᾮᾯᾰᾱᾲᾳᾴᾶᾷᾸᾹᾺΆᾼ᾽ι᾿῀῁ῂῃῄῆῇῈΈῊΉῌ῍῎῏ῐῑῒΐῖῗῘῙῚΊ῝῞῟ῠῡῢΰῤῥῦῧῨῩῪΎῬ῭΅`ῲῳῴῶῷῸΌῺΏῼ´῾           ​‌‍‎‏‐‑‒–—‗‘’‛․‪‫‬‭‮ ′″‴‾⁗ ⁠⁡⁢⁣⁤⁦⁧⁨⁩⁪⁫⁬⁭⁮⁯⁰ⁱ⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿ₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₐₑₒₓₔₕₖₗₘₙₚₛₜ⃒⃓⃘⃙⃚⃐⃑⃔⃕⃖⃗⃛⃜⃝⃞⃟⃠⃡⃢⃣⃤⃥⃦⃪⃫⃨⃬⃭⃮⃯⃧⃩⃰ℂℇℊℋℌℍℎℏℐℑℒℓℕℙℚℛℜℝℤΩℨKÅℬℭℯℰℱℲℳℴℵℶℷℸℹℼℽℾℿ⅀ⅅⅆⅇⅈⅉⅠⅤⅩⅬⅭⅮⅯⅰⅴⅹⅼⅽⅾⅿↃ①②③④⑤⑥⑦⑧⑨ⒶⒷⒸⒹⒺⒻⒼⒽⒾⒿⓀⓁⓂⓃⓄⓅⓆⓇⓈⓉⓊⓋⓌⓍⓎⓏⓐⓑⓒⓓⓔⓕⓖⓗⓘⓙⓚⓛⓜⓝⓞⓟⓠⓡⓢⓣⓤⓥⓦⓧⓨⓩ⓪　יִﬞײַﬠﬡﬢﬣﬤﬥﬦﬧﬨ﬩שׁשׂשּׁשּׂאַאָאּבּגּדּהּוּזּטּיּךּכּלּמּנּסּףּפּצּקּרּשּתּוֹבֿכֿפֿﭐﭑﭒﭓﭔﭕﭖﭗﭘﭙﭚﭛﭜﭝﭞﭟﭠﭡﭢﭣﭤﭥﭦﭧﭨﭩﭪﭫﭬﭭﭮﭯﭰﭱﭲﭳﭴﭵﭶﭷﭸﭹﭺﭻﭼﭽﭾﭿﮀﮁﮂﮃﮄﮅﮆﮇﮈﮉﮊﮋﮌﮍﮎﮏﮐﮑﮒﮓﮔﮕﮖﮗﮘﮙﮚﮛﮜﮝﮞﮟﮠﮡﮢﮣﮤﮥﮦﮧﮨﮩﮪﮫﮬﮭﮮﮯﮰﮱ︀︁︂︃︄︅︆︇︈︉︊︋︌︍︎️︐︑︒︓︔︕︖︗︘︧︨︩︪︫︬︭︠︡︢︣︤︥︦︮︯︱︲︳︴︵︶︷︸︹︺︻︼︽︾︿﹀﹁﹂﹃﹄﹇﹈﹉﹊﹋﹌﹍﹎﹏﹐﹑﹒﹔﹕﹖﹗﹘﹙﹚﹛﹜﹝﹞﹟﹠﹡﹢﹣﹤﹥﹦﹨﹩﹪﹫ﹰﹱﹲﹴﹶﹷﹸﹹﹺﹻﹼﹽﹾﹿﺀﺁﺂﺃﺄﺅﺆﺇﺈﺉﺊﺋﺌﺍﺎﺏﺐﺑﺒﺓﺔﺕﺖﺗﺘﺙﺚﺛﺜﺝﺞﺟﺠﺡﺢﺣﺤﺥﺦﺧﺨﺩﺪﺫﺬﺭﺮﺯﺰﺱﺲﺳﺴﺵﺶﺷﺸﺹﺺﺻﺼﺽﺾﺿﻀﻁﻂﻃﻄﻅﻆﻇﻈﻉﻊﻋﻌﻍﻎﻏﻐﻑﻒﻓﻔﻕﻖﻗﻘﻙﻚﻛﻜﻝﻞﻟﻠﻡﻢﻣﻤﻥﻦﻧﻨﻩﻪﻫﻬﻭﻮﻯﻰﻱﻲﻳﻴ﻿！＂＃＄％＆＇（）＊＋，－．／０１２３４５６７８９：；＜＝＞？＠ＡＢＣＤＥＦＧＨＩＪＫＬＭＮＯＰＱＲＳＴＵＶＷＸＹＺ［＼］＾＿｀ａｂｃｄｅｆｇｈｉｊｋｌｍｎｏｐｑｒｓｔｕｖｗｘｙｚ｛｜｝～｟｠｡｢｣､･ｦｧｨｩｪｫｬｭｮｯｰｱｲｳｴｵｶｷｸｹｺｻｼｽｾｿﾀﾁﾂﾃﾄﾅﾆﾇﾈﾉﾊﾋﾌﾍﾎﾏﾐﾑﾒﾓﾔﾕﾖﾗﾘﾙﾚﾛﾜﾝﾞﾟ￠￡￢￣￤￥￦￨￩￪￫￬￭￮''`׳-−', letter), 0), 1),
  substr('1⁄41⁄23⁄4aethssaethijijl·l·oeoedzdzdzljljljnjnjnjaeaedzdzdzaeaeاٴوٴۇٴيٴss.....‵‵‵‵‵!!???!!?rsa/ca/s°cc/oc/u°fnosmteltmfax1⁄71⁄91⁄32⁄31⁄52⁄53⁄54⁄51⁄65⁄61⁄83⁄85⁄87⁄81⁄iiiiiivviviiixxixiiiiiiiivviviiixxixii1011121314151617181920(1)(2)(3)(4)(5)(6)(7)(8)(9)1.2.3.4.5.6.7.8.9.10.11.12.13.14.15.16.17.18.19.20.(a)(b)(c)(d)(e)(f)(g)(h)(i)(j)(k)(l)(m)(n)(o)(p)(q)(r)(s)(t)(u)(v)(w)(x)(y)(z)がぎぐげござじずぜぞだぢづでどばぱびぴぶぷべぺぼぽゔ ゙ ゚ゞよりガギグゲゴザジズゼゾダヂヅデドバパビピブプベペボポヴヷヸヹヺヾコトfffiflffifflststմնմեմիվնմխאל.....لالالالالالالالا', nullif(instr('¼½¾ÆÞßæþĲĳĿŀŒœǄǅǆǇǈǉǊǋǌǢǣǱǲǳǼǽٵٶٷٸẞ‥…‶‷‼⁇⁈⁉₨℀℁℃℅℆℉№℠℡™℻⅐⅑⅓⅔⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞⅟ⅡⅢⅣⅥⅦⅨⅪⅫⅱⅲⅳⅵⅶⅸⅺⅻ⑩⑪⑫⑬⑭⑮⑯⑰⑱⑲⑳⑴⑵⑶⑷⑸⑹⑺⑻⑼⒈⒉⒊⒋⒌⒍⒎⒏⒐⒑⒒⒓⒔⒕⒖⒗⒘⒙⒚⒛⒜⒝⒞⒟⒠⒡⒢⒣⒤⒥⒦⒧⒨⒩⒪⒫⒬⒭⒮⒯⒰⒱⒲⒳⒴⒵がぎぐげござじずぜぞだぢづでどばぱびぴぶぷべぺぼぽゔ゛゜ゞゟガギグゲゴザジズゼゾダヂヅデドバパビピブプベペボポヴヷヸヹヺヾヿﬀﬁﬂﬃﬄﬅﬆﬓﬔﬕﬖﬗﭏ︙︰ﻵﻶﻷﻸﻹﻺﻻﻼ', letter), 0) * 3 - 2, 3),
  letter)), ''), '', '') FROM letters WHERE letter <> ''
), replace(replace(replace(given, '''', ''), '`', ''), '-', ' '))))
  SELECT text || '|' || replace(replace(replace(replace(replace(replace(number, '+', ''), ' ', ''), '(', ''), ')', ''), '.', ''), '/', '')
  FROM (SELECT text, iif(substr(text, instr(text, '|') + 1) GLOB '+*' OR substr(text, instr(text, '|') + 1) GLOB '00*', replace(substr(text, instr(text, '|') + 1), '(0)', ''), substr(text, instr(text, '|') + 1)) AS number FROM plain)
) AS text
FROM (
  SELECT id AS client_id,
    full_name || ' ' || coalesce(email, '') || iif(full_name GLOB '*[־‐‑‒–—−﹘﹣－-]*', ' ' || replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(full_name, '-', ''), '־', ''), '‐', ''), '‑', ''), '‒', ''), '–', ''), '—', ''), '−', ''), '﹘', ''), '﹣', ''), '－', ''), '')
  || iif(full_name GLOB '*[ä̈öüøå̊ÄÖÜØÅ]*', ' ' || replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(full_name, 'ä', 'ae'), 'ä', 'ae'), 'ö', 'oe'), 'ö', 'oe'), 'ü', 'ue'), 'ü', 'ue'), 'ø', 'oe'), 'å', 'aa'), 'å', 'aa'), 'Ä', 'ae'), 'Ä', 'ae'), 'Ö', 'oe'), 'Ö', 'oe'), 'Ü', 'ue'), 'Ü', 'ue'), 'Ø', 'oe'), 'Å', 'aa'), 'Å', 'aa')
    || iif(full_name GLOB '*[־‐‑‒–—−﹘﹣－-]*', ' ' || replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(full_name, '-', ''), '־', ''), '‐', ''), '‑', ''), '‒', ''), '–', ''), '—', ''), '−', ''), '﹘', ''), '﹣', ''), '－', ''), 'ä', 'ae'), 'ä', 'ae'), 'ö', 'oe'), 'ö', 'oe'), 'ü', 'ue'), 'ü', 'ue'), 'ø', 'oe'), 'å', 'aa'), 'å', 'aa'), 'Ä', 'ae'), 'Ä', 'ae'), 'Ö', 'oe'), 'Ö', 'oe'), 'Ü', 'ue'), 'Ü', 'ue'), 'Ø', 'oe'), 'Å', 'aa'), 'Å', 'aa'), ''), '') || '|' || coalesce(phone, '') AS given
  FROM clients
);

CREATE TABLE client_search_starts (
  letters TEXT NOT NULL, client_id INTEGER NOT NULL,
  PRIMARY KEY (letters, client_id)
) WITHOUT ROWID;

CREATE TRIGGER client_text_delete AFTER DELETE ON client_search_text BEGIN
  INSERT INTO client_search (client_search, rowid, text) VALUES ('delete', old.client_id, old.text);
  DELETE FROM client_search_starts
  WHERE client_id = old.client_id AND letters IN (SELECT substr(word.value, 1, 2) AS letters FROM json_each('[' || replace(json_quote(substr(old.text, 1, instr(old.text, '|') - 1)), ' ', '","') || ']') AS word
  WHERE word.value <> '');
END;

CREATE TRIGGER client_text_insert AFTER INSERT ON client_search_text BEGIN
  INSERT INTO client_search (rowid, text) VALUES (new.client_id, new.text);
  INSERT OR IGNORE INTO client_search_starts (client_id, letters)
  SELECT new.client_id, letters FROM (SELECT substr(word.value, 1, 2) AS letters FROM json_each('[' || replace(json_quote(substr(new.text, 1, instr(new.text, '|') - 1)), ' ', '","') || ']') AS word
  WHERE word.value <> '');
END;

CREATE TABLE client_search_text (client_id INTEGER PRIMARY KEY, text TEXT NOT NULL);

CREATE TRIGGER client_tags_delete AFTER DELETE ON client_tags BEGIN
  UPDATE tags SET client_count = client_count - 1 WHERE id = old.tag_id;
END;

CREATE TRIGGER client_tags_insert AFTER INSERT ON client_tags BEGIN
  UPDATE tags SET client_count = client_count + 1 WHERE id = new.tag_id;
END;

CREATE TABLE client_tags (
  client_id INTEGER NOT NULL REFERENCES clients (id),
  tag_id INTEGER NOT NULL REFERENCES tags (id) ON DELETE CASCADE,
  rule_id INTEGER REFERENCES auto_tag_rules (id) ON DELETE SET NULL,
  created_at TEXT NOT NULL,
  PRIMARY KEY (client_id, tag_id)
) WITHOUT ROWID;

CREATE INDEX client_tags_rule ON client_tags (rule_id) WHERE rule_id IS NOT NULL;

CREATE INDEX client_tags_tag ON client_tags (tag_id, client_id);

CREATE TABLE client_views (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  staff_id INTEGER NOT NULL REFERENCES staff (id) ON DELETE CASCADE,
  name TEXT NOT NULL COLLATE NOCASE,
  is_shared BOOLEAN NOT NULL DEFAULT 0,
  asked JSON_TEXT NOT NULL,
  created_at TEXT NOT NULL,
  UNIQUE (staff_id, name)
);

CREATE INDEX client_views_shared ON client_views (is_shared) WHERE is_shared = 1;

CREATE TRIGGER clients_text_delete AFTER DELETE ON clients BEGIN
  DELETE FROM client_search_text WHERE client_id = old.id;
END;

CREATE TRIGGER clients_text_insert AFTER INSERT ON clients BEGIN
  INSERT INTO client_search_text SELECT client_id, text FROM client_search_plain WHERE client_id = new.id;
END;

CREATE TRIGGER clients_text_update AFTER UPDATE OF full_name, email, phone ON clients
WHEN old.full_name <> new.full_name OR old.email IS NOT new.email OR old.phone IS NOT new.phone BEGIN
  DELETE FROM client_search_text WHERE client_id = old.id;
  INSERT INTO client_search_text SELECT client_id, text FROM client_search_plain WHERE client_id = new.id;
END;

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
, last_visit_at TEXT, membership_states INTEGER NOT NULL DEFAULT 0);

CREATE INDEX clients_active ON clients (full_name COLLATE NOCASE, id, is_active) WHERE membership_states & 2;

CREATE INDEX clients_active_name ON clients (full_name COLLATE NOCASE, id, last_visit_at) WHERE is_active = true;

CREATE INDEX clients_birthday ON clients (substr(date_of_birth, 6), last_visit_at) WHERE date_of_birth IS NOT NULL;

CREATE INDEX clients_cancelled ON clients (full_name COLLATE NOCASE, id, is_active) WHERE membership_states & 16;

CREATE INDEX clients_created ON clients (created_at);

CREATE INDEX clients_email ON clients (email);

CREATE INDEX clients_expired ON clients (full_name COLLATE NOCASE, id, is_active) WHERE membership_states & 8;

CREATE INDEX clients_guardian ON clients (guardian_id) WHERE guardian_id IS NOT NULL;

CREATE INDEX clients_last_visit ON clients (last_visit_at);

CREATE UNIQUE INDEX clients_login_email ON clients (email) WHERE password_hash IS NOT NULL;

CREATE INDEX clients_name ON clients (full_name COLLATE NOCASE, id);

CREATE INDEX clients_new ON clients (created_at) WHERE source <> 'import' AND is_active = true;

CREATE INDEX clients_paused ON clients (full_name COLLATE NOCASE, id, is_active) WHERE membership_states & 4;

CREATE INDEX clients_pending ON clients (full_name COLLATE NOCASE, id, is_active) WHERE membership_states & 1;

CREATE INDEX clients_phone ON clients (phone) WHERE phone IS NOT NULL;

CREATE INDEX clients_since ON clients (coalesce(client_since_on, created_at), id, is_active);

CREATE INDEX clients_to_invite ON clients (source)
  WHERE source = 'import' AND is_active = true AND erased_at IS NULL AND email IS NOT NULL AND guardian_id IS NULL
    AND password_hash IS NULL;

CREATE INDEX clients_visit ON clients (coalesce(last_visit_at, ''), id, is_active);

CREATE INDEX clients_without ON clients (full_name COLLATE NOCASE, id, is_active) WHERE membership_states = 0;

CREATE TABLE clock_steps (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  at TEXT NOT NULL,
  entity TEXT NOT NULL, entity_id INTEGER NOT NULL,
  before JSON_TEXT NOT NULL, made JSON_TEXT NOT NULL
);

CREATE INDEX clock_steps_at ON clock_steps (at);

CREATE INDEX clock_steps_entity ON clock_steps (entity, entity_id);

CREATE TABLE closures (
  id INTEGER PRIMARY KEY,
  starts_on TEXT NOT NULL, ends_on TEXT NOT NULL CHECK (ends_on >= starts_on),
  reason TEXT,
  extends_packs BOOLEAN NOT NULL DEFAULT 0,
  created_at TEXT NOT NULL
);

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

CREATE TRIGGER credit_entries_left_delete AFTER DELETE ON credit_entries WHEN old.grant_id IS NOT NULL BEGIN
  UPDATE credit_entries SET is_used_up = NOT is_used_up
  WHERE id = old.grant_id AND is_used_up <> (credits + (
    SELECT coalesce(sum(taken.credits), 0) FROM credit_entries AS taken
    WHERE taken.grant_id = old.grant_id
  ) <= 0);
END;

CREATE TRIGGER credit_entries_left_insert AFTER INSERT ON credit_entries WHEN new.grant_id IS NOT NULL BEGIN
  UPDATE credit_entries SET is_used_up = NOT is_used_up
  WHERE id = new.grant_id AND is_used_up <> (credits + (
    SELECT coalesce(sum(taken.credits), 0) FROM credit_entries AS taken
    WHERE taken.grant_id = new.grant_id
  ) <= 0);
END;

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
, is_used_up BOOLEAN NOT NULL DEFAULT 0, appointment_id INTEGER REFERENCES appointments (id));

CREATE INDEX credit_entries_appointment ON credit_entries (appointment_id) WHERE appointment_id IS NOT NULL;

CREATE INDEX credit_entries_booking ON credit_entries (booking_id) WHERE booking_id IS NOT NULL;

CREATE INDEX credit_entries_grant ON credit_entries (grant_id, credits) WHERE grant_id IS NOT NULL;

CREATE INDEX credit_entries_grants ON credit_entries (membership_id, credits) WHERE kind = 'grant';

CREATE INDEX credit_entries_lapsing ON credit_entries (expires_on)
  WHERE expires_on IS NOT NULL AND grant_id IS NULL AND is_used_up = 0;

CREATE INDEX credit_entries_membership ON credit_entries (membership_id, credits);

CREATE TRIGGER day_close_lines_stay BEFORE UPDATE ON day_close_lines
  BEGIN SELECT RAISE(ABORT, 'a day that is closed stays so'); END;

CREATE TABLE day_close_lines (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  day_close_id INTEGER NOT NULL REFERENCES day_closes (id),
  method TEXT NOT NULL,
  taken_minor INTEGER NOT NULL CHECK (taken_minor >= 0),
  refunded_minor INTEGER NOT NULL CHECK (refunded_minor >= 0),
  expected_minor INTEGER NOT NULL,
  counted_minor INTEGER CHECK (counted_minor >= 0),
  UNIQUE (day_close_id, method)
);

CREATE TRIGGER day_closes_stay BEFORE UPDATE OF id, date, after_payment_id, last_payment_id, opening_float_minor,
  closing_float_minor, currency, created_at ON day_closes BEGIN SELECT RAISE(ABORT, 'a day that is closed stays so'); END;

CREATE TABLE day_closes (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  date TEXT NOT NULL UNIQUE,
  after_payment_id INTEGER NOT NULL,
  last_payment_id INTEGER NOT NULL CHECK (last_payment_id >= after_payment_id),
  opening_float_minor INTEGER NOT NULL CHECK (opening_float_minor >= 0),
  closing_float_minor INTEGER NOT NULL CHECK (closing_float_minor >= 0),
  currency TEXT NOT NULL,
  notes TEXT,
  closed_by_user_id INTEGER REFERENCES staff (id),
  created_at TEXT NOT NULL
);

CREATE TABLE emails (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  kind TEXT NOT NULL,
  client_id INTEGER REFERENCES clients (id),
  to_email TEXT NOT NULL, to_name TEXT,
  subject TEXT NOT NULL, status TEXT NOT NULL DEFAULT 'queued' CHECK (status IN ('queued', 'sent', 'failed')),
  attempts INTEGER NOT NULL DEFAULT 0,
  next_attempt_at TEXT NOT NULL, expires_at TEXT,
  last_error TEXT,
  created_at TEXT NOT NULL, sent_at TEXT
, unsubscribe_url TEXT, booking_id INTEGER, appointment_id INTEGER, receipt_id INTEGER, gift_card_id INTEGER, signature_id INTEGER, letter JSON_TEXT);

CREATE INDEX emails_address ON emails (to_email COLLATE NOCASE);

CREATE INDEX emails_client ON emails (client_id);

CREATE INDEX emails_failed ON emails (id) WHERE status = 'failed';

CREATE INDEX emails_given_up ON emails (created_at) WHERE status = 'failed';

CREATE INDEX emails_lapsing ON emails (expires_at) WHERE status = 'queued' AND expires_at IS NOT NULL;

CREATE INDEX emails_queue ON emails (next_attempt_at) WHERE status = 'queued';

CREATE INDEX emails_waiting ON emails (id, next_attempt_at, expires_at, kind) WHERE status = 'queued';

CREATE TABLE erasure_requests (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  client_id INTEGER NOT NULL REFERENCES clients (id),
  requested_at TEXT NOT NULL, done_at TEXT
);

CREATE INDEX erasure_requests_client ON erasure_requests (client_id);

CREATE TABLE erasures_under_way (
  client_id INTEGER PRIMARY KEY REFERENCES clients (id),
  looked_for JSON_TEXT NOT NULL
);

CREATE TABLE establishments (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL, address TEXT, phone TEXT,
  is_active BOOLEAN NOT NULL DEFAULT 1,
  created_at TEXT NOT NULL, updated_at TEXT NOT NULL
);

CREATE TABLE event_days (day TEXT PRIMARY KEY) WITHOUT ROWID;

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

CREATE INDEX events_client ON events (client_id, id);

CREATE INDEX events_failed ON events (client_id, id) WHERE handled_at IS NULL AND next_attempt_at IS NOT NULL;

CREATE INDEX events_kind ON events (event, occurred_at);

CREATE UNIQUE INDEX events_once ON events (once_key) WHERE once_key IS NOT NULL;

CREATE INDEX events_unhandled ON events (id) WHERE handled_at IS NULL;

CREATE TABLE "gift_card_uses" (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  gift_card_id INTEGER NOT NULL REFERENCES gift_cards (id),
  amount_minor INTEGER NOT NULL CHECK (amount_minor <> 0),
  kind TEXT NOT NULL CHECK (kind IN ('payment', 'refund', 'hold', 'release', 'opening')),
  payment_id INTEGER REFERENCES payments (id),
  created_at TEXT NOT NULL
);

CREATE INDEX gift_card_uses_card ON gift_card_uses (gift_card_id, amount_minor);

CREATE INDEX gift_card_uses_payment ON gift_card_uses (payment_id) WHERE payment_id IS NOT NULL;

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

CREATE INDEX gift_cards_last4 ON gift_cards (code_last4);

CREATE INDEX gift_cards_purchaser ON gift_cards (purchaser_client_id) WHERE purchaser_client_id IS NOT NULL;

CREATE INDEX gift_cards_recipient ON gift_cards (recipient_email) WHERE recipient_email IS NOT NULL;

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
, cancels_free BOOLEAN NOT NULL DEFAULT 0);

CREATE UNIQUE INDEX guest_bookings_cancel ON guest_bookings (cancel_hash) WHERE cancel_hash IS NOT NULL;

CREATE INDEX guest_bookings_class ON guest_bookings (scheduled_class_id) WHERE status IN ('held', 'lapsed');

CREATE INDEX guest_bookings_client ON guest_bookings (client_id) WHERE client_id IS NOT NULL;

CREATE UNIQUE INDEX guest_bookings_confirm ON guest_bookings (confirm_hash);

CREATE INDEX guest_bookings_created ON guest_bookings (created_at);

CREATE INDEX guest_bookings_email ON guest_bookings (email, created_at);

CREATE INDEX guest_bookings_from ON guest_bookings (asked_from) WHERE asked_from IS NOT NULL;

CREATE UNIQUE INDEX guest_bookings_held ON guest_bookings (scheduled_class_id, email) WHERE status = 'held';

CREATE INDEX guest_bookings_open ON guest_bookings (id) WHERE status IN ('held', 'lapsed');

CREATE INDEX guest_bookings_until ON guest_bookings (held_until) WHERE status = 'held';

CREATE TABLE idempotency_keys (
  caller TEXT NOT NULL, path TEXT NOT NULL, key TEXT NOT NULL,
  body_hash TEXT NOT NULL,
  status INTEGER, answer TEXT,
  created_at TEXT NOT NULL,
  PRIMARY KEY (caller, path, key)
) WITHOUT ROWID;

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
, sheet_name TEXT, workbook_id INTEGER, rollback_started_at TEXT, rollback_by INTEGER REFERENCES staff (id), rollback_total INTEGER NOT NULL DEFAULT 0, rollback_removed INTEGER NOT NULL DEFAULT 0, rollback_restored INTEGER NOT NULL DEFAULT 0, rollback_kept INTEGER NOT NULL DEFAULT 0);

CREATE INDEX import_jobs_workbook ON import_jobs (workbook_id) WHERE workbook_id IS NOT NULL;

CREATE TABLE import_parties (
  id INTEGER PRIMARY KEY,
  job_id INTEGER NOT NULL REFERENCES import_jobs (id),
  kind TEXT NOT NULL CHECK (kind IN ('client', 'membership_type')),
  key TEXT NOT NULL,
  planned JSON_TEXT,
  record_id INTEGER,
  UNIQUE (job_id, kind, key)
);

CREATE INDEX import_parties_record ON import_parties (record_id) WHERE record_id IS NOT NULL;

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

CREATE INDEX import_records_kept ON import_records (job_id, id) WHERE kept_reason IS NOT NULL;

CREATE INDEX import_records_made ON import_records (record_table) WHERE was_created = 1 AND rolled_back_at IS NULL;

CREATE INDEX import_records_record ON import_records (record_table, record_id);

CREATE TABLE import_rows (
  id INTEGER PRIMARY KEY,
  job_id INTEGER NOT NULL REFERENCES import_jobs (id),
  row_number INTEGER NOT NULL,
  cells JSON_TEXT, planned JSON_TEXT,
  disposition TEXT CHECK (disposition IN ('created', 'updated', 'matched', 'skipped', 'rejected')),
  reason TEXT, edits JSON_TEXT,
  UNIQUE (job_id, row_number)
);

CREATE INDEX import_rows_client ON import_rows (job_id, planned ->> '$.client') WHERE planned ->> '$.client' IS NOT NULL;

CREATE INDEX import_rows_fates ON import_rows (job_id, disposition);

CREATE INDEX import_rows_open ON import_rows (job_id, row_number) WHERE disposition IS NULL;

CREATE TABLE installation (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  key_fingerprint TEXT,
  probe BLOB
, restored_at TEXT, restored_as_of TEXT, is_held BOOLEAN NOT NULL DEFAULT 0, era TEXT NOT NULL DEFAULT '');

CREATE TABLE instructor_time_off (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  instructor_id INTEGER NOT NULL REFERENCES instructors (id) ON DELETE CASCADE,
  starts_at TEXT NOT NULL, ends_at TEXT NOT NULL CHECK (ends_at > starts_at),
  reason TEXT,
  created_at TEXT NOT NULL
);

CREATE INDEX instructor_time_off_end ON instructor_time_off (instructor_id, ends_at);

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

CREATE TABLE instructors (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id INTEGER NOT NULL UNIQUE REFERENCES staff (id),
  bio TEXT, photo_file TEXT,
  establishment_id INTEGER REFERENCES establishments (id),
  is_active BOOLEAN NOT NULL DEFAULT 1,
  created_at TEXT NOT NULL, updated_at TEXT NOT NULL
);

CREATE TABLE integrity_report (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  checked_at TEXT NOT NULL, ok BOOLEAN NOT NULL, report JSON_TEXT NOT NULL
);

CREATE TABLE job_runs (
  name TEXT PRIMARY KEY,
  last_started_at TEXT NOT NULL, last_finished_at TEXT, last_error TEXT
) WITHOUT ROWID;

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

CREATE TABLE license_checks (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  checked_at TEXT NOT NULL, next_at TEXT NOT NULL,
  failures INTEGER NOT NULL DEFAULT 0 CHECK (failures >= 0),
  seen_at TEXT NOT NULL, spent_seconds INTEGER NOT NULL DEFAULT 0 CHECK (spent_seconds >= 0)
);

CREATE TABLE link_requests (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  email TEXT NOT NULL,
  asked_by TEXT NOT NULL CHECK (asked_by IN ('forgotten', 'registering')),
  requested_at TEXT NOT NULL
);

CREATE INDEX link_requests_email ON link_requests (email);

CREATE TRIGGER marketing_messages_count_delete AFTER DELETE ON marketing_messages WHEN old.automation_id IS NOT NULL BEGIN
  UPDATE automation_returns
  SET sent = sent - 1, came_back = came_back - (old.visits > 0), spent_minor = spent_minor - old.spent_minor
  WHERE automation_id = old.automation_id AND step_key = old.step_key;
END;

CREATE TRIGGER marketing_messages_count_insert AFTER INSERT ON marketing_messages WHEN new.step_key IS NOT NULL BEGIN
  INSERT INTO automation_returns
  VALUES (new.automation_id, new.step_key, 1, new.visits > 0, new.spent_minor)
  ON CONFLICT DO UPDATE SET sent = sent + 1, came_back = came_back + excluded.came_back,
    spent_minor = spent_minor + excluded.spent_minor;
END;

CREATE TRIGGER marketing_messages_count_update AFTER UPDATE OF visits, spent_minor ON marketing_messages
WHEN new.automation_id IS NOT NULL BEGIN
  UPDATE automation_returns
  SET came_back = came_back + (new.visits > 0) - (old.visits > 0),
    spent_minor = spent_minor + new.spent_minor - old.spent_minor
  WHERE automation_id = new.automation_id AND step_key = new.step_key;
END;

CREATE TABLE marketing_messages (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  client_id INTEGER NOT NULL REFERENCES clients (id),
  channel TEXT NOT NULL CHECK (channel IN ('email', 'push')),
  enrollment_id INTEGER REFERENCES automation_enrollments (id) ON DELETE SET NULL,
  automation_id INTEGER REFERENCES automations (id) ON DELETE SET NULL,
  step_key TEXT,
  email_id INTEGER REFERENCES emails (id) ON DELETE SET NULL,
  unsubscribe_hash TEXT,
  visits INTEGER NOT NULL DEFAULT 0, spent_minor INTEGER NOT NULL DEFAULT 0,
  sent_at TEXT NOT NULL
);

CREATE INDEX marketing_messages_automation ON marketing_messages (automation_id) WHERE automation_id IS NOT NULL;

CREATE INDEX marketing_messages_client ON marketing_messages (client_id, sent_at, id);

CREATE INDEX marketing_messages_email ON marketing_messages (email_id) WHERE email_id IS NOT NULL;

CREATE INDEX marketing_messages_enrollment ON marketing_messages (enrollment_id) WHERE enrollment_id IS NOT NULL;

CREATE UNIQUE INDEX marketing_messages_link ON marketing_messages (unsubscribe_hash) WHERE unsubscribe_hash IS NOT NULL;

CREATE TRIGGER membership_members_state_delete AFTER DELETE ON membership_members BEGIN
  UPDATE clients SET membership_states = (
    SELECT coalesce(sum(DISTINCT CASE status WHEN 'pending' THEN 1 WHEN 'active' THEN 2 WHEN 'paused' THEN 4 WHEN 'expired' THEN 8 ELSE 16 END), 0) FROM (
      SELECT status FROM memberships WHERE client_id = clients.id
      UNION ALL
      SELECT held.status FROM membership_members AS shared CROSS JOIN memberships AS held ON held.id = shared.membership_id
      WHERE shared.client_id = clients.id
    )
  ) WHERE id IN (old.client_id);
END;

CREATE TRIGGER membership_members_state_insert AFTER INSERT ON membership_members BEGIN
  UPDATE clients SET membership_states = (
    SELECT coalesce(sum(DISTINCT CASE status WHEN 'pending' THEN 1 WHEN 'active' THEN 2 WHEN 'paused' THEN 4 WHEN 'expired' THEN 8 ELSE 16 END), 0) FROM (
      SELECT status FROM memberships WHERE client_id = clients.id
      UNION ALL
      SELECT held.status FROM membership_members AS shared CROSS JOIN memberships AS held ON held.id = shared.membership_id
      WHERE shared.client_id = clients.id
    )
  ) WHERE id IN (new.client_id);
END;

CREATE TABLE membership_members (
  membership_id INTEGER NOT NULL REFERENCES memberships (id),
  client_id INTEGER NOT NULL REFERENCES clients (id),
  created_at TEXT NOT NULL,
  PRIMARY KEY (membership_id, client_id)
);

CREATE INDEX membership_members_client ON membership_members (client_id);

CREATE TABLE membership_pauses (
  id INTEGER PRIMARY KEY,
  membership_id INTEGER NOT NULL REFERENCES memberships (id),
  starts_on TEXT NOT NULL, planned_until_on TEXT NOT NULL, ended_on TEXT, ended_at TEXT,
  created_at TEXT NOT NULL
, told_at TEXT);

CREATE INDEX membership_pauses_membership ON membership_pauses (membership_id);

CREATE INDEX membership_pauses_open ON membership_pauses (planned_until_on) WHERE ended_on IS NULL;

CREATE INDEX membership_pauses_planned ON membership_pauses (starts_on) WHERE ended_on IS NULL;

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
, starts TEXT NOT NULL DEFAULT 'purchase'
  CHECK (starts IN ('purchase', 'first_visit')), starts_within_days INTEGER NOT NULL DEFAULT 90
  CHECK (starts_within_days > 0), minimum_term_intervals INTEGER NOT NULL DEFAULT 0
  CHECK (minimum_term_intervals >= 0), notice_days INTEGER NOT NULL DEFAULT 0 CHECK (notice_days >= 0));

CREATE INDEX membership_type_terms_type ON membership_type_terms (membership_type_id);

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
, terms_id INTEGER REFERENCES membership_type_terms (id), fee_forgiveness_count_override INTEGER, self_service_pause BOOLEAN NOT NULL DEFAULT 0);

CREATE TRIGGER memberships_state_delete AFTER DELETE ON memberships BEGIN
  UPDATE clients SET membership_states = (
    SELECT coalesce(sum(DISTINCT CASE status WHEN 'pending' THEN 1 WHEN 'active' THEN 2 WHEN 'paused' THEN 4 WHEN 'expired' THEN 8 ELSE 16 END), 0) FROM (
      SELECT status FROM memberships WHERE client_id = clients.id
      UNION ALL
      SELECT held.status FROM membership_members AS shared CROSS JOIN memberships AS held ON held.id = shared.membership_id
      WHERE shared.client_id = clients.id
    )
  ) WHERE id IN (old.client_id);
END;

CREATE TRIGGER memberships_state_handover AFTER UPDATE OF client_id ON memberships
WHEN old.client_id <> new.client_id BEGIN
  UPDATE clients SET membership_states = (
    SELECT coalesce(sum(DISTINCT CASE status WHEN 'pending' THEN 1 WHEN 'active' THEN 2 WHEN 'paused' THEN 4 WHEN 'expired' THEN 8 ELSE 16 END), 0) FROM (
      SELECT status FROM memberships WHERE client_id = clients.id
      UNION ALL
      SELECT held.status FROM membership_members AS shared CROSS JOIN memberships AS held ON held.id = shared.membership_id
      WHERE shared.client_id = clients.id
    )
  ) WHERE id IN (old.client_id, new.client_id);
END;

CREATE TRIGGER memberships_state_insert AFTER INSERT ON memberships BEGIN
  UPDATE clients SET membership_states = (
    SELECT coalesce(sum(DISTINCT CASE status WHEN 'pending' THEN 1 WHEN 'active' THEN 2 WHEN 'paused' THEN 4 WHEN 'expired' THEN 8 ELSE 16 END), 0) FROM (
      SELECT status FROM memberships WHERE client_id = clients.id
      UNION ALL
      SELECT held.status FROM membership_members AS shared CROSS JOIN memberships AS held ON held.id = shared.membership_id
      WHERE shared.client_id = clients.id
    )
  ) WHERE id IN (new.client_id);
END;

CREATE TRIGGER memberships_state_update AFTER UPDATE OF status ON memberships WHEN old.status <> new.status BEGIN
  UPDATE clients SET membership_states = (
    SELECT coalesce(sum(DISTINCT CASE status WHEN 'pending' THEN 1 WHEN 'active' THEN 2 WHEN 'paused' THEN 4 WHEN 'expired' THEN 8 ELSE 16 END), 0) FROM (
      SELECT status FROM memberships WHERE client_id = clients.id
      UNION ALL
      SELECT held.status FROM membership_members AS shared CROSS JOIN memberships AS held ON held.id = shared.membership_id
      WHERE shared.client_id = clients.id
    )
  ) WHERE id IN (SELECT new.client_id UNION ALL SELECT client_id FROM membership_members WHERE membership_id = new.id);
END;

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
, ended_early BOOLEAN NOT NULL DEFAULT 0, former_expires_on TEXT, terms_id INTEGER REFERENCES membership_type_terms (id), first_visit_by_on TEXT, first_visit_on TEXT, first_visit_settled_at TEXT);

CREATE INDEX memberships_began ON memberships (starts_on, membership_type_id, status, expires_on, cancelled_at);

CREATE INDEX memberships_cancelled ON memberships
  (status, cancelled_at, starts_on, expires_on, membership_type_id, renewal_price_minor, payment_method)
  WHERE status = 'cancelled';

CREATE INDEX memberships_client ON memberships (client_id, status);

CREATE INDEX memberships_due ON memberships (status, expires_on);

CREATE INDEX memberships_ending ON memberships (status, expires_on) WHERE status = 'active' AND next_renewal_on IS NULL;

CREATE INDEX memberships_in_force ON memberships
  (status, coalesce(expires_on, '9999'), starts_on, membership_type_id, renewal_price_minor, payment_method);

CREATE INDEX memberships_past_due ON memberships (past_due_since) WHERE past_due_since IS NOT NULL;

CREATE INDEX memberships_renewing ON memberships (next_renewal_on) WHERE status = 'active' AND next_renewal_on IS NOT NULL;

CREATE INDEX memberships_starting ON memberships (starts_on) WHERE status = 'pending';

CREATE INDEX memberships_status ON memberships (status);

CREATE INDEX memberships_terms ON memberships (terms_id, status) WHERE terms_id IS NOT NULL;

CREATE INDEX memberships_type ON memberships (membership_type_id);

CREATE TABLE notification_settings (
  client_id INTEGER PRIMARY KEY REFERENCES clients (id),
  deliver_by TEXT NOT NULL CHECK (deliver_by IN ('push', 'email', 'both')),
  updated_at TEXT NOT NULL
);

CREATE TABLE notifications (
  id INTEGER PRIMARY KEY,
  client_id INTEGER NOT NULL REFERENCES clients (id),
  about_client_id INTEGER REFERENCES clients (id),
  kind TEXT NOT NULL,
  title TEXT NOT NULL, body TEXT NOT NULL, url TEXT,
  created_at TEXT NOT NULL, read_at TEXT, pushed_at TEXT
);

CREATE INDEX notifications_about ON notifications (about_client_id) WHERE about_client_id IS NOT NULL;

CREATE INDEX notifications_client ON notifications (client_id, id);

CREATE INDEX notifications_created ON notifications (created_at);

CREATE INDEX notifications_unread ON notifications (client_id) WHERE read_at IS NULL;

CREATE TABLE pause_requests (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  membership_id INTEGER NOT NULL REFERENCES memberships (id),
  starts_on TEXT NOT NULL,
  pause_days INTEGER NOT NULL CHECK (pause_days > 0),
  task_id INTEGER NOT NULL UNIQUE REFERENCES tasks (id),
  created_at TEXT NOT NULL,
  closed_at TEXT
);

CREATE INDEX pause_requests_membership ON pause_requests (membership_id);

CREATE TRIGGER payments_report_delete AFTER DELETE ON payments BEGIN
  UPDATE report_revenue SET amount_minor = amount_minor - old.amount_minor,
    refunded_minor = refunded_minor + iif(old.refund_of_id IS NULL, 0, old.amount_minor)
  WHERE day = substr(old.created_at, 1, 10) AND method = old.method
    AND kind = (SELECT kind FROM purchases WHERE id = old.purchase_id);
END;

CREATE TRIGGER payments_report_insert AFTER INSERT ON payments BEGIN
  INSERT INTO report_revenue
  SELECT substr(new.created_at, 1, 10), kind, new.method, new.amount_minor,
    iif(new.refund_of_id IS NULL, 0, -new.amount_minor)
  FROM purchases WHERE id = new.purchase_id
  ON CONFLICT DO UPDATE SET amount_minor = amount_minor + excluded.amount_minor,
    refunded_minor = refunded_minor + excluded.refunded_minor;
END;

CREATE TRIGGER payments_report_update AFTER UPDATE OF amount_minor, method, purchase_id ON payments BEGIN
  UPDATE report_revenue SET amount_minor = amount_minor - old.amount_minor,
    refunded_minor = refunded_minor + iif(old.refund_of_id IS NULL, 0, old.amount_minor)
  WHERE day = substr(old.created_at, 1, 10) AND method = old.method
    AND kind = (SELECT kind FROM purchases WHERE id = old.purchase_id);
  INSERT INTO report_revenue
  SELECT substr(new.created_at, 1, 10), kind, new.method, new.amount_minor,
    iif(new.refund_of_id IS NULL, 0, -new.amount_minor)
  FROM purchases WHERE id = new.purchase_id
  ON CONFLICT DO UPDATE SET amount_minor = amount_minor + excluded.amount_minor,
    refunded_minor = refunded_minor + excluded.refunded_minor;
END;

CREATE TRIGGER payments_return_insert AFTER INSERT ON payments
WHEN new.method NOT IN ('complimentary', 'imported') BEGIN
  UPDATE marketing_messages SET spent_minor = spent_minor + new.amount_minor WHERE id = (
    SELECT m.id FROM purchases AS p CROSS JOIN clients AS who CROSS JOIN marketing_messages AS m
    LEFT JOIN automation_enrollments AS e ON e.id = m.enrollment_id
    WHERE p.id = new.purchase_id AND who.id = p.client_id
      AND m.client_id = iif(who.password_hash IS NULL, coalesce(who.guardian_id, who.id), who.id)
      AND coalesce(e.client_id, m.client_id) = who.id AND m.sent_at <= p.created_at
      AND m.sent_at > strftime('%Y-%m-%dT%H:%M:%fZ', p.created_at, '-30 days')
    ORDER BY m.sent_at DESC, m.id DESC LIMIT 1);
END;

CREATE TRIGGER payments_revenue_delete AFTER DELETE ON payments
WHEN old.method NOT IN ('complimentary', 'imported') BEGIN
  UPDATE revenue_hours SET amount_minor = amount_minor - old.amount_minor
  WHERE hour = substr(old.created_at, 1, 13)
    AND EXISTS (SELECT 1 FROM purchases WHERE id = old.purchase_id AND kind <> 'gift_card');
END;

CREATE TRIGGER payments_revenue_insert AFTER INSERT ON payments
WHEN new.method NOT IN ('complimentary', 'imported') BEGIN
  INSERT INTO revenue_hours
  SELECT substr(new.created_at, 1, 13), new.amount_minor FROM purchases
  WHERE id = new.purchase_id AND kind <> 'gift_card'
  ON CONFLICT DO UPDATE SET amount_minor = amount_minor + excluded.amount_minor;
END;

CREATE TRIGGER payments_revenue_update AFTER UPDATE OF amount_minor ON payments
WHEN new.method NOT IN ('complimentary', 'imported') BEGIN
  UPDATE revenue_hours SET amount_minor = amount_minor + new.amount_minor - old.amount_minor
  WHERE hour = substr(new.created_at, 1, 13)
    AND EXISTS (SELECT 1 FROM purchases WHERE id = new.purchase_id AND kind <> 'gift_card');
END;

CREATE TABLE "payments" (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  purchase_id INTEGER NOT NULL REFERENCES purchases (id),
  refund_of_id INTEGER REFERENCES payments (id),
  method TEXT NOT NULL,
  amount_minor INTEGER NOT NULL CHECK (refund_of_id IS NOT NULL OR amount_minor >= 0),
  gift_card_id INTEGER REFERENCES gift_cards (id),
  reason TEXT,
  actor_kind TEXT NOT NULL, actor_id INTEGER,
  created_at TEXT NOT NULL
, charge_id INTEGER REFERENCES charges (id));

CREATE INDEX payments_charge ON payments (charge_id) WHERE charge_id IS NOT NULL;

CREATE INDEX payments_method ON payments (method);

CREATE INDEX payments_purchase ON payments (purchase_id);

CREATE INDEX payments_refunds ON payments (refund_of_id) WHERE refund_of_id IS NOT NULL;

CREATE INDEX payments_time ON payments (created_at, id);

CREATE TABLE payroll_claims (
  kind TEXT NOT NULL CHECK (kind IN ('class', 'appointment', 'sale', 'membership', 'refund', 'day')),
  record_id INTEGER NOT NULL,
  day TEXT NOT NULL DEFAULT '',
  run_id INTEGER NOT NULL REFERENCES payroll_runs (id),
  PRIMARY KEY (kind, record_id, day)
) WITHOUT ROWID;

CREATE INDEX payroll_claims_run ON payroll_claims (run_id);

CREATE TRIGGER payroll_line_items_added BEFORE INSERT ON payroll_line_items
WHEN (SELECT status FROM payroll_runs WHERE id = new.run_id) = 'finalized' BEGIN
  SELECT raise(ABORT, 'A finalized payroll run stays as it is');
END;

CREATE TRIGGER payroll_line_items_frozen BEFORE UPDATE OF
  run_id, user_id, user_name, component_id, component_type, rate_minor, rate_percent, salary_period, quantity,
  gross_minor, base_minor, amount_minor, parts, created_at
ON payroll_line_items WHEN (SELECT status FROM payroll_runs WHERE id = old.run_id) = 'finalized' BEGIN
  SELECT raise(ABORT, 'A finalized payroll run stays as it is');
END;

CREATE TRIGGER payroll_line_items_kept BEFORE DELETE ON payroll_line_items
WHEN (SELECT status FROM payroll_runs WHERE id = old.run_id) = 'finalized' BEGIN
  SELECT raise(ABORT, 'A finalized payroll run stays as it is');
END;

CREATE TRIGGER payroll_line_items_paid BEFORE UPDATE OF paid_at, paid_by ON payroll_line_items
WHEN old.paid_at IS NOT NULL OR (SELECT status FROM payroll_runs WHERE id = old.run_id) <> 'finalized' BEGIN
  SELECT raise(ABORT, 'Only what is finalized is paid, and once');
END;

CREATE TABLE payroll_line_items (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  run_id INTEGER NOT NULL REFERENCES payroll_runs (id) ON DELETE CASCADE,
  user_id INTEGER NOT NULL REFERENCES staff (id), user_name TEXT NOT NULL,
  component_id INTEGER NOT NULL REFERENCES staff_pay_components (id),
  component_type TEXT NOT NULL, rate_minor INTEGER, rate_percent REAL, salary_period TEXT,
  quantity INTEGER NOT NULL CHECK (quantity >= 0),
  gross_minor INTEGER, base_minor INTEGER CHECK (base_minor >= 0),
  amount_minor INTEGER NOT NULL CHECK (amount_minor >= 0),
  parts JSON_TEXT NOT NULL,
  paid_at TEXT, paid_by INTEGER REFERENCES staff (id), paid_notes TEXT,
  created_at TEXT NOT NULL, updated_at TEXT NOT NULL
);

CREATE INDEX payroll_line_items_component ON payroll_line_items (component_id);

CREATE UNIQUE INDEX payroll_line_items_run ON payroll_line_items (run_id, component_id);

CREATE INDEX payroll_line_items_unpaid ON payroll_line_items (run_id, amount_minor) WHERE paid_at IS NULL;

CREATE INDEX payroll_line_items_user ON payroll_line_items (user_id, run_id);

CREATE TRIGGER payroll_runs_frozen BEFORE UPDATE ON payroll_runs WHEN old.status = 'finalized' BEGIN
  SELECT raise(ABORT, 'A finalized payroll run stays as it is');
END;

CREATE TRIGGER payroll_runs_kept BEFORE DELETE ON payroll_runs WHEN old.status = 'finalized' BEGIN
  SELECT raise(ABORT, 'A finalized payroll run stays');
END;

CREATE TABLE payroll_runs (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  period_start TEXT NOT NULL, period_end TEXT NOT NULL CHECK (period_end >= period_start),
  status TEXT NOT NULL DEFAULT 'draft' CHECK (status IN ('draft', 'finalized')),
  currency TEXT NOT NULL,
  total_minor INTEGER NOT NULL CHECK (total_minor >= 0),
  skipped JSON_TEXT NOT NULL,
  computed_at TEXT NOT NULL,
  finalized_at TEXT, finalized_by INTEGER REFERENCES staff (id), fingerprint TEXT,
  created_at TEXT NOT NULL, updated_at TEXT NOT NULL,
  CHECK ((status = 'finalized') = (fingerprint IS NOT NULL))
);

CREATE TABLE processor_customers (
  client_id INTEGER NOT NULL REFERENCES clients (id),
  account_id TEXT NOT NULL, livemode BOOLEAN NOT NULL,
  customer_id TEXT NOT NULL,
  payment_method_id TEXT, card_brand TEXT, card_last4 TEXT,
  fees_agreed_at TEXT, fees_text_version INTEGER, fees_address TEXT,
  created_at TEXT NOT NULL,
  PRIMARY KEY (client_id, account_id, livemode)
);

CREATE INDEX processor_customers_customer ON processor_customers (customer_id);

CREATE TABLE processor_disputes (
  dispute_id TEXT PRIMARY KEY,
  payment_id INTEGER NOT NULL REFERENCES payments (id),
  amount_minor INTEGER NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('open', 'won', 'lost')),
  opened_at TEXT NOT NULL, closed_at TEXT
);

CREATE INDEX processor_disputes_payment ON processor_disputes (payment_id);

CREATE TABLE processor_events (
  id TEXT PRIMARY KEY,
  type TEXT NOT NULL,
  object_id TEXT NOT NULL,
  livemode BOOLEAN NOT NULL,
  created_at TEXT NOT NULL, received_at TEXT NOT NULL,
  attempts INTEGER NOT NULL DEFAULT 0,
  next_attempt_at TEXT,
  handled_at TEXT,
  last_error TEXT
);

CREATE INDEX processor_events_handled ON processor_events (handled_at) WHERE handled_at IS NOT NULL;

CREATE INDEX processor_events_open ON processor_events (next_attempt_at) WHERE handled_at IS NULL;

CREATE TABLE processor_invoices (
  invoice_id TEXT PRIMARY KEY,
  subscription_id INTEGER NOT NULL REFERENCES subscriptions (id),
  purchase_id INTEGER UNIQUE REFERENCES purchases (id),
  payment_intent_id TEXT,
  paid_at TEXT NOT NULL
);

CREATE INDEX processor_invoices_payment ON processor_invoices (payment_intent_id) WHERE payment_intent_id IS NOT NULL;

CREATE INDEX processor_invoices_subscription ON processor_invoices (subscription_id);

CREATE TABLE processor_refunds (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  reference TEXT NOT NULL UNIQUE,
  refund_id TEXT UNIQUE,
  payment_id INTEGER NOT NULL REFERENCES payments (id),
  refund_payment_id INTEGER UNIQUE REFERENCES payments (id),
  request JSON_TEXT,
  amount_minor INTEGER NOT NULL CHECK (amount_minor > 0),
  status TEXT NOT NULL CHECK (status IN ('asked', 'pending', 'succeeded', 'failed')),
  created_at TEXT NOT NULL, updated_at TEXT NOT NULL
);

CREATE INDEX processor_refunds_asked ON processor_refunds (id) WHERE status = 'asked';

CREATE INDEX processor_refunds_payment ON processor_refunds (payment_id);

CREATE TABLE processor_settings (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  account_id TEXT NOT NULL, account_name TEXT, country TEXT,
  livemode BOOLEAN NOT NULL,
  secret_key_sealed TEXT NOT NULL, publishable_key TEXT NOT NULL,
  webhook_secret_sealed TEXT, webhook_endpoint_id TEXT, webhook_url TEXT,
  read_until TEXT NOT NULL, caught_up_at TEXT, heard_at TEXT,
  last_error TEXT,
  connected_at TEXT NOT NULL, updated_at TEXT NOT NULL
);

CREATE TABLE "processor_tasks" (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  kind TEXT NOT NULL CHECK (kind IN ('cancel', 'pause', 'resume', 'forget')),
  subscription_id INTEGER REFERENCES subscriptions (id),
  detail JSON_TEXT NOT NULL,
  attempts INTEGER NOT NULL DEFAULT 0,
  next_attempt_at TEXT NOT NULL,
  last_error TEXT,
  created_at TEXT NOT NULL, done_at TEXT,
  CHECK ((kind = 'forget') = (subscription_id IS NULL))
);

CREATE INDEX processor_tasks_open ON processor_tasks (next_attempt_at) WHERE done_at IS NULL;

CREATE INDEX processor_tasks_subscription ON processor_tasks (subscription_id);

CREATE TABLE product_sale_lines (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  sale_id INTEGER NOT NULL REFERENCES product_sales (id),
  product_id INTEGER NOT NULL REFERENCES products (id),
  product_name TEXT NOT NULL,
  quantity INTEGER NOT NULL CHECK (quantity > 0),
  unit_price_minor INTEGER NOT NULL CHECK (unit_price_minor >= 0),
  line_total_minor INTEGER NOT NULL CHECK (line_total_minor = unit_price_minor * quantity)
);

CREATE INDEX product_sale_lines_product ON product_sale_lines (product_id);

CREATE INDEX product_sale_lines_sale ON product_sale_lines (sale_id);

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

CREATE INDEX product_sales_client ON product_sales (client_id) WHERE client_id IS NOT NULL;

CREATE INDEX product_sales_imported ON product_sales (id) WHERE payment_method = 'imported';

CREATE INDEX product_sales_time ON product_sales (created_at, id);

CREATE TABLE products (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT NOT NULL, sku TEXT COLLATE NOCASE,
  price_minor INTEGER NOT NULL CHECK (price_minor >= 0),
  photo_file TEXT,
  is_active BOOLEAN NOT NULL DEFAULT 1,
  created_at TEXT NOT NULL, updated_at TEXT NOT NULL
, stock_quantity INTEGER NOT NULL DEFAULT 0);

CREATE UNIQUE INDEX products_sku ON products (sku) WHERE sku IS NOT NULL;

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
  created_at TEXT NOT NULL, updated_at TEXT NOT NULL, used_count INTEGER NOT NULL DEFAULT 0, client_id INTEGER REFERENCES clients (id), applies_to_classes BOOLEAN NOT NULL DEFAULT 0,
  CHECK ((discount_percent IS NULL) <> (discount_minor IS NULL))
);

CREATE INDEX promo_codes_client ON promo_codes (client_id) WHERE client_id IS NOT NULL;

CREATE TRIGGER promo_uses_delete AFTER DELETE ON promo_uses WHEN old.state <> 'released' BEGIN
  UPDATE promo_codes SET used_count = used_count - 1 WHERE id = old.promo_code_id;
END;

CREATE TRIGGER promo_uses_insert AFTER INSERT ON promo_uses WHEN new.state <> 'released' BEGIN
  UPDATE promo_codes SET used_count = used_count + 1 WHERE id = new.promo_code_id;
END;

CREATE TRIGGER promo_uses_update AFTER UPDATE OF state ON promo_uses
WHEN (old.state = 'released') <> (new.state = 'released') BEGIN
  UPDATE promo_codes SET used_count = used_count + iif(new.state = 'released', -1, 1) WHERE id = new.promo_code_id;
END;

CREATE TABLE promo_uses (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  promo_code_id INTEGER NOT NULL REFERENCES promo_codes (id),
  client_id INTEGER NOT NULL REFERENCES clients (id),
  purchase_id INTEGER REFERENCES purchases (id),
  discount_minor INTEGER NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('held', 'used', 'released')),
  created_at TEXT NOT NULL
);

CREATE INDEX promo_uses_client ON promo_uses (client_id) WHERE client_id IS NOT NULL;

CREATE INDEX promo_uses_code ON promo_uses (promo_code_id, state, client_id);

CREATE INDEX promo_uses_purchase ON promo_uses (purchase_id) WHERE purchase_id IS NOT NULL;

CREATE TABLE "purchases" (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  kind TEXT NOT NULL CHECK (kind IN ('sale', 'membership', 'gift_card', 'charge', 'class', 'charges')),
  client_id INTEGER REFERENCES clients (id),
  sale_id INTEGER UNIQUE REFERENCES product_sales (id),
  membership_id INTEGER UNIQUE REFERENCES memberships (id),
  gift_card_id INTEGER UNIQUE REFERENCES gift_cards (id),
  charge_id INTEGER UNIQUE REFERENCES charges (id),
  booking_id INTEGER UNIQUE REFERENCES bookings (id),
  list_price_minor INTEGER NOT NULL, discount_minor INTEGER NOT NULL DEFAULT 0,
  total_minor INTEGER NOT NULL CHECK (total_minor >= 0 AND total_minor = list_price_minor - discount_minor),
  currency TEXT NOT NULL,
  created_at TEXT NOT NULL
);

CREATE INDEX purchases_client ON purchases (client_id) WHERE client_id IS NOT NULL;

CREATE INDEX purchases_kind ON purchases (kind);

CREATE TABLE push_subscriptions (
  id INTEGER PRIMARY KEY,
  client_id INTEGER NOT NULL REFERENCES clients (id),
  endpoint TEXT NOT NULL UNIQUE,
  p256dh TEXT NOT NULL, auth TEXT NOT NULL,
  token_version INTEGER NOT NULL,
  created_at TEXT NOT NULL, updated_at TEXT NOT NULL
);

CREATE INDEX push_subscriptions_client ON push_subscriptions (client_id);

CREATE TABLE pushes (
  id INTEGER PRIMARY KEY,
  notification_id INTEGER NOT NULL REFERENCES notifications (id) ON DELETE CASCADE,
  subscription_id INTEGER NOT NULL REFERENCES push_subscriptions (id) ON DELETE CASCADE,
  attempts INTEGER NOT NULL DEFAULT 0,
  next_attempt_at TEXT NOT NULL, expires_at TEXT NOT NULL
);

CREATE INDEX pushes_due ON pushes (next_attempt_at);

CREATE INDEX pushes_notification ON pushes (notification_id);

CREATE INDEX pushes_subscription ON pushes (subscription_id);

CREATE TRIGGER receipts_report_delete AFTER DELETE ON receipts BEGIN
  UPDATE report_taxes SET net_minor = net_minor - (share.value ->> 'net_minor'),
    vat_minor = vat_minor - (share.value ->> 'vat_minor')
  FROM json_each(old.vat) AS share
  WHERE day = substr(old.issued_at, 1, 10) AND rate = share.value ->> 'rate';
END;

CREATE TRIGGER receipts_report_insert AFTER INSERT ON receipts BEGIN
  INSERT INTO report_taxes
  SELECT substr(new.issued_at, 1, 10), value ->> 'rate', value ->> 'net_minor', value ->> 'vat_minor'
  FROM json_each(new.vat) WHERE true
  ON CONFLICT DO UPDATE SET net_minor = net_minor + excluded.net_minor, vat_minor = vat_minor + excluded.vat_minor;
END;

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

CREATE INDEX receipts_client ON receipts (client_id, number) WHERE client_id IS NOT NULL;

CREATE INDEX receipts_issued ON receipts (issued_at, number);

CREATE INDEX receipts_of_purchase ON receipts (purchase_id, number);

CREATE UNIQUE INDEX receipts_purchase ON receipts (purchase_id) WHERE kind = 'receipt';

CREATE INDEX receipts_refunds ON receipts (number) WHERE kind = 'refund';

CREATE INDEX receipts_refunds_issued ON receipts (issued_at, number) WHERE kind = 'refund';

CREATE TABLE report_classes (
  class_id INTEGER PRIMARY KEY,
  checked_in INTEGER NOT NULL, no_show INTEGER NOT NULL, late_cancelled INTEGER NOT NULL, cancelled INTEGER NOT NULL, class_cancelled INTEGER NOT NULL
);

CREATE TABLE report_revenue (
  day TEXT NOT NULL, kind TEXT NOT NULL, method TEXT NOT NULL,
  amount_minor INTEGER NOT NULL, refunded_minor INTEGER NOT NULL,
  PRIMARY KEY (day, kind, method)
) WITHOUT ROWID;

CREATE TABLE report_taxes (
  day TEXT NOT NULL, rate REAL NOT NULL, net_minor INTEGER NOT NULL, vat_minor INTEGER NOT NULL,
  PRIMARY KEY (day, rate)
) WITHOUT ROWID;

CREATE TABLE report_visits (
  client_id INTEGER NOT NULL, period TEXT NOT NULL, visits INTEGER NOT NULL,
  PRIMARY KEY (client_id, period)
);

CREATE INDEX report_visits_period ON report_visits (period, client_id);

CREATE TABLE revenue_hours (hour TEXT PRIMARY KEY, amount_minor INTEGER NOT NULL) WITHOUT ROWID;

CREATE TRIGGER tasks_of_a_role_that_goes BEFORE DELETE ON roles BEGIN
  UPDATE tasks SET assignee_role_id = (SELECT id FROM roles WHERE is_owner = 1) WHERE assignee_role_id = old.id;
END;

CREATE TABLE roles (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL COLLATE NOCASE UNIQUE,
  permissions JSON_TEXT NOT NULL,
  is_owner BOOLEAN NOT NULL DEFAULT 0,
  created_at TEXT NOT NULL, updated_at TEXT NOT NULL
);

CREATE TABLE room_plan_seats (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  room_plan_id INTEGER NOT NULL REFERENCES room_plans (id),
  name TEXT NOT NULL, x INTEGER NOT NULL, y INTEGER NOT NULL,
  removed_at TEXT
);

CREATE UNIQUE INDEX room_plan_seats_at ON room_plan_seats (room_plan_id, y, x) WHERE removed_at IS NULL;

CREATE UNIQUE INDEX room_plan_seats_name ON room_plan_seats (room_plan_id, name COLLATE NOCASE) WHERE removed_at IS NULL;

CREATE INDEX room_plan_seats_plan ON room_plan_seats (room_plan_id);

CREATE TABLE room_plans (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT NOT NULL,
  removed_at TEXT,
  created_at TEXT NOT NULL, updated_at TEXT NOT NULL
);

CREATE TRIGGER rule_firings_insert AFTER INSERT ON rule_firings BEGIN
  UPDATE auto_tag_rules SET fired_count = fired_count + 1, last_fired_at = new.fired_at WHERE id = new.rule_id;
END;

CREATE TABLE rule_firings (
  rule_id INTEGER NOT NULL REFERENCES auto_tag_rules (id) ON DELETE CASCADE,
  event_id INTEGER NOT NULL REFERENCES events (id) ON DELETE CASCADE,
  fired_at TEXT NOT NULL,
  PRIMARY KEY (rule_id, event_id)
) WITHOUT ROWID;

CREATE INDEX rule_firings_event ON rule_firings (event_id);

CREATE TRIGGER scheduled_classes_month_move AFTER UPDATE OF starts_at ON scheduled_classes
WHEN iif(strftime('%Y-%m', old.starts_at, '-12 hours') = strftime('%Y-%m', old.starts_at, '+14 hours'), substr(old.starts_at, 1, 7), old.starts_at) <> iif(strftime('%Y-%m', new.starts_at, '-12 hours') = strftime('%Y-%m', new.starts_at, '+14 hours'), substr(new.starts_at, 1, 7), new.starts_at) BEGIN
  UPDATE report_visits SET visits = visits - 1
  WHERE period = iif(strftime('%Y-%m', old.starts_at, '-12 hours') = strftime('%Y-%m', old.starts_at, '+14 hours'), substr(old.starts_at, 1, 7), old.starts_at)
    AND client_id IN (SELECT client_id FROM bookings WHERE scheduled_class_id = new.id AND status = 'checked_in');
  DELETE FROM report_visits
  WHERE visits = 0 AND period = iif(strftime('%Y-%m', old.starts_at, '-12 hours') = strftime('%Y-%m', old.starts_at, '+14 hours'), substr(old.starts_at, 1, 7), old.starts_at)
    AND client_id IN (SELECT client_id FROM bookings WHERE scheduled_class_id = new.id AND status = 'checked_in');
  INSERT INTO report_visits
  SELECT client_id, iif(strftime('%Y-%m', new.starts_at, '-12 hours') = strftime('%Y-%m', new.starts_at, '+14 hours'), substr(new.starts_at, 1, 7), new.starts_at), 1 FROM bookings
  WHERE scheduled_class_id = new.id AND status = 'checked_in'
  ON CONFLICT DO UPDATE SET visits = visits + 1;
END;

CREATE TRIGGER scheduled_classes_outcome_delete AFTER DELETE ON scheduled_classes BEGIN
  DELETE FROM report_classes WHERE class_id = old.id;
END;

CREATE TRIGGER scheduled_classes_visit_move AFTER UPDATE OF starts_at ON scheduled_classes
WHEN old.starts_at <> new.starts_at BEGIN
  UPDATE clients SET last_visit_at = (
    SELECT max(c.starts_at) FROM bookings AS b INNER JOIN scheduled_classes AS c ON c.id = b.scheduled_class_id
    WHERE b.client_id = clients.id AND b.status = 'checked_in'
  ) WHERE id IN (SELECT client_id FROM bookings WHERE scheduled_class_id = new.id AND status = 'checked_in');
END;

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
, room_plan_id INTEGER REFERENCES room_plans (id), imported_at TEXT, price_minor INTEGER CHECK (price_minor >= 0));

CREATE INDEX scheduled_classes_closure ON scheduled_classes (closure_id) WHERE closure_id IS NOT NULL;

CREATE INDEX scheduled_classes_establishment ON scheduled_classes (establishment_id) WHERE establishment_id IS NOT NULL;

CREATE INDEX scheduled_classes_instructor ON scheduled_classes (instructor_id, starts_at);

CREATE UNIQUE INDEX scheduled_classes_occurrence ON scheduled_classes (series_id, occurrence_on) WHERE series_id IS NOT NULL;

CREATE INDEX scheduled_classes_room_plan ON scheduled_classes (room_plan_id, starts_at) WHERE room_plan_id IS NOT NULL;

CREATE INDEX scheduled_classes_start ON scheduled_classes (starts_at, id);

CREATE INDEX scheduled_classes_template ON scheduled_classes (template_id, starts_at);

CREATE TABLE seat_holds (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  checkout_id INTEGER NOT NULL UNIQUE REFERENCES checkouts (id),
  scheduled_class_id INTEGER NOT NULL REFERENCES scheduled_classes (id),
  client_id INTEGER NOT NULL REFERENCES clients (id),
  seat_id INTEGER REFERENCES room_plan_seats (id),
  status TEXT NOT NULL DEFAULT 'held' CHECK (status IN ('held', 'booked', 'lapsed', 'released')),
  ends_at TEXT NOT NULL,
  created_at TEXT NOT NULL, updated_at TEXT NOT NULL
, cancels_free BOOLEAN NOT NULL DEFAULT 0);

CREATE INDEX seat_holds_client ON seat_holds (client_id, status);

CREATE UNIQUE INDEX seat_holds_live ON seat_holds (scheduled_class_id, client_id) WHERE status = 'held';

CREATE UNIQUE INDEX seat_holds_seat ON seat_holds (scheduled_class_id, seat_id)
  WHERE seat_id IS NOT NULL AND status = 'held';

CREATE INDEX seat_holds_until ON seat_holds (ends_at) WHERE status = 'held';

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
, lan_enabled BOOLEAN NOT NULL DEFAULT 0, forwarded_for_trusted BOOLEAN, trusted_proxies JSON_TEXT NOT NULL DEFAULT '[]', keep_letters_days INTEGER NOT NULL DEFAULT 365, keep_events_days INTEGER NOT NULL DEFAULT 180, keep_audit_days INTEGER NOT NULL DEFAULT 1095, tunnel_enabled BOOLEAN NOT NULL DEFAULT 0, tunnel_host TEXT, tunnel_name TEXT, tunnel_address TEXT, logo_file TEXT, cover_file TEXT, pay_at_studio_enabled BOOLEAN NOT NULL DEFAULT 0, substitute_needs_approval BOOLEAN NOT NULL DEFAULT 1, substitute_cancels_free BOOLEAN NOT NULL DEFAULT 0, typeface TEXT NOT NULL DEFAULT 'clear', currency_decimals INTEGER, standing_bookings_enabled BOOLEAN NOT NULL DEFAULT 0, standing_booking_days_ahead INTEGER NOT NULL DEFAULT 28, fee_forgiveness_count INTEGER NOT NULL DEFAULT 0, fee_forgiveness_days INTEGER NOT NULL DEFAULT 30, collection_retry_days JSON_TEXT NOT NULL DEFAULT '[3,5,7]', recovery_code_kept_at TEXT, terms_url TEXT, terms_text TEXT, privacy_url TEXT, privacy_text TEXT);

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

CREATE INDEX slot_holds_client ON slot_holds (client_id, status);

CREATE UNIQUE INDEX slot_holds_live ON slot_holds (instructor_id, starts_at) WHERE status = 'held';

CREATE INDEX slot_holds_until ON slot_holds (held_until) WHERE status = 'held';

CREATE TABLE smtp_settings (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  host TEXT NOT NULL, port INTEGER NOT NULL, security TEXT NOT NULL,
  username TEXT, password_encrypted TEXT,
  from_name TEXT, from_email TEXT NOT NULL,
  updated_at TEXT NOT NULL
, reply_to TEXT, down_since TEXT, tries INTEGER NOT NULL DEFAULT 0, next_try_at TEXT, trouble TEXT);

CREATE TABLE sqlite_sequence(name,seq);

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
, locale TEXT, weekly_email BOOLEAN NOT NULL DEFAULT 1);

CREATE INDEX staff_role ON staff (role_id);

CREATE TABLE staff_factors (
  staff_id INTEGER PRIMARY KEY REFERENCES staff (id),
  secret_sealed TEXT NOT NULL,
  used_steps JSON_TEXT NOT NULL DEFAULT '[]',
  recovery_hashes JSON_TEXT NOT NULL DEFAULT '[]',
  enabled_at TEXT,
  created_at TEXT NOT NULL
);

CREATE TABLE staff_pay_components (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  user_id INTEGER NOT NULL REFERENCES staff (id),
  component_type TEXT NOT NULL CHECK (component_type IN (
    'fixed_salary', 'per_class', 'per_attendee', 'per_appointment', 'class_revenue_percent',
    'appointment_revenue_percent', 'retail_commission_percent', 'membership_commission_percent')),
  rate_minor INTEGER CHECK (rate_minor >= 0),
  rate_percent REAL CHECK (rate_percent BETWEEN 0 AND 100),
  salary_period TEXT CHECK (salary_period IN ('weekly', 'biweekly', 'monthly')),
  is_active BOOLEAN NOT NULL DEFAULT 1,
  created_at TEXT NOT NULL, updated_at TEXT NOT NULL,
  CHECK ((rate_minor IS NULL) <> (rate_percent IS NULL)),
  CHECK ((component_type = 'fixed_salary') = (salary_period IS NOT NULL))
);

CREATE UNIQUE INDEX staff_pay_components_active ON staff_pay_components (user_id, component_type) WHERE is_active = 1;

CREATE INDEX staff_pay_components_user ON staff_pay_components (user_id);

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

CREATE TABLE standing_booking_skips (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  standing_booking_id INTEGER NOT NULL REFERENCES standing_bookings (id),
  on_date TEXT NOT NULL,
  scheduled_class_id INTEGER REFERENCES scheduled_classes (id),
  created_at TEXT NOT NULL
);

CREATE INDEX standing_booking_skips_of ON standing_booking_skips (standing_booking_id, on_date);

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

CREATE INDEX standing_bookings_client ON standing_bookings (client_id);

CREATE UNIQUE INDEX standing_bookings_live ON standing_bookings (series_id, client_id) WHERE ended_at IS NULL;

CREATE TRIGGER stock_movements_delete AFTER DELETE ON stock_movements BEGIN
  UPDATE products SET stock_quantity = stock_quantity - old.delta WHERE id = old.product_id;
END;

CREATE TRIGGER stock_movements_insert AFTER INSERT ON stock_movements BEGIN
  UPDATE products SET stock_quantity = stock_quantity + new.delta WHERE id = new.product_id;
END;

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

CREATE INDEX stock_movements_product ON stock_movements (product_id);

CREATE INDEX stock_movements_sale ON stock_movements (sale_id) WHERE sale_id IS NOT NULL;

CREATE TABLE subscriptions (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  client_id INTEGER NOT NULL REFERENCES clients (id),
  membership_id INTEGER NOT NULL UNIQUE REFERENCES memberships (id),
  account_id TEXT NOT NULL, livemode BOOLEAN NOT NULL,
  processor_id TEXT NOT NULL UNIQUE,
  status TEXT NOT NULL,
  will_cancel BOOLEAN NOT NULL DEFAULT 0,
  canceled_locally BOOLEAN NOT NULL DEFAULT 0,
  current_period_start TEXT NOT NULL, current_period_end TEXT NOT NULL,
  ended_at TEXT,
  pay_url TEXT,
  checked_at TEXT NOT NULL,
  created_at TEXT NOT NULL, updated_at TEXT NOT NULL
);

CREATE INDEX subscriptions_client ON subscriptions (client_id, id);

CREATE INDEX subscriptions_live ON subscriptions (checked_at) WHERE status <> 'canceled';

CREATE TABLE substitute_candidates (
  request_id INTEGER NOT NULL REFERENCES substitute_requests (id),
  instructor_id INTEGER NOT NULL REFERENCES instructors (id),
  kind TEXT NOT NULL CHECK (kind IN ('named', 'declined')),
  PRIMARY KEY (request_id, instructor_id)
) WITHOUT ROWID;

CREATE INDEX substitute_candidates_instructor ON substitute_candidates (instructor_id);

CREATE TABLE substitute_requests (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  scheduled_class_id INTEGER NOT NULL REFERENCES scheduled_classes (id),
  asked_by INTEGER NOT NULL REFERENCES instructors (id),
  note TEXT,
  status TEXT NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'claimed', 'filled', 'withdrawn', 'closed')),
  claimed_by INTEGER REFERENCES instructors (id),
  claimed_at TEXT,
  created_at TEXT NOT NULL, updated_at TEXT NOT NULL,
  CHECK (claimed_by IS NOT NULL OR status NOT IN ('claimed', 'filled'))
);

CREATE INDEX substitute_requests_asked ON substitute_requests (asked_by);

CREATE INDEX substitute_requests_claimed ON substitute_requests (claimed_by) WHERE claimed_by IS NOT NULL;

CREATE INDEX substitute_requests_class ON substitute_requests (scheduled_class_id);

CREATE UNIQUE INDEX substitute_requests_live ON substitute_requests (scheduled_class_id)
  WHERE status IN ('open', 'claimed');

CREATE TABLE tags (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT NOT NULL COLLATE NOCASE UNIQUE,
  color TEXT,
  created_at TEXT NOT NULL, updated_at TEXT NOT NULL
, client_count INTEGER NOT NULL DEFAULT 0, for_instructors BOOLEAN NOT NULL DEFAULT 0);

CREATE TABLE tasks (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  title TEXT NOT NULL,
  client_id INTEGER REFERENCES clients (id),
  assignee_role_id INTEGER REFERENCES roles (id),
  permission TEXT,
  due_on TEXT,
  notes TEXT,
  source TEXT NOT NULL CHECK (source IN ('staff', 'automation', 'kept_fee', 'erasure_request')),
  created_by INTEGER REFERENCES staff (id),
  done_by INTEGER REFERENCES staff (id),
  done_at TEXT,
  created_at TEXT NOT NULL, updated_at TEXT NOT NULL,
  place INTEGER NOT NULL GENERATED ALWAYS AS (
    CASE WHEN done_at IS NULL THEN coalesce(unixepoch(due_on), 9000000000) ELSE 99000000000 - unixepoch(done_at) END
  ) VIRTUAL
, charge_id INTEGER REFERENCES charges (id), booking_id INTEGER REFERENCES bookings (id), appointment_id INTEGER REFERENCES appointments (id), amount_minor INTEGER CHECK (amount_minor > 0), paid_for_name TEXT, paid_for_at TEXT);

CREATE INDEX tasks_appointment ON tasks (appointment_id) WHERE appointment_id IS NOT NULL;

CREATE INDEX tasks_booking ON tasks (booking_id) WHERE booking_id IS NOT NULL;

CREATE INDEX tasks_charge ON tasks (charge_id) WHERE charge_id IS NOT NULL;

CREATE INDEX tasks_client ON tasks (client_id, place, id) WHERE client_id IS NOT NULL;

CREATE INDEX tasks_open ON tasks (place, id) WHERE done_at IS NULL;

CREATE INDEX tasks_place ON tasks (place, id);

CREATE INDEX tasks_role ON tasks (assignee_role_id, place, id) WHERE assignee_role_id IS NOT NULL;

CREATE TABLE usual_seats (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  client_id INTEGER NOT NULL REFERENCES clients (id),
  room_plan_id INTEGER NOT NULL REFERENCES room_plans (id),
  seat_id INTEGER NOT NULL REFERENCES room_plan_seats (id),
  created_at TEXT NOT NULL
);

CREATE UNIQUE INDEX usual_seats_client ON usual_seats (client_id, room_plan_id);

CREATE INDEX usual_seats_seat ON usual_seats (seat_id);

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
, seat_id INTEGER REFERENCES room_plan_seats (id));

CREATE INDEX waitlist_booking ON waitlist_entries (booking_id) WHERE booking_id IS NOT NULL;

CREATE INDEX waitlist_class ON waitlist_entries (scheduled_class_id, status, id);

CREATE INDEX waitlist_client ON waitlist_entries (client_id, id);

CREATE UNIQUE INDEX waitlist_entries_seat ON waitlist_entries (scheduled_class_id, seat_id)
  WHERE seat_id IS NOT NULL AND status = 'offered';

CREATE UNIQUE INDEX waitlist_live ON waitlist_entries (scheduled_class_id, client_id) WHERE status IN ('waiting', 'offered');

CREATE INDEX waitlist_offers ON waitlist_entries (offer_expires_at) WHERE status = 'offered';

CREATE INDEX waitlist_waiting ON waitlist_entries (scheduled_class_id) WHERE status = 'waiting';

CREATE TABLE waitlist_moves (
  id INTEGER PRIMARY KEY,
  entry_id INTEGER NOT NULL REFERENCES waitlist_entries (id),
  from_status TEXT, to_status TEXT NOT NULL,
  code TEXT, reason TEXT,
  at TEXT NOT NULL
);

CREATE INDEX waitlist_moves_entry ON waitlist_moves (entry_id);

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

CREATE INDEX waiver_signatures_newest ON waiver_signatures (waiver_id);

CREATE INDEX waiver_signatures_waiver ON waiver_signatures (waiver_id, version);

CREATE TABLE waiver_versions (
  waiver_id INTEGER NOT NULL REFERENCES waivers (id),
  version INTEGER NOT NULL,
  body TEXT NOT NULL,
  created_at TEXT NOT NULL,
  PRIMARY KEY (waiver_id, version)
) WITHOUT ROWID;

CREATE TABLE waivers (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  title TEXT NOT NULL, body TEXT NOT NULL,
  requires_before_booking BOOLEAN NOT NULL DEFAULT 0,
  version INTEGER NOT NULL DEFAULT 1,
  is_active BOOLEAN NOT NULL DEFAULT 1,
  created_at TEXT NOT NULL, updated_at TEXT NOT NULL
);

CREATE TABLE webhook_deliveries (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  webhook_id INTEGER NOT NULL REFERENCES webhooks (id) ON DELETE CASCADE,
  event_id INTEGER,
  resend_of_id INTEGER,
  message_id TEXT NOT NULL,
  event TEXT NOT NULL,
  client_id INTEGER,
  payload JSON_TEXT NOT NULL,
  status TEXT NOT NULL DEFAULT 'queued' CHECK (status IN ('queued', 'delivered', 'failed')),
  attempts INTEGER NOT NULL DEFAULT 0,
  next_attempt_at TEXT NOT NULL,
  answer_status INTEGER,
  answer TEXT,
  failure TEXT,
  attempted_at TEXT,
  created_at TEXT NOT NULL
);

CREATE INDEX webhook_deliveries_client ON webhook_deliveries (client_id) WHERE client_id IS NOT NULL;

CREATE UNIQUE INDEX webhook_deliveries_event ON webhook_deliveries (webhook_id, event_id) WHERE event_id IS NOT NULL;

CREATE INDEX webhook_deliveries_newest ON webhook_deliveries (webhook_id);

CREATE INDEX webhook_deliveries_open ON webhook_deliveries (webhook_id, next_attempt_at, id) WHERE status = 'queued';

CREATE INDEX webhook_deliveries_time ON webhook_deliveries (created_at);

CREATE TABLE webhooks (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  url TEXT NOT NULL,
  events JSON_TEXT NOT NULL,
  is_active BOOLEAN NOT NULL DEFAULT 1,
  is_near BOOLEAN NOT NULL DEFAULT 0,
  secret_sealed TEXT NOT NULL,
  former_secret_sealed TEXT, former_until TEXT,
  failing_since TEXT,
  rests_until TEXT,
  given_up_at TEXT,
  created_at TEXT NOT NULL, updated_at TEXT NOT NULL
);

CREATE TABLE weekly_emails (
  id INTEGER PRIMARY KEY,
  staff_id INTEGER NOT NULL REFERENCES staff (id) ON DELETE CASCADE,
  week TEXT NOT NULL,
  created_at TEXT NOT NULL,
  UNIQUE (staff_id, week)
);
