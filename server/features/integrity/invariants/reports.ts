import { sql } from 'kysely'
import { invariant } from '../invariant.ts'

const OUTCOMES = ['checked_in', 'no_show', 'late_cancelled', 'cancelled', 'class_cancelled']
const each = (text: (outcome: string) => string) => sql.raw(OUTCOMES.map(text).join(', '))

const classes = invariant({
  name: 'report_classes',
  sentence: 'As many came to a class, stayed away and cancelled as is kept of it for reports.',
  entity: 'scheduled_class',
  query: sql<{ id: number }>`
    SELECT coalesce(kept.class_id, own.class_id) AS id
    FROM report_classes AS kept FULL JOIN (
      SELECT scheduled_class_id AS class_id, ${each((outcome) => `sum(status = '${outcome}') AS ${outcome}`)}
      FROM bookings WHERE status <> 'booked' GROUP BY 1
    ) AS own ON own.class_id = kept.class_id
    WHERE (${each((outcome) => `coalesce(kept.${outcome}, 0)`)}) <> (${each((outcome) => `coalesce(own.${outcome}, 0)`)})
    ORDER BY id`,
  detail: () => 'What is kept of its bookings is not what they are',
})

const visits = invariant({
  name: 'report_visits',
  sentence: 'A client came as often in a month as is kept for reports.',
  entity: 'client',
  query: sql<{ id: number; month: string; kept: number; came: number }>`
    SELECT coalesce(kept.client_id, own.client_id) AS id, coalesce(kept.period, own.period) AS month,
      coalesce(kept.visits, 0) AS kept, coalesce(own.visits, 0) AS came
    FROM report_visits AS kept FULL JOIN (
      SELECT bookings.client_id, iif(
        strftime('%Y-%m', cls.starts_at, '-12 hours') = strftime('%Y-%m', cls.starts_at, '+14 hours'),
        substr(cls.starts_at, 1, 7), cls.starts_at) AS period, count(*) AS visits
      FROM bookings INNER JOIN scheduled_classes AS cls ON cls.id = bookings.scheduled_class_id
      WHERE bookings.status = 'checked_in' GROUP BY 1, 2
    ) AS own ON own.client_id = kept.client_id AND own.period = kept.period
    WHERE kept.visits IS NOT own.visits ORDER BY id`,
  detail: ({ month, kept, came }) => `Of ${month} it says ${kept} visits, and there are ${came}`,
})

const revenue = invariant({
  name: 'report_revenue',
  sentence: 'A day took in and gave back, by kind and method, what its payments sum to.',
  entity: 'payment',
  query: sql<{ id: number; day: string; kept: number; paid: number }>`
    SELECT coalesce(own.id, 0) AS id, coalesce(kept.day, own.day) AS day,
      coalesce(kept.amount_minor, 0) AS kept, coalesce(own.amount_minor, 0) AS paid
    FROM report_revenue AS kept FULL JOIN (
      SELECT min(p.id) AS id, substr(p.created_at, 1, 10) AS day, purchases.kind, p.method,
        sum(p.amount_minor) AS amount_minor, -sum(iif(p.refund_of_id IS NULL, 0, p.amount_minor)) AS refunded_minor
      FROM payments AS p INNER JOIN purchases ON purchases.id = p.purchase_id GROUP BY 2, 3, 4
    ) AS own ON own.day = kept.day AND own.kind = kept.kind AND own.method = kept.method
    WHERE coalesce(kept.amount_minor, 0) <> coalesce(own.amount_minor, 0)
      OR coalesce(kept.refunded_minor, 0) <> coalesce(own.refunded_minor, 0) ORDER BY id`,
  detail: ({ day, kept, paid }) => `${day} says ${kept}, its payments sum to ${paid}`,
})

const taxes = invariant({
  name: 'report_taxes',
  sentence: 'The tax of a day is that on its receipts.',
  entity: 'receipt',
  query: sql<{ id: number; day: string; kept: number; taxed: number }>`
    SELECT coalesce(own.id, (SELECT max(id) FROM receipts)) AS id, coalesce(kept.day, own.day) AS day,
      coalesce(kept.vat_minor, 0) AS kept, coalesce(own.vat_minor, 0) AS taxed
    FROM report_taxes AS kept FULL JOIN (
      SELECT min(receipts.id) AS id, substr(issued_at, 1, 10) AS day, share.value ->> 'rate' AS rate,
        sum(share.value ->> 'net_minor') AS net_minor, sum(share.value ->> 'vat_minor') AS vat_minor
      FROM receipts, json_each(receipts.vat) AS share GROUP BY 2, 3
    ) AS own ON own.day = kept.day AND own.rate = kept.rate
    WHERE coalesce(kept.net_minor, 0) <> coalesce(own.net_minor, 0)
      OR coalesce(kept.vat_minor, 0) <> coalesce(own.vat_minor, 0) ORDER BY id`,
  detail: ({ day, kept, taxed }) => `${day} says ${kept}, its receipts sum to ${taxed}`,
})

/** What triggers keep for reports, held against the rows. */
export const reportInvariants = [classes, visits, revenue, taxes]
