const DELIVERED = `('completed', 'refunded', 'disputed')`

/** What may not be found in a studio that is caught up with its processor, by what it breaks. */
export const laws: Readonly<Record<string, string>> = {
  'what is delivered has one receipt': `
    SELECT id, kind FROM checkouts WHERE kind <> 'card' AND status IN ${DELIVERED} AND
      (SELECT count(*) FROM receipts WHERE receipts.purchase_id = checkouts.purchase_id AND kind = 'receipt') <> 1`,
  'what came to nothing has given nothing': `
    SELECT id, status FROM checkouts WHERE status NOT IN ${DELIVERED} AND purchase_id IS NOT NULL`,
  'nothing stands in the way of what was paid': 'SELECT id, trouble FROM checkouts WHERE trouble IS NOT NULL',
  'no use of a promo code is held': `SELECT id, promo_code_id FROM promo_uses WHERE state = 'held'`,
  'a promo code is used by what was delivered with it alone': `
    SELECT id, state FROM promo_uses WHERE (state = 'used') <> EXISTS (SELECT 1 FROM checkouts
      WHERE promo_use_id = promo_uses.id AND status = 'completed') AND NOT EXISTS (SELECT 1 FROM checkouts
      WHERE promo_use_id = promo_uses.id AND purchase_id IN (SELECT purchase_id FROM payments
        WHERE refund_of_id IS NOT NULL))`,
  'nothing is held on a gift card': `
    SELECT gift_card_id, sum(amount_minor) AS held FROM gift_card_uses WHERE kind IN ('hold', 'release')
    GROUP BY gift_card_id HAVING held <> 0`,
  'no piece is held': `
    SELECT product_id, sum(delta) AS held FROM stock_movements WHERE kind IN ('hold', 'release')
    GROUP BY product_id HAVING held <> 0`,
  'as many pieces are sold as were delivered': `
    SELECT sold, delivered FROM (SELECT
      (SELECT coalesce(sum(quantity), 0) FROM product_sale_lines) AS sold,
      (SELECT count(*) FROM checkouts WHERE kind = 'product' AND status IN ${DELIVERED}) AS delivered)
    WHERE sold <> delivered`,
  'as many memberships run as were delivered': `
    SELECT given, delivered FROM (SELECT
      (SELECT count(*) FROM memberships WHERE source = 'online') AS given,
      (SELECT count(*) FROM checkouts WHERE kind = 'membership' AND status IN ${DELIVERED}) AS delivered)
    WHERE given <> delivered`,
  'as many gift cards are sold as were delivered': `
    SELECT sold, delivered FROM (SELECT
      (SELECT count(*) FROM purchases WHERE kind = 'gift_card') AS sold,
      (SELECT count(*) FROM checkouts WHERE kind = 'gift_card' AND status IN ${DELIVERED}) AS delivered)
    WHERE sold <> delivered`,
  'what was paid online was paid at the processor': `
    SELECT id, purchase_id FROM payments WHERE method = 'online' AND refund_of_id IS NULL
      AND purchase_id NOT IN (SELECT purchase_id FROM checkouts WHERE purchase_id IS NOT NULL
        UNION SELECT purchase_id FROM processor_invoices WHERE purchase_id IS NOT NULL)`,
}
