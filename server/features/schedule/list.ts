import { sql, type RawBuilder } from 'kysely'
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
  for (const condition of conditionsOf(filter)) select = select.where(condition)
  return presentClasses(ctx.db, ctx, ctx.db.all(select))
}

/** The conditions of a list's filter on a class, `cls`. */
export function conditionsOf({
  instructor_id,
  template_id,
  establishment_id,
}: Pick<Filter, 'instructor_id' | 'template_id' | 'establishment_id'>): RawBuilder<boolean>[] {
  const conditions: RawBuilder<boolean>[] = []
  if (instructor_id) conditions.push(sql`cls.instructor_id = ${instructor_id}`)
  if (template_id) conditions.push(sql`cls.template_id = ${template_id}`)
  if (establishment_id) conditions.push(sql`ifnull(cls.establishment_id, ${FIRST_ESTABLISHMENT}) = ${establishment_id}`)
  return conditions
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
