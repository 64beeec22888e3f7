/**
 * Amounts of a gift card spent before the import are a use of it, too: `opening`. It is no payment and no revenue. A class
 * from a history of visits has `imported_at`: its instructor was paid for it before.
 */
export const importedRecords = `
CREATE TABLE gift_card_uses_new (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  gift_card_id INTEGER NOT NULL REFERENCES gift_cards (id),
  amount_minor INTEGER NOT NULL CHECK (amount_minor <> 0),
  kind TEXT NOT NULL CHECK (kind IN ('payment', 'refund', 'hold', 'release', 'opening')),
  payment_id INTEGER REFERENCES payments (id),
  created_at TEXT NOT NULL
);
INSERT INTO gift_card_uses_new SELECT id, gift_card_id, amount_minor, kind, payment_id, created_at FROM gift_card_uses;
DROP TABLE gift_card_uses;
ALTER TABLE gift_card_uses_new RENAME TO gift_card_uses;
CREATE INDEX gift_card_uses_card ON gift_card_uses (gift_card_id, amount_minor);
CREATE INDEX gift_card_uses_payment ON gift_card_uses (payment_id) WHERE payment_id IS NOT NULL;
ALTER TABLE scheduled_classes ADD COLUMN imported_at TEXT;
CREATE INDEX product_sales_imported ON product_sales (id) WHERE payment_method = 'imported';
`
