import type { Ctx } from '../../context.ts'
import type { Reader } from '../../db/writer.ts'
import { formatSaying, type Reading } from '../../lib/sayings/format.ts'
import type { LocalDate } from '../../lib/time.ts'
import { readingOf } from '../settings/reading.ts'
import { lookingAs, taskPage, waitingTasks, type Looking, type TaskFilter, type TaskRow } from './queries.ts'

/** A task as somebody reads it, in their language. */
function presentTask(row: TaskRow, { permissions }: Looking, reading: Reading) {
  const { asked_id, title, client_name, ...kept } = row
  const { place: _, permission: __, created_by: ___, done_by: ____, ...shown } = kept
  const { charge_id: _____, booking_id: ______, appointment_id: _______, amount_minor: ________, ...more } = shown
  const { paid_for_name: _________, paid_for_at: __________, ...task } = more
  const isNamed = permissions.includes('clients.view')
  const source = asked_id === null ? task.source : ('client' as const)
  return { ...task, source, title: formatSaying(title, reading), client_name: isNamed ? client_name : null }
}

/** A task as the caller, a manager, reads it. */
export function presentTo(reader: Reader, ctx: Pick<Ctx, 'caller' | 'language'>, row: TaskRow) {
  return presentTask(row, lookingAs(reader, ctx.caller)!, readingOf(reader, ctx))
}

/** The open tasks that wait for the caller, a manager, on a day: the first `most`, and how many there are. */
export function tasksFor(ctx: Ctx, day: LocalDate, most: number) {
  const [looking, reading] = [lookingAs(ctx.db, ctx.caller)!, readingOf(ctx.db, ctx)]
  const { total, items } = waitingTasks(ctx.db, looking, day, most)
  return { total, items: items.map((row) => presentTask(row, looking, reading)) }
}

/** A page of the tasks that the caller, a manager, may see. */
export function listTasks(ctx: Ctx, filter: TaskFilter) {
  const [looking, reading] = [lookingAs(ctx.db, ctx.caller)!, readingOf(ctx.db, ctx)]
  return taskPage(ctx.db, looking, filter, (row) => presentTask(row, looking, reading))
}
