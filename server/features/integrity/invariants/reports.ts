import { sql } from 'kysely'
import { soundJson } from '../../../db/sound/json-sql.ts'
import { invariant } from '../invariant.ts'

const OUTCOMES = ['checked_in', 'no_show', 'late_cancelled', 'cancelled', 'class_cancelled']
const each = (text: (outcome: string) => string) => sql.raw(OUTCOMES.map(text).join(', '))

// Both sides are laid together and summed: a full join of so many rows would look through one for each of the other.
const classes = invariant({
  name: 'report_classes',
  sentence: 'As many came to a class, stayed away and cancelled as is kept of it for reports.',
  entity: 'scheduled_class',
  query: sql<{ id: number }>`
    SELECT class_id AS id
    FROM (
      SELECT class_id, ${each((outcome) => outcome)} FROM report_classes
      UNION ALL
      SELECT scheduled_class_id, ${each((outcome) => `-sum(status = '${outcome}')`)}
      FROM bookings WHERE status <> 'booked' GROUP BY 1
    )
    GROUP BY 1 HAVING (${each((outcome) => `sum(${outcome})`)}) <> (${each(() => '0')}) ORDER BY id`,
  detail: () => 'What is kept of its bookings is not what they are',
})

const visits = invariant({
  name: 'report_visits',
  sentence: 'A client came as often in a month as is kept for reports.',
  entity: 'client',
  query: sql<{ id: number; month: string; kept: number; came: number }>`
    SELECT client_id AS id, period AS month, sum(visits) AS kept, sum(came) AS came
    FROM (
      SELECT client_id, period, visits, 0 AS came FROM report_visits
      UNION ALL
      SELECT bookings.client_id, iif(
        strftime('%Y-%m', cls.starts_at, '-12 hours') = strftime('%Y-%m', cls.starts_at, '+14 hours'),
        substr(cls.starts_at, 1, 7), cls.starts_at), 0, count(*)
      FROM bookings INNER JOIN scheduled_classes AS cls ON cls.id = bookings.scheduled_class_id
      WHERE bookings.status = 'checked_in' GROUP BY 1, 2
    )
    GROUP BY 1, 2 HAVING sum(visits) <> sum(came) ORDER BY id`,
  detail: ({ month, kept, came }) => `Of ${month} it says ${kept} visits, and there are ${came}`,
})

const revenue = invariant({
  name: 'report_revenue',
  sentence: 'A day took in and gave back, by kind and method, what its payments sum to.',
  entity: 'payment',
  query: sql<{ id: number; day: string; kept: number; paid: number }>`
    SELECT max(id) AS id, day, sum(kept) AS kept, sum(paid) AS paid
    FROM (
      SELECT 0 AS id, day, kind, method, amount_minor AS kept, refunded_minor AS kept_back, 0 AS paid, 0 AS back
      FROM report_revenue
      UNION ALL
      SELECT min(p.id), substr(p.created_at, 1, 10), purchases.kind, p.method, 0, 0,
        sum(p.amount_minor), -sum(iif(p.refund_of_id IS NULL, 0, p.amount_minor))
      FROM payments AS p INNER JOIN purchases ON purchases.id = p.purchase_id GROUP BY 2, 3, 4
    )
    GROUP BY day, kind, method HAVING sum(kept) <> sum(paid) OR sum(kept_back) <> sum(back) ORDER BY id`,
  detail: ({ day, kept, paid }) => `${day} says ${kept}, its payments sum to ${paid}`,
})

const taxes = invariant({
  name: 'report_taxes',
  sentence: 'The tax of a day is that on its receipts.',
  entity: 'receipt',
  query: sql<{ id: number; day: string; kept: number; taxed: number }>`
    SELECT coalesce(max(id), (SELECT max(id) FROM receipts)) AS id, day, sum(kept) AS kept, sum(taxed) AS taxed
    FROM (
      SELECT NULL AS id, day, rate, vat_minor AS kept, net_minor AS kept_net, 0 AS taxed, 0 AS net FROM report_taxes
      UNION ALL
      SELECT min(receipts.id), substr(issued_at, 1, 10), share.value ->> 'rate', 0, 0,
        sum(share.value ->> 'vat_minor'), sum(share.value ->> 'net_minor')
      FROM receipts, json_each(${soundJson('receipts.vat')}) AS share WHERE share.type = 'object' GROUP BY 2, 3
    )
    GROUP BY day, rate HAVING sum(kept) <> sum(taxed) OR sum(kept_net) <> sum(net) ORDER BY id`,
  detail: ({ day, kept, taxed }) => `${day} says ${kept}, its receipts sum to ${taxed}`,
})

/** Counts that triggers keep for reports, compared with the rows. */
export const reportInvariants = [classes, visits, revenue, taxes]
