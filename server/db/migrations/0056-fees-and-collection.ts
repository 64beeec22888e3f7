/**
 * Fees that are forgiven and explain themselves, and paying what is owed: why a charge was made is kept with it, and whether it
 * was forgiven for which day; several charges may be paid by one checkout, and each entry of the ledger names the charge that it
 * paid; a card that declines is tried again. A studio that is there already tries no card again until somebody says so.
 */
export const feesAndCollection = /* sql */ `
ALTER TABLE settings ADD COLUMN fee_forgiveness_count INTEGER NOT NULL DEFAULT 0;
ALTER TABLE settings ADD COLUMN fee_forgiveness_days INTEGER NOT NULL DEFAULT 30;
ALTER TABLE settings ADD COLUMN collection_retry_days JSON_TEXT NOT NULL DEFAULT '[3,5,7]';
UPDATE settings SET collection_retry_days = '[]';
ALTER TABLE membership_types ADD COLUMN fee_forgiveness_count_override INTEGER;
ALTER TABLE charges ADD COLUMN because JSON_TEXT;
ALTER TABLE charges ADD COLUMN forgiven_on TEXT;
CREATE INDEX charges_forgiven ON charges (client_id, forgiven_on) WHERE forgiven_on IS NOT NULL;

CREATE TABLE checkouts_next (
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
);
INSERT INTO checkouts_next
  SELECT * FROM checkouts;
DROP TABLE checkouts;
ALTER TABLE checkouts_next RENAME TO checkouts;
CREATE INDEX checkouts_pending ON checkouts (expires_at) WHERE status = 'pending';
CREATE INDEX checkouts_client ON checkouts (client_id, status) WHERE client_id IS NOT NULL;
CREATE INDEX checkouts_payer ON checkouts (payer_id) WHERE payer_id IS NOT NULL;
CREATE INDEX checkouts_payment ON checkouts (payment_intent_id) WHERE payment_intent_id IS NOT NULL;
CREATE INDEX checkouts_type ON checkouts (membership_type_id) WHERE membership_type_id IS NOT NULL;
CREATE INDEX checkouts_class ON checkouts (scheduled_class_id) WHERE scheduled_class_id IS NOT NULL;

DROP TRIGGER payments_report_delete;
DROP TRIGGER payments_report_insert;
DROP TRIGGER payments_report_update;
DROP TRIGGER payments_return_insert;
DROP TRIGGER payments_revenue_delete;
DROP TRIGGER payments_revenue_insert;
DROP TRIGGER payments_revenue_update;
CREATE TABLE purchases_next (
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
INSERT INTO purchases_next
  SELECT * FROM purchases;
DROP TABLE purchases;
ALTER TABLE purchases_next RENAME TO purchases;
CREATE INDEX purchases_client ON purchases (client_id) WHERE client_id IS NOT NULL;
CREATE INDEX purchases_kind ON purchases (kind);
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

ALTER TABLE payments ADD COLUMN charge_id INTEGER REFERENCES charges (id);
UPDATE payments SET charge_id = (SELECT charge_id FROM purchases WHERE purchases.id = payments.purchase_id)
  WHERE purchase_id IN (SELECT id FROM purchases WHERE charge_id IS NOT NULL);
CREATE INDEX payments_charge ON payments (charge_id) WHERE charge_id IS NOT NULL;

CREATE TABLE checkout_charges (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  checkout_id INTEGER NOT NULL REFERENCES checkouts (id),
  charge_id INTEGER NOT NULL REFERENCES charges (id),
  amount_minor INTEGER NOT NULL CHECK (amount_minor > 0),
  UNIQUE (checkout_id, charge_id)
);
CREATE INDEX checkout_charges_charge ON checkout_charges (charge_id);

ALTER TABLE card_collections ADD COLUMN first_refused_at TEXT;
ALTER TABLE card_collections ADD COLUMN retry_at TEXT;
DROP INDEX card_collections_charge;
CREATE INDEX card_collections_charge ON card_collections (charge_id, id);
CREATE UNIQUE INDEX card_collections_live ON card_collections (charge_id)
  WHERE status IN ('asked', 'processing', 'succeeded');
CREATE INDEX card_collections_client ON card_collections (client_id);
CREATE INDEX card_collections_retry ON card_collections (retry_at) WHERE retry_at IS NOT NULL;
`
