import { sql } from 'kysely'
import { formatMoney } from '../format-money.ts'
import { invariant } from '../invariant.ts'

interface Line {
  id: number
  method: string
  expected_minor: number
  ledger_minor: number
  currency: string
}

const lines = invariant({
  name: 'day_close_expected',
  sentence:
    'What a day’s close expected of each method is what the ledger has of its entries, with the float of the cash.',
  entity: 'day_close_line',
  query: sql<Line>`
    SELECT id, method, expected_minor, ledger_minor, currency FROM (
      SELECT l.id, l.method, l.expected_minor, c.currency,
        CASE l.method WHEN 'cash' THEN c.opening_float_minor ELSE 0 END + coalesce((
          SELECT sum(p.amount_minor) FROM payments AS p
          WHERE p.id > c.after_payment_id AND p.id <= c.last_payment_id AND +p.method = l.method), 0) AS ledger_minor
      FROM day_close_lines AS l INNER JOIN day_closes AS c ON c.id = l.day_close_id
    ) WHERE ledger_minor <> expected_minor ORDER BY id`,
  detail: ({ method, expected_minor, ledger_minor, currency }) =>
    `It expected ${formatMoney(expected_minor, currency)} by ${method}, the ledger has ${formatMoney(ledger_minor, currency)}`,
})

const order = invariant({
  name: 'day_close_order',
  sentence: 'Each day’s close begins with the entry of the ledger behind the last of the close before.',
  entity: 'day_close',
  query: sql<{ id: number; after_payment_id: number; before_id: number }>`
    SELECT id, after_payment_id, before_id FROM (
      SELECT id, after_payment_id, lag(last_payment_id) OVER (ORDER BY date) AS before_id FROM day_closes
    ) WHERE before_id IS NOT NULL AND after_payment_id <> before_id ORDER BY id`,
  detail: ({ after_payment_id, before_id }) =>
    `It begins behind entry ${after_payment_id}, the close before ends with entry ${before_id}`,
})

export const dayCloseInvariants = [lines, order]
