/**
 * The day's close: which entries of the ledger it is about (those after `after_payment_id` up to `last_payment_id`), what they
 * let expect and what was counted; it never changes. Webhooks: whom the studio tells of its events, and each telling.
 */
export const tillAndWebhooks = /* sql */ `
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
CREATE TRIGGER day_close_lines_stay BEFORE UPDATE ON day_close_lines
  BEGIN SELECT RAISE(ABORT, 'a day that is closed stays so'); END;

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
CREATE UNIQUE INDEX webhook_deliveries_event ON webhook_deliveries (webhook_id, event_id) WHERE event_id IS NOT NULL;
CREATE INDEX webhook_deliveries_newest ON webhook_deliveries (webhook_id);
CREATE INDEX webhook_deliveries_open ON webhook_deliveries (webhook_id, next_attempt_at, id) WHERE status = 'queued';
CREATE INDEX webhook_deliveries_client ON webhook_deliveries (client_id) WHERE client_id IS NOT NULL;
CREATE INDEX webhook_deliveries_time ON webhook_deliveries (created_at);
`
