import type { Database } from 'better-sqlite3'

/**
 * Fills the columns that triggers keep in a studio that lives, by one look at the rows they follow from. The checks of
 * `integrity` hold each of them against those rows.
 */
export function countKept(database: Database): void {
  for (const one of columns) database.exec(one)
}

const columns = [
  `UPDATE clients SET last_visit_at = visits.last_at
  FROM (
    SELECT b.client_id, max(c.starts_at) AS last_at
    FROM bookings AS b INNER JOIN scheduled_classes AS c ON c.id = b.scheduled_class_id
    WHERE b.status = 'checked_in' GROUP BY b.client_id
  ) AS visits WHERE visits.client_id = clients.id`,
  `UPDATE clients SET membership_states = held.states
  FROM (
    SELECT client_id, sum(DISTINCT CASE status WHEN 'pending' THEN 1 WHEN 'active' THEN 2 WHEN 'paused' THEN 4
      WHEN 'expired' THEN 8 ELSE 16 END) AS states
    FROM memberships GROUP BY client_id
  ) AS held WHERE held.client_id = clients.id`,
  `UPDATE credit_entries SET is_used_up = 1
  FROM (SELECT grant_id, sum(credits) AS taken FROM credit_entries WHERE grant_id IS NOT NULL GROUP BY grant_id) AS spent
  WHERE spent.grant_id = credit_entries.id AND credit_entries.credits + spent.taken <= 0`,
  `UPDATE products SET stock_quantity = moved.pieces
  FROM (SELECT product_id, sum(delta) AS pieces FROM stock_movements GROUP BY product_id) AS moved
  WHERE moved.product_id = products.id`,
  `INSERT INTO revenue_hours
  SELECT substr(payments.created_at, 1, 13), sum(payments.amount_minor)
  FROM payments INNER JOIN purchases ON purchases.id = payments.purchase_id
  WHERE payments.method NOT IN ('complimentary', 'imported') AND purchases.kind <> 'gift_card' GROUP BY 1`,
  'UPDATE tags SET client_count = (SELECT count(*) FROM client_tags WHERE tag_id = tags.id)',
  `UPDATE promo_codes SET used_count =
    (SELECT count(*) FROM promo_uses WHERE promo_code_id = promo_codes.id AND state IN ('held', 'used'))`,
  `UPDATE auto_tag_rules SET fired_count = fired.times, last_fired_at = fired.last_at
  FROM (SELECT rule_id, count(*) AS times, max(fired_at) AS last_at FROM rule_firings GROUP BY rule_id) AS fired
  WHERE fired.rule_id = auto_tag_rules.id`,
]
