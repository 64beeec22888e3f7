import { sql } from 'kysely'
import type { z } from 'zod'
import type { Ctx } from '../../context.ts'
import { invalidFor, Refusal } from '../../api/errors.ts'
import { addDays, daysBetween, endOfDay, localDate, startOfDay, type LocalDate } from '../../lib/time.ts'
import { FIRST_ESTABLISHMENT } from '../establishments/place-rules.ts'
import { settingsOf } from '../settings/queries.ts'
import type { scheduleContract } from './contract.ts'
import { presentClasses } from './present.ts'
import { selectClasses } from './queries.ts'
import { say, type Said } from '../../lib/sayings/sayings.ts'

type Filter = z.output<(typeof scheduleContract)['GET /api/v1/scheduled-classes']['query']>

/** How many days a list has where no end is asked for, and at the most. */
const USUAL_DAYS = 28
const MOST_DAYS = 366

/** The classes of some studio days, by start; clients see the scheduled ones only. */
export function listClasses(ctx: Ctx, filter: Filter) {
  const { timezone } = settingsOf(ctx.db)
  const { from, to } = daysOf(filter, localDate(ctx.now, timezone))
  const isClient = ctx.caller.role === 'client'
  if (isClient && filter.status === 'cancelled') return []
  let select = selectClasses()
    .where('cls.starts_at', '>=', startOfDay(from, timezone))
    .where('cls.starts_at', '<', endOfDay(to, timezone))
    .orderBy('cls.starts_at')
    .orderBy('cls.id')
  const status = isClient ? 'scheduled' : filter.status
  if (status) select = select.where('cls.status', '=', status)
  if (filter.instructor_id) select = select.where('cls.instructor_id', '=', filter.instructor_id)
  if (filter.template_id) select = select.where('cls.template_id', '=', filter.template_id)
  if (filter.establishment_id) {
    const place = sql<number>`ifnull(cls.establishment_id, ${FIRST_ESTABLISHMENT})`
    select = select.where(place, '=', filter.establishment_id)
  }
  return presentClasses(ctx.db, ctx, ctx.db.all(select))
}

/** The days a list is of: four weeks from today unless said otherwise, at most a year (422). */
export function daysOf(
  { start_date, end_date }: Pick<Filter, 'start_date' | 'end_date'>,
  today: LocalDate,
): { from: LocalDate; to: LocalDate } {
  const from = start_date ?? (end_date !== undefined && end_date < today ? end_date : today)
  const to = end_date ?? addDays(from, USUAL_DAYS - 1)
  if (daysBetween(from, to) >= MOST_DAYS) throw invalidRange(say('schedule.too_many_days', { days: MOST_DAYS }))
  return { from, to }
}

function invalidRange(message: Said): Refusal {
  return invalidFor([{ in: 'query', path: 'end_date', message }])
}
