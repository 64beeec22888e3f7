import type { z } from 'zod'
import type { Ctx } from '../../context.ts'
import { notFound } from '../../api/errors.ts'
import { endOfDay, localDate, startOfDay } from '../../lib/time.ts'
import { clientFilter } from '../bookings/access.ts'
import { daysOf } from '../schedule/list.ts'
import { settingsOf } from '../settings/queries.ts'
import type { appointmentsContract } from './contract.ts'
import { presentAppointments, viewingOf } from './present.ts'
import { selectAppointments } from './queries.ts'

type Filter = z.output<(typeof appointmentsContract)['GET /api/v1/appointments']['query']>

/** The most appointments of one client that are listed if no day is asked for. */
const NEWEST = 1000

/** The appointments of some studio days, or of one client, by start. Clients and instructors are given their own. */
export function listAppointments(ctx: Ctx, filter: Filter) {
  const client_id = clientFilter(ctx, filter.client_id)
  return appointmentsIn(ctx, { ...filter, client_id, instructor_id: instructorFilter(ctx, filter.instructor_id) })
}

/** The same, narrowed as the caller has been checked to be allowed to. */
export function appointmentsIn(ctx: Ctx, { client_id, instructor_id, status, ...days }: Filter) {
  const { timezone } = settingsOf(ctx.db)
  let select = selectAppointments()
  if (client_id) select = select.where('appointments.client_id', '=', client_id)
  if (instructor_id) select = select.where('appointments.instructor_id', '=', instructor_id)
  if (status) select = select.where('appointments.status', '=', status)
  const viewing = viewingOf(ctx.db, ctx)
  if (client_id && !days.start_date && !days.end_date) {
    const newest = select.orderBy('appointments.starts_at', 'desc').orderBy('appointments.id', 'desc').limit(NEWEST)
    return presentAppointments(ctx.db, ctx.db.all(newest).reverse(), viewing)
  }
  const { from, to } = daysOf(days, localDate(ctx.now, timezone))
  const within = select
    .where('appointments.starts_at', '>=', startOfDay(from, timezone))
    .where('appointments.starts_at', '<', endOfDay(to, timezone))
    .orderBy('appointments.starts_at')
    .orderBy('appointments.id')
  return presentAppointments(ctx.db, ctx.db.all(within), viewing)
}

/** The instructor a list is narrowed to: always themselves for an instructor (404 if they name another), else the filter. */
function instructorFilter({ caller }: Ctx, given: number | undefined): number | undefined {
  if (caller.role !== 'instructor') return given
  if (given !== undefined && given !== caller.instructorId) throw notFound('instructor')
  return caller.instructorId
}
