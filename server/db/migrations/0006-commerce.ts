/** Sales in person: products and stock, sales, gift cards, promo codes, and the ledger of all money. */
export const commerce = /* sql */ `
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
`
