/**
 * Online sales: the processor's account, each client's customer there, checkouts from the first click to their outcome,
 * subscriptions, and the processor's messages.
 */
export const onlinePayments = /* sql */ `
-- A refund that did not arrive is taken back by an entry above zero that names the same payment.
CREATE TABLE payments_next (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  purchase_id INTEGER NOT NULL REFERENCES purchases (id),
  refund_of_id INTEGER REFERENCES payments (id),
  method TEXT NOT NULL,
  amount_minor INTEGER NOT NULL CHECK (refund_of_id IS NOT NULL OR amount_minor >= 0),
  gift_card_id INTEGER REFERENCES gift_cards (id),
  reason TEXT,
  actor_kind TEXT NOT NULL, actor_id INTEGER,
  created_at TEXT NOT NULL
);
INSERT INTO payments_next SELECT * FROM payments;
DROP TABLE payments;
ALTER TABLE payments_next RENAME TO payments;
CREATE INDEX payments_method ON payments (method);
CREATE INDEX payments_purchase ON payments (purchase_id);
CREATE INDEX payments_refunds ON payments (refund_of_id) WHERE refund_of_id IS NOT NULL;
CREATE INDEX payments_time ON payments (created_at, id);
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
CREATE TRIGGER payments_revenue_delete AFTER DELETE ON payments
WHEN old.method NOT IN ('complimentary', 'imported') BEGIN
  UPDATE revenue_hours SET amount_minor = amount_minor - old.amount_minor
  WHERE hour = substr(old.created_at, 1, 13)
    AND EXISTS (SELECT 1 FROM purchases WHERE id = old.purchase_id AND kind <> 'gift_card');
END;

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

CREATE TABLE checkouts (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  reference TEXT NOT NULL UNIQUE,
  account_id TEXT, livemode BOOLEAN,
  kind TEXT NOT NULL CHECK (kind IN ('membership', 'gift_card', 'product', 'card')),
  client_id INTEGER REFERENCES clients (id),
  membership_type_id INTEGER REFERENCES membership_types (id),
  product_id INTEGER REFERENCES products (id),
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
);
CREATE INDEX checkouts_pending ON checkouts (expires_at) WHERE status = 'pending';
CREATE INDEX checkouts_client ON checkouts (client_id, status) WHERE client_id IS NOT NULL;
CREATE INDEX checkouts_payment ON checkouts (payment_intent_id) WHERE payment_intent_id IS NOT NULL;
CREATE INDEX checkouts_type ON checkouts (membership_type_id) WHERE membership_type_id IS NOT NULL;

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

CREATE TABLE processor_invoices (
  invoice_id TEXT PRIMARY KEY,
  subscription_id INTEGER NOT NULL REFERENCES subscriptions (id),
  purchase_id INTEGER UNIQUE REFERENCES purchases (id),
  payment_intent_id TEXT,
  paid_at TEXT NOT NULL
);
CREATE INDEX processor_invoices_subscription ON processor_invoices (subscription_id);
CREATE INDEX processor_invoices_payment ON processor_invoices (payment_intent_id) WHERE payment_intent_id IS NOT NULL;

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
CREATE INDEX processor_refunds_payment ON processor_refunds (payment_id);
CREATE INDEX processor_refunds_asked ON processor_refunds (id) WHERE status = 'asked';

CREATE TABLE processor_disputes (
  dispute_id TEXT PRIMARY KEY,
  payment_id INTEGER NOT NULL REFERENCES payments (id),
  amount_minor INTEGER NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('open', 'won', 'lost')),
  opened_at TEXT NOT NULL, closed_at TEXT
);
CREATE INDEX processor_disputes_payment ON processor_disputes (payment_id);

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
);
CREATE UNIQUE INDEX card_collections_charge ON card_collections (charge_id);
CREATE INDEX card_collections_open ON card_collections (id) WHERE status IN ('asked', 'processing');

CREATE TABLE processor_tasks (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  kind TEXT NOT NULL CHECK (kind IN ('cancel', 'pause', 'resume')),
  subscription_id INTEGER NOT NULL REFERENCES subscriptions (id),
  detail JSON_TEXT NOT NULL,
  attempts INTEGER NOT NULL DEFAULT 0,
  next_attempt_at TEXT NOT NULL,
  last_error TEXT,
  created_at TEXT NOT NULL, done_at TEXT
);
CREATE INDEX processor_tasks_open ON processor_tasks (next_attempt_at) WHERE done_at IS NULL;

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
CREATE INDEX processor_events_open ON processor_events (next_attempt_at) WHERE handled_at IS NULL;
CREATE INDEX processor_events_handled ON processor_events (handled_at) WHERE handled_at IS NOT NULL;
`
