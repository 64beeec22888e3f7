import { setImmediate } from 'node:timers/promises'
import type { z } from 'zod'
import type { Ctx } from '../../context.ts'
import { Refusal } from '../../api/errors.ts'
import type { Reader } from '../../db/writer.ts'
import type { FileAnswer } from '../../http/operation.ts'
import { toCsv } from '../../lib/csv.ts'
import { toMajor } from '../../lib/money.ts'
import { addDays, daysBetween, endOfDay, localDate, startOfDay, type LocalDate } from '../../lib/time.ts'
import { settingsOf } from '../settings/queries.ts'
import { tableWords, type TableWord } from '../settings/table-words.ts'
import type { takingsContract } from './contract.ts'
import { sumsOfSpan } from './queries.ts'
import { netOf, sumBy, totalOf, type Sums, type TakingsRow } from './takings-rules.ts'
import { say, type Said } from '../../lib/sayings/sayings.ts'
import type { Term } from '../../lib/sayings/templates.ts'

type Report = (typeof takingsContract)['GET /api/v1/reports/takings']
type Asked = z.output<Report['query']>

/** The most days of one report. */
const MOST_DAYS = 366
/** Days that are summed before others have their turn. */
const AT_ONCE = 10

/** The takings and refunds of some days, today by default. 422 for days in the wrong order, or too many. */
export async function reportTakings(ctx: Ctx, asked: Asked): Promise<z.input<Report['answer']> | FileAnswer> {
  const { timezone, currency } = settingsOf(ctx.db)
  const { start_date, end_date } = daysOf(asked, localDate(ctx.now, timezone))
  const rows = await rowsOf(ctx.db, start_date, end_date, timezone)
  if (asked.format === 'csv')
    return csvOf(rows, { currency, words: tableWords(ctx.db, ctx), name: `takings-${start_date}-${end_date}.csv` })
  const major = (minor: number) => toMajor(minor, currency)
  const shown = (sums: Sums) => ({
    count: sums.count,
    taken: major(sums.taken_minor),
    refunded: major(sums.refunded_minor),
    net: major(netOf(sums)),
  })
  const { money_minor, revenue_minor, ...total } = totalOf(rows)
  return {
    start_date,
    end_date,
    currency,
    rows: rows.map(({ date, kind, method, ...sums }) => ({ date, kind, method, ...shown(sums) })),
    by_day: [...sumBy(rows, ({ date }) => date)].map(([date, sums]) => ({ date, ...shown(sums) })),
    by_method: [...sumBy(rows, ({ method }) => method)].map(([method, sums]) => ({ method, ...shown(sums) })),
    by_kind: [...sumBy(rows, ({ kind }) => kind)].map(([kind, sums]) => ({ kind, ...shown(sums) })),
    total: { ...shown(total), money: major(money_minor), revenue: major(revenue_minor) },
  }
}

function daysOf(asked: Asked, today: LocalDate): { start_date: LocalDate; end_date: LocalDate } {
  const end_date =
    asked.end_date ?? (asked.start_date !== undefined && asked.start_date > today ? asked.start_date : today)
  const start_date = asked.start_date ?? end_date
  const days = daysBetween(start_date, end_date) + 1
  if (days < 1) throw wrongDays(say('common.ends_before_starts'))
  if (days > MOST_DAYS) throw wrongDays(say('takings.too_many_days', { days, days2: MOST_DAYS }))
  return { start_date, end_date }
}

function wrongDays(message: Said): Refusal {
  return new Refusal('VALIDATION_ERROR', message, { errors: [{ in: 'query', path: 'end_date', message }] })
}

/** Day by day, so that what falls on which is the studio's clock's say, and nobody waits long behind a year. */
async function rowsOf(reader: Reader, first: LocalDate, last: LocalDate, zone: string): Promise<TakingsRow[]> {
  const rows: TakingsRow[] = []
  for (let date = first, n = 1; date <= last; date = addDays(date, 1), n += 1) {
    const span = { from: startOfDay(date, zone), before: endOfDay(date, zone) }
    rows.push(...reader.all(sumsOfSpan, span).map((sums) => ({ date, ...sums })))
    if (n % AT_ONCE === 0) await setImmediate()
  }
  return rows
}

interface Saved {
  currency: string
  words: (word: TableWord) => string
  name: string
}

const COLUMNS = ['date', 'kind', 'method', 'payments', 'taken', 'refunded', 'net', 'currency'] as const

function csvOf(rows: readonly TakingsRow[], { currency, words, name }: Saved): FileAnswer {
  const major = (minor: number) => toMajor(minor, currency)
  const lines = rows.map((row) => [
    row.date,
    words(`kind.${row.kind}`),
    words(`method.${row.method as Term<'csv.method'>}`),
    row.count,
    major(row.taken_minor),
    major(row.refunded_minor),
    major(netOf(row)),
    currency,
  ])
  return { bytes: new TextEncoder().encode(toCsv(COLUMNS.map(words), lines, { bom: true })), type: 'text/csv', name }
}
