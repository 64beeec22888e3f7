import type { z } from 'zod'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/writer.ts'
import { requirePermission } from '../../api/access.ts'
import { invalid, notFound, refuseFor } from '../../api/errors.ts'
import { parseInstant } from '../../lib/time.ts'
import { actsAs, clientIdFor } from '../bookings/access.ts'
import { refusePast } from '../schedule/plan.ts'
import { settingsOf } from '../settings/queries.ts'
import type { appointmentsContract } from './contract.ts'
import { payingMembership } from './paying/choose.ts'
import { askSlot, tellBooked, writeAppointment, type Wish } from './placing.ts'
import { releaseOwn } from './prepaying/hold-slot.ts'
import { prepaymentRequired } from './prepaying/prepayment-rules.ts'
import { presentAppointment, viewingOf } from './present.ts'
import { say } from '../../lib/sayings/sayings.ts'

type Asked = z.output<(typeof appointmentsContract)['POST /api/v1/appointments']['body']>

/**
 * Books an appointment at a free slot, or refuses with every rule that prevents it; one that a client has to pay in advance with
 * PREPAYMENT_REQUIRED. `actingFor` is the client it is for, once the calling code has checked that the caller may act for them.
 */
export function bookAppointment(ctx: Ctx, asked: Asked, actingFor?: number) {
  if (asked.force) requirePermission(ctx.caller, 'bookings.override')
  const client_id = actingFor ?? clientIdFor(ctx, asked.client_id)
  if (ctx.caller.role === 'instructor' && ctx.caller.instructorId !== asked.instructor_id) throw notFound('instructor')
  return ctx.write((tx) => {
    const starts_at = parseInstant(asked.starts_at, settingsOf(tx).timezone)
    if (!starts_at) throw invalid('starts_at', say('common.expected_date_and_time'))
    refusePast(ctx.now, starts_at)
    const booked = place(tx, ctx, { ...asked, starts_at, client_id })
    return presentAppointment(tx, tellBooked(tx, ctx, booked), viewingOf(tx, ctx))
  })
}

function place(tx: Tx, ctx: Ctx, wish: Wish & Pick<Asked, 'notes' | 'membership_id'>) {
  const { against, overridden, service, slot } = askSlot(tx, ctx, wish)
  if (against.length > 0) throw refuseFor(against)
  const { starts_at, client_id, establishment_id } = slot
  const { membership_id, force: is_forced = false } = wish
  const by = actsAs(ctx)
  const asked = { now: ctx.now, starts_at, service, client_id, establishment_id, membership_id, is_forced }
  const paying = payingMembership(tx, asked)
  const unpaid = by === 'client' && !paying ? prepaymentRequired(service, settingsOf(tx)) : undefined
  if (unpaid) throw refuseFor([unpaid])
  // Booked without paying in advance, so the client's hold on the slot and its payment end.
  releaseOwn(tx, ctx, slot)
  return writeAppointment(tx, ctx, { ...slot, source: by, notes: wish.notes ?? null, paying, overridden })
}
