import { isPaid, isRevenue, type PurchaseKind } from '../payments/method-rules.ts'
import type { LocalDate } from '../../lib/time.ts'

/** Sums of entries of the ledger, in minor units; `refunded_minor` is above 0 where something was given back. */
export interface Sums {
  count: number
  taken_minor: number
  refunded_minor: number
}

export interface TakingsRow extends Sums {
  date: LocalDate
  kind: PurchaseKind
  method: string
}

export const netOf = ({ taken_minor, refunded_minor }: Sums): number => taken_minor - refunded_minor

/** Sums rows by what `of` gives of them, in the order in which that is met first. */
export function sumBy<Of extends string>(rows: readonly TakingsRow[], of: (row: TakingsRow) => Of): Map<Of, Sums> {
  const found = new Map<Of, Sums>()
  for (const row of rows) found.set(of(row), add(found.get(of(row)), row))
  return found
}

/** All of it: the sums, what of it is money that came in, and what is revenue. */
export function totalOf(rows: readonly TakingsRow[]): Sums & { money_minor: number; revenue_minor: number } {
  const net = (some: readonly TakingsRow[]) => some.reduce((sum, row) => sum + netOf(row), 0)
  const all = rows.reduce<Sums>(add, { count: 0, taken_minor: 0, refunded_minor: 0 })
  return {
    ...all,
    money_minor: net(rows.filter(({ method }) => isPaid(method) && method !== 'gift_card')),
    revenue_minor: net(rows.filter(({ kind, method }) => isRevenue(kind, method))),
  }
}

function add(so: Sums | undefined, row: Sums): Sums {
  return {
    count: (so?.count ?? 0) + row.count,
    taken_minor: (so?.taken_minor ?? 0) + row.taken_minor,
    refunded_minor: (so?.refunded_minor ?? 0) + row.refunded_minor,
  }
}
