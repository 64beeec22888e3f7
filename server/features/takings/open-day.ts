import type { Reader } from '../../db/writer.ts'
import { endOfDay, startOfDay, type LocalDate } from '../../lib/time.ts'
import { lastClose, lastEntryBefore, newestEntry, sumsOfEntries } from './queries.ts'

/**
 * The entries of the ledger that a close of `date` is about: those after the last close's (before the first: since the day
 * began), up to the newest or, of a day before `today`, to the end of that day. By their numbers, so that each entry belongs to
 * exactly one close, whatever a clock said.
 */
export function openEntries(
  reader: Reader,
  date: LocalDate,
  { today, timezone }: { today: LocalDate; timezone: string },
) {
  const last = reader.one(lastClose, {})
  const before = (instant: string) => reader.one(lastEntryBefore, { before: instant })?.id ?? 0
  const after = last?.last_payment_id ?? before(startOfDay(date, timezone))
  const newest = date < today ? before(endOfDay(date, timezone)) : (reader.one(newestEntry, {})?.id ?? 0)
  const upTo = Math.max(after, newest)
  return { last, after, upTo, sums: reader.all(sumsOfEntries, { after, last: upTo }) }
}
