import { sql } from 'kysely'
import { soundJson } from '../../db/sound/json-sql.ts'
import { db, query } from '../../db/build.ts'
import type { Reader } from '../../db/writer.ts'
import { isRevenue } from '../payments/method-rules.ts'
import { byUtcDays, type Span } from './period-rules.ts'

/** The revenue by one method for one kind of thing; refunds are taken off the amount. In minor units. */
export interface RevenuePart {
  kind: string
  method: string
  amount_minor: number
  refunded_minor: number
}

const ofDays = query((p: { from: string; before: string }) =>
  db
    .selectFrom('report_revenue')
    .select([
      'kind',
      'method',
      sql<number>`sum(amount_minor)`.as('amount_minor'),
      sql<number>`sum(refunded_minor)`.as('refunded_minor'),
    ])
    .where('day', '>=', p.from)
    .where('day', '<', p.before)
    .groupBy(['kind', 'method']),
)

const ofSpan = query((p: Span) =>
  db
    .selectFrom('payments')
    .innerJoin('purchases', 'purchases.id', 'payments.purchase_id')
    .select([
      'purchases.kind',
      'payments.method',
      sql<number>`sum(payments.amount_minor)`.as('amount_minor'),
      sql<number>`-sum(iif(payments.refund_of_id IS NULL, 0, payments.amount_minor))`.as('refunded_minor'),
    ])
    .where('payments.created_at', '>=', p.from)
    .where('payments.created_at', '<', p.before)
    .groupBy(['purchases.kind', 'payments.method']),
)

/** The ledger's entries in a span of time, by kind of purchase and method, revenue or not. */
export function ledgerParts(reader: Reader, span: Span): RevenuePart[] {
  const { days, rest } = byUtcDays(span)
  const parts = new Map<string, RevenuePart>()
  for (const row of [...reader.all(ofDays, days), ...rest.flatMap((part) => reader.all(ofSpan, part))]) {
    const so = parts.get(`${row.kind} ${row.method}`)
    if (!so) parts.set(`${row.kind} ${row.method}`, row)
    else {
      so.amount_minor += row.amount_minor
      so.refunded_minor += row.refunded_minor
    }
  }
  return [...parts.values()]
}

/** The studio's revenue in a span of time: refunds taken off, gift cards when they are used. In minor units. */
export function revenueOf(reader: Reader, span: Span): number {
  const parts = ledgerParts(reader, span).filter(({ kind, method }) => isRevenue(kind, method))
  return parts.reduce((sum, { amount_minor }) => sum + amount_minor, 0)
}

const hours = query((p: Span) =>
  db
    .selectFrom('revenue_hours')
    .select(['hour', 'amount_minor'])
    .where('hour', '>=', p.from)
    .where('hour', '<', p.before)
    .orderBy('hour'),
)

/** The revenue of each hour (of UTC) that lies whole in a span of time, in minor units. */
export function revenueByHour(reader: Reader, { from, before }: Span) {
  return reader.all(hours, { from: from.slice(0, 13), before: before.slice(0, 13) })
}

const taxOfDays = query((p: { from: string; before: string }) =>
  db
    .selectFrom('report_taxes')
    .select(['rate', sql<number>`sum(net_minor)`.as('net_minor'), sql<number>`sum(vat_minor)`.as('vat_minor')])
    .where('day', '>=', p.from)
    .where('day', '<', p.before)
    .groupBy('rate'),
)

const taxOfSpan = query((p: Span) =>
  db
    .selectFrom('receipts')
    .crossJoin(sql<{ value: string }>`json_each(${soundJson('receipts.vat')})`.as('share'))
    .select([
      sql<number>`share.value ->> 'rate'`.as('rate'),
      sql<number>`sum(share.value ->> 'net_minor')`.as('net_minor'),
      sql<number>`sum(share.value ->> 'vat_minor')`.as('vat_minor'),
    ])
    .where('receipts.issued_at', '>=', p.from)
    .where('receipts.issued_at', '<', p.before)
    .where(sql<boolean>`share.type = 'object'`)
    .groupBy('rate'),
)

/** The tax on the receipts of a span of time, by rate; in minor units. */
export function taxParts(reader: Reader, span: Span) {
  const { days, rest } = byUtcDays(span)
  const rates = new Map<number, { rate: number; net_minor: number; vat_minor: number }>()
  for (const row of [...reader.all(taxOfDays, days), ...rest.flatMap((part) => reader.all(taxOfSpan, part))]) {
    const so = rates.get(row.rate) ?? { rate: row.rate, net_minor: 0, vat_minor: 0 }
    const [net_minor, vat_minor] = [so.net_minor + row.net_minor, so.vat_minor + row.vat_minor]
    rates.set(row.rate, { rate: row.rate, net_minor, vat_minor })
  }
  return [...rates.values()].toSorted((a, b) => a.rate - b.rate)
}
