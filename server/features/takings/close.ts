import type { z } from 'zod'
import type { Ctx } from '../../context.ts'
import { invalid, Refusal } from '../../api/errors.ts'
import { db } from '../../db/build.ts'
import type { Reader } from '../../db/writer.ts'
import { toMajor, toMinor } from '../../lib/money.ts'
import { endOfDay, localDate, startOfDay, type LocalDate } from '../../lib/time.ts'
import { audit } from '../audit/audit.ts'
import { settingsOf } from '../settings/queries.ts'
import { closeLines } from './close-rules.ts'
import type { takingsContract } from './contract.ts'
import { presentLines, readClose } from './present.ts'
import { lastClose, lastEntryBefore, newestEntry, sumsOfEntries } from './queries.ts'
import { say } from '../../lib/sayings/sayings.ts'

type Asked = z.output<(typeof takingsContract)['POST /api/v1/day-closes']['body']>

/** The amounts that closing a day now would expect. */
export function readOpenDay(ctx: Ctx, asked: LocalDate | undefined) {
  const { currency, timezone } = settingsOf(ctx.db)
  const today = localDate(ctx.now, timezone)
  const date = asked ?? today
  const { last, sums } = openEntries(ctx.db, date, { today, timezone })
  const opening_float_minor = last?.closing_float_minor ?? 0
  return {
    date,
    last_closed: last?.date ?? null,
    is_closed: last !== undefined && last.date >= date,
    opening_float: toMajor(opening_float_minor, currency),
    currency,
    lines: presentLines(closeLines(sums, opening_float_minor, new Map()), currency),
  }
}

/**
 * Closes a day: keeps what the ledger let expect beside what was counted. DAY_CLOSED where that day or a later one is closed;
 * 422 for a day to come, a method that is counted twice, or more that stays than was counted.
 */
export function closeDay(ctx: Ctx, asked: Asked) {
  return ctx.write((tx) => {
    const { currency, timezone } = settingsOf(tx)
    const today = localDate(ctx.now, timezone)
    const { date, notes = null } = asked
    if (date > today) throw invalid('date', say('takings.day_has_not_begun'))
    const counted = countedOf(asked, currency)
    const begins = minorOf(asked.opening_float, 'opening_float', currency)
    const stays = closingFloat(asked, counted.get('cash'), currency)
    refuseClosed(tx.one(lastClose, {})?.date, date)
    const { last, after, upTo, sums } = openEntries(tx, date, { today, timezone })
    const opening_float_minor = begins ?? last?.closing_float_minor ?? 0
    const lines = closeLines(sums, opening_float_minor, counted)
    const { id } = tx.run(
      db.insertInto('day_closes').values({
        date,
        after_payment_id: after,
        last_payment_id: upTo,
        opening_float_minor,
        closing_float_minor: stays ?? Math.min(opening_float_minor, counted.get('cash') ?? opening_float_minor),
        currency,
        notes: notes || null,
        closed_by_user_id: ctx.actor.kind === 'staff' ? ctx.actor.id : null,
        created_at: ctx.now,
      }),
    )
    for (const line of lines) tx.run(db.insertInto('day_close_lines').values({ day_close_id: id, ...line }))
    const close = readClose(tx, id)
    audit(tx, ctx, 'day_close.create', { entity: 'day_close', id, after: close })
    return close
  })
}

/**
 * The entries of the ledger that a close of `date` is about: those after the last close's (before the first: since the day
 * began), up to the newest or, of a day before `today`, to the end of that day. By their numbers, so that each entry belongs to
 * exactly one close, whatever a clock said.
 */
function openEntries(reader: Reader, date: LocalDate, { today, timezone }: { today: LocalDate; timezone: string }) {
  const last = reader.one(lastClose, {})
  const before = (instant: string) => reader.one(lastEntryBefore, { before: instant })?.id ?? 0
  const after = last?.last_payment_id ?? before(startOfDay(date, timezone))
  const newest = date < today ? before(endOfDay(date, timezone)) : (reader.one(newestEntry, {})?.id ?? 0)
  const upTo = Math.max(after, newest)
  return { last, after, upTo, sums: reader.all(sumsOfEntries, { after, last: upTo }) }
}

function refuseClosed(last: LocalDate | undefined, date: LocalDate): void {
  if (last === undefined || last < date) return
  const detail =
    last === date ? say('takings.closed_already', { day: date }) : say('takings.later_day_closed', { day: last })
  throw new Refusal('DAY_CLOSED', detail)
}

function countedOf({ counted }: Asked, currency: string): Map<string, number> {
  const found = new Map<string, number>()
  for (const [at, { method, amount }] of counted.entries()) {
    if (found.has(method)) throw invalid(`counted.${at}.method`, say('takings.counted_twice'))
    found.set(method, minorOf(amount, `counted.${at}.amount`, currency)!)
  }
  return found
}

/** The cash that is said to stay; undefined where nothing is said. */
function closingFloat(asked: Asked, cash: number | undefined, currency: string): number | undefined {
  const stays = minorOf(asked.closing_float, 'closing_float', currency)
  if (stays !== undefined && cash !== undefined && stays > cash)
    throw invalid('closing_float', say('takings.more_than_was_counted'))
  return stays
}

function minorOf(major: number | undefined, path: string, currency: string): number | undefined {
  if (major === undefined) return undefined
  const minor = toMinor(major, currency)
  if (minor === undefined) throw invalid(path, say('common.more_decimals', { currency }))
  return minor
}
