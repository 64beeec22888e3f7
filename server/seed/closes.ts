import { closeLines, type MethodSums } from '../features/takings/close-rules.ts'
import { localDate, type LocalDate } from '../lib/time.ts'
import { CURRENCY, iso, MINUTE, ZONE, type Making } from './making.ts'

/** The change that always stays in the drawer, in cents. */
const FLOAT = 15_000

export interface Closes {
  /** Tells of an entry of the ledger, in the order of time; a new day closes the one before. */
  entry(entry: { id: number; at: number; method: string; amount: number; isRefund: boolean; by: number | null }): void
  /** The last evening has come. */
  end(): void
}

interface OpenDay {
  date: LocalDate
  last: { id: number; at: number }
  by: number | null
  sums: Map<string, MethodSums>
}

/** Each evening's close of the till: what was counted is mostly what was expected. */
export function keepCloses(making: Making): Closes {
  const random = making.random('closes')
  const closes = making.table('day_closes', [
    'id',
    'date',
    'after_payment_id',
    'last_payment_id',
    'opening_float_minor',
    'closing_float_minor',
    'currency',
    'closed_by_user_id',
    'created_at',
  ])
  const lines = making.table('day_close_lines', [
    'id',
    'day_close_id',
    'method',
    'taken_minor',
    'refunded_minor',
    'expected_minor',
    'counted_minor',
  ])
  let after = 0
  let day: OpenDay | undefined
  const close = ({ date, last, by, sums }: OpenDay) => {
    const id = closes.next()
    closes.add(id, date, after, last.id, FLOAT, FLOAT, CURRENCY, by, iso(last.at + MINUTE))
    for (const line of closeLines([...sums.values()], FLOAT, new Map())) {
      const { method, taken_minor, refunded_minor, expected_minor } = line
      const slip = method === 'cash' && random() < 0.1 ? Math.round((random() - 0.6) * 20) * 50 : 0
      const counted = method === 'cash' || method === 'card_terminal' ? Math.max(0, expected_minor + slip) : null
      lines.add(lines.next(), id, method, taken_minor, refunded_minor, expected_minor, counted)
    }
    after = last.id
  }
  return {
    entry: ({ id, at, method, amount, isRefund, by }) => {
      const date = localDate(iso(at), ZONE)
      if (day && day.date < date) close(day)
      if (!day || day.date < date) day = { date, last: { id, at }, by, sums: new Map() }
      const so = day.sums.get(method) ?? { method, count: 0, taken_minor: 0, refunded_minor: 0 }
      const more = isRefund
        ? { refunded_minor: so.refunded_minor - amount }
        : { count: so.count + 1, taken_minor: so.taken_minor + amount }
      day.sums.set(method, { ...so, ...more })
      day.last = { id, at }
      day.by = by ?? day.by
    },
    end: () => {
      if (day) close(day)
      day = undefined
    },
  }
}
