import { requirePermission } from '../../api/access.ts'
import type { z } from 'zod'
import type { Act, Ctx } from '../../context.ts'
import { db } from '../../db/build.ts'
import type { Reader } from '../../db/writer.ts'
import { notFound } from '../../api/errors.ts'
import { endOfDay, startOfDay, type Instant } from '../../lib/time.ts'
import { audit } from '../audit/audit.ts'
import { settingsOf } from '../settings/queries.ts'
import { cancelClassRow } from './class-writes.ts'
import { closedReason, refuseClashes } from './clashes.ts'
import {
  closureById,
  closuresBetween,
  deleteClosure,
  forgetClosure,
  restoreClasses,
  scheduledBetween,
} from './closure-queries.ts'
import type { scheduleContract } from './contract.ts'
import { classSpots, heldToPayIn } from './queries.ts'
import type { ClosedDays } from './seam.ts'
import { say } from '../../lib/sayings/sayings.ts'
import { daysOf } from './clashes.ts'

type NewClosure = z.output<(typeof scheduleContract)['POST /api/v1/closures']['body']>

/** The effects of closing on these days: classes to come in them, their bookings and waitlists, appointments, packs. */
export function previewClosure(reader: Reader, { now, seams }: Pick<Act, 'now' | 'seams'>, days: ClosedDays) {
  const ids = classesToClose(reader, now, days)
  const spots = [...classSpots(reader, ids).values()]
  // A spot being paid right now counts as booked: the payment will book it.
  const paying = reader.all(heldToPayIn, { ids }).reduce((sum, { held }) => sum + held, 0)
  return {
    classes: ids.length,
    bookings: spots.reduce((sum, { booked }) => sum + booked, paying),
    waiting: spots.reduce((sum, { waiting, held }) => sum + waiting + held, -paying),
    appointments: seams.calledOff.reduce((sum, { count }) => sum + count(reader, now, days), 0),
    packs: seams.closures.reduce((sum, { count }) => sum + count(reader, days), 0),
  }
}

/**
 * Closes the studio on some days: cancels their classes and appointments that have not begun, and lengthens packs if asked.
 * Lengthening takes the permission to give away. Answers the closure with counts of what it did. Days that are closed already are a SCHEDULE_CONFLICT.
 */
export function createClosure(ctx: Ctx, { reason = null, ...input }: NewClosure) {
  if (input.extends_packs) requirePermission(ctx.caller, 'payments.give')
  return ctx.write((tx) => {
    refuseClashes(tx.all(closuresBetween, { from: input.starts_on, to: input.ends_on }).map(alreadyClosed), false)
    const counts = previewClosure(tx, ctx, input)
    const row = tx.returningOne(
      db
        .insertInto('closures')
        .values({ ...input, reason, created_at: ctx.now })
        .returningAll(),
    )
    const ids = classesToClose(tx, ctx.now, input)
    for (const id of ids) cancelClassRow(tx, ctx, id, { reason, closureId: row.id })
    for (const { cancel } of ctx.seams.calledOff) cancel(tx, ctx, input, reason)
    const extended = ctx.seams.closures.map(({ extend }) => (input.extends_packs ? extend(tx, ctx, input) : 0))
    const packs = extended.reduce((sum, n) => sum + n, 0)
    audit(tx, ctx, 'closure.create', { entity: 'closure', id: row.id, after: { ...row, ...counts, packs } })
    return { ...row, ...counts, packs }
  })
}

/** Opens again: the classes to come that the closure cancelled are back on the timetable, empty. */
export function removeClosure(ctx: Ctx, id: number): Promise<void> {
  return ctx.write((tx) => {
    const before = tx.one(closureById, { id })
    if (!before) throw notFound('closure')
    const restored = tx.run(restoreClasses, { closure_id: id, now: ctx.now }).changes
    tx.run(forgetClosure, { closure_id: id })
    tx.run(deleteClosure, { id })
    audit(tx, ctx, 'closure.delete', { entity: 'closure', id, before: { ...before, restored_classes: restored } })
  })
}

function classesToClose(reader: Reader, now: Instant, { starts_on, ends_on }: ClosedDays): number[] {
  const { timezone } = settingsOf(reader)
  const [opening, to] = [startOfDay(starts_on, timezone), endOfDay(ends_on, timezone)]
  return reader.all(scheduledBetween, { from: opening < now ? now : opening, to }).map(({ id }) => id)
}

function alreadyClosed(closure: Parameters<typeof closedReason>[0]) {
  const { fix: _, detail: __, ...against } = closedReason(closure)
  const { reason } = closure
  const days = daysOf(closure)
  const detail = reason
    ? say('schedule.closed_already_for', { days, reason })
    : say('schedule.closed_already', { days })
  return { ...against, detail }
}
