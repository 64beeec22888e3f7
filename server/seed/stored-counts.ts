import type { Database } from 'better-sqlite3'
import { countForReports } from '../db/migrations/0033-reports.ts'

/**
 * Fills the columns that triggers keep in a studio that lives, by one look at the rows they follow from. The checks of
 * `integrity` hold each of them against those rows.
 */
export function countKept(database: Database): void {
  // Each visit and each payment looks for the message before it.
  database.exec('CREATE INDEX messages_by_client ON marketing_messages (client_id, sent_at, id)')
  for (const one of [...columns, ...countForReports]) database.exec(one)
  database.exec('DROP INDEX messages_by_client')
}

/** The last message that had reached a client at a moment, not more than 30 days before. */
function after(moment: string, client: string): string {
  return `(SELECT m.id FROM marketing_messages AS m WHERE m.client_id = ${client} AND m.sent_at <= ${moment}
    AND m.sent_at > strftime('%Y-%m-%dT%H:%M:%fZ', ${moment}, '-30 days') ORDER BY m.sent_at DESC, m.id DESC LIMIT 1)`
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
    FROM (
      SELECT client_id, status FROM memberships
      UNION ALL
      SELECT shared.client_id, m.status
      FROM membership_members AS shared INNER JOIN memberships AS m ON m.id = shared.membership_id
    ) GROUP BY client_id
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
  `UPDATE marketing_messages SET visits = came.count
  FROM (SELECT ${after('c.starts_at', 'b.client_id')} AS id, count(*) AS count
    FROM bookings AS b INNER JOIN scheduled_classes AS c ON c.id = b.scheduled_class_id
    WHERE b.status = 'checked_in' GROUP BY 1) AS came WHERE came.id = marketing_messages.id`,
  `UPDATE marketing_messages SET spent_minor = paid.sum
  FROM (SELECT ${after('p.created_at', 'p.client_id')} AS id, sum(payments.amount_minor) AS sum
    FROM payments INNER JOIN purchases AS p ON p.id = payments.purchase_id
    WHERE payments.method NOT IN ('complimentary', 'imported') GROUP BY 1) AS paid WHERE paid.id = marketing_messages.id`,
  'INSERT INTO automation_counts SELECT automation_id, status, count(*) FROM automation_enrollments GROUP BY 1, 2',
  `INSERT INTO automation_step_counts
  SELECT automation_id, step_key, type, outcome, coalesce(reason, ''), count(*) FROM automation_step_runs
  GROUP BY 1, 2, 3, 4, 5`,
  `INSERT INTO automation_returns SELECT automation_id, step_key, count(*), sum(visits > 0), sum(spent_minor)
  FROM marketing_messages WHERE automation_id IS NOT NULL GROUP BY 1, 2`,
]
