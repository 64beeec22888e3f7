import type { Ctx } from '../../../context.ts'
import type { Tx } from '../../../db/writer.ts'
import { refuseFor } from '../../../api/errors.ts'
import { addHours } from '../../../lib/time.ts'
import { say } from '../../../lib/sayings/sayings.ts'
import { CORRECTION_DAYS } from '../../bookings/cancellation/cancel-rules.ts'
import { returnCredits, spendCredits } from '../../memberships/entitlements.ts'
import { nothingByHand } from '../../refunds/to-give-back.ts'
import { loadAppointment } from '../access.ts'
import { cannot } from '../cancel-rules.ts'
import { changeAppointment } from '../change.ts'
import { presentAppointment, viewingOf } from '../present.ts'
import { appointmentById, type AppointmentView } from '../queries.ts'
import { loadService } from '../services/queries.ts'
import { payingMembership } from './choose.ts'
import { returnPaid } from './paid.ts'

/**
 * Lets another membership pay for an appointment that is booked or checked in, or none (its price is charged once it took place),
 * up to 30 days after it. One step returns the credits of the former one and takes the new ones. Skips the new one's coverage,
 * places, times and limits, but never its dates and credits. An earlier payment is refunded.
 */
export function changeMembershipOfAppointment(ctx: Ctx, id: number, membershipId: number | null) {
  return ctx.write((tx) => {
    const before = loadAppointment(ctx, tx, id)
    refuseTooLate(ctx, before)
    if (before.membership_id !== membershipId) change(tx, ctx, before, membershipId)
    return presentAppointment(tx, tx.one(appointmentById, { id })!, viewingOf(tx, ctx))
  })
}

function refuseTooLate({ now }: Ctx, { status, starts_at, service_name }: AppointmentView): void {
  if (status !== 'booked' && status !== 'checked_in') throw refuseFor([cannot(status, 'paid')])
  const until = addHours(starts_at, CORRECTION_DAYS * 24)
  if (now <= until) return
  const detail = say('bookings.too_late_to_add', { name: service_name, days: CORRECTION_DAYS, when: until })
  throw refuseFor([{ code: 'APPOINTMENT_STARTED', detail, rule: 'correction_days', value: CORRECTION_DAYS }])
}

function change(tx: Tx, ctx: Ctx, before: AppointmentView, membershipId: number | null): void {
  const { id: appointment_id, client_id, starts_at, establishment_id } = before
  returnCredits(tx, ctx, { appointment_id })
  const asked = { now: ctx.now, starts_at, service: loadService(tx, before.service_id), client_id, establishment_id }
  const paying =
    membershipId === null ? null : payingMembership(tx, { ...asked, membership_id: membershipId, is_forced: true })
  if (paying) spendCredits(tx, ctx, paying, { appointment_id })
  const changes = { membership_id: paying?.membership_id ?? null, credits_taken: paying?.credits ?? 0 }
  changeAppointment(tx, ctx, 'appointment.paid_by', before, changes)
  if (paying)
    returnPaid(tx, ctx, before, before.paid_minor, say('waived.covered', { type_name: nameOf(tx, before.id) }))
  else nothingByHand(tx, ctx, { appointment_id })
}

const nameOf = (tx: Tx, id: number): string => tx.one(appointmentById, { id })?.membership_name ?? ''
