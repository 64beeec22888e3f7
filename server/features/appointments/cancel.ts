import type { Act, Ctx } from '../../context.ts'
import type { Tx } from '../../db/writer.ts'
import { requirePermission } from '../../api/access.ts'
import { invalid, refuseFor } from '../../api/errors.ts'
import { asWritten, say, type Said } from '../../lib/sayings/sayings.ts'
import { actsAs } from '../bookings/access.ts'
import { chargeFee } from '../charges/fee.ts'
import { returnCredits } from '../memberships/entitlements.ts'
import { loadAppointment } from './access.ts'
import { decideCancel } from './cancel-rules.ts'
import { changeAppointment } from './change.ts'
import { enqueueCancelled } from './letters.ts'
import { returnPaid } from './paying/paid.ts'
import { presentAppointment, viewingOf } from './present.ts'
import type { AppointmentView } from './queries.ts'

interface How {
  reason?: string | undefined
  waive_fee?: boolean | undefined
}

/**
 * Cancels an appointment, free or late by the rules; an already cancelled one stays unchanged. `actingFor` is the client it must
 * belong to, if that is not the caller. `waive_fee` means that the studio cancels: staff who may excuse a booking, or the
 * instructor who can't hold it.
 */
export function cancelAppointment(ctx: Ctx, id: number, { reason, waive_fee = false }: How = {}, actingFor?: number) {
  const by = actsAs(ctx)
  if (waive_fee && by === 'client') throw invalid('waive_fee', say('appointments.only_staff_let_client_off'))
  if (waive_fee && ctx.caller.role !== 'instructor') requirePermission(ctx.caller, 'bookings.manage')
  return ctx.write((tx) => {
    const appointment = loadAppointment(ctx, tx, id, actingFor)
    const viewing = viewingOf(tx, ctx)
    if (appointment.cancelled_at !== null) return presentAppointment(tx, appointment, viewing)
    const { settings } = viewing
    const decision = decideCancel({ now: ctx.now, by, appointment, settings, waive_fee })
    if (decision.kind === 'refuse') throw refuseFor(decision.reasons)
    const after = giveUp(tx, ctx, appointment, { ...decision, reason: asWritten(reason ?? null) })
    if (by === 'staff') enqueueCancelled(tx, ctx, after, reason ?? null, appointment.paid_minor - after.paid_minor)
    return presentAppointment(tx, after, viewing)
  })
}

interface GivingUp {
  status: 'cancelled' | 'late_cancelled'
  /** Minor units; 0 is none. */
  fee_minor: number
  /** Of the credits it holds, if it holds any. */
  credit: 'return' | 'keep'
  /** The refund of what was paid in advance, in minor units; absent: all of it. */
  back_minor?: number
  reason: Said | null
}

/** Carries a cancellation out as it was decided: credits and what was paid go back or stay taken, a fee is pending for the hours of grace, then due. */
export function giveUp(tx: Tx, act: Act, appointment: AppointmentView, how: GivingUp): AppointmentView {
  const { status, fee_minor, credit, reason, back_minor = appointment.paid_minor } = how
  const changes = { status, cancelled_at: act.now, cancel_reason: reason }
  const after = changeAppointment(tx, act, 'appointment.cancel', appointment, changes)
  const { id: appointment_id, client_id, membership_id, service_name: class_name, starts_at } = appointment
  if (credit === 'return' && returnCredits(tx, act, { appointment_id })) after.credits_held = 0
  after.paid_minor = returnPaid(tx, act, appointment, back_minor, say('waived.appointment_cancelled'))
  const { late_cancel_fee_override_minor: fee_override_minor, membership_name, agreed_cancel_hours } = appointment
  chargeFee(tx, act, {
    client_id,
    kind: 'late_cancel',
    appointment_id,
    membership_id,
    amount_minor: fee_minor,
    class_name,
    booked: { starts_at, agreed_cancel_hours, fee_override_minor, membership_name },
    fee_forgiveness_count_override: appointment.fee_forgiveness_count_override,
  })
  return after
}
