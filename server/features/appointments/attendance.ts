import type { Act, Ctx } from '../../context.ts'
import type { Tx } from '../../db/writer.ts'
import { refuseFor, type Reason } from '../../api/errors.ts'
import { say } from '../../lib/sayings/sayings.ts'
import { addCharge } from '../charges/add.ts'
import { settingsOf } from '../settings/queries.ts'
import { loadAppointment } from './access.ts'
import { checkInReasons, endReasons } from './attendance-rules.ts'
import { changeAppointment } from './change.ts'
import { emitOfAppointment } from './events.ts'
import { presentAppointment, viewingOf } from './present.ts'
import { unpaidOf } from './paying/paid.ts'
import { appointmentById, type AppointmentView } from './queries.ts'

/** Checks the client of an appointment in; a second time changes nothing. */
export function checkInAppointment(ctx: Ctx, id: number) {
  return change(ctx, id, (tx, appointment) => {
    if (appointment.status === 'checked_in') return
    refuseIfAny(checkInReasons(asked(tx, ctx, appointment)))
    changeAppointment(tx, ctx, 'appointment.check_in', appointment, { status: 'checked_in', checked_in_at: ctx.now })
  })
}

/** Says that an appointment took place, or that nobody came; what is not paid of its price becomes a charge that is due at once. Once only. */
export function completeAppointment(ctx: Ctx, id: number, end: 'completed' | 'no_show') {
  return change(ctx, id, (tx, appointment) => {
    refuseIfAny(endReasons(asked(tx, ctx, appointment), end))
    const at = end === 'completed' ? { completed_at: ctx.now } : { no_show_at: ctx.now }
    changeAppointment(tx, ctx, `appointment.${end}`, appointment, { status: end, ...at })
    chargePrice(tx, ctx, appointment)
    emitOfAppointment(tx, ctx, `appointment.${end}`, appointment)
  })
}

/** Puts what is not paid of the price that was agreed on the client's account, if no membership pays. */
export function chargePrice(tx: Tx, act: Act, appointment: AppointmentView): void {
  const { id, client_id, currency, service_name, starts_at } = appointment
  addCharge(tx, act, {
    client_id,
    kind: 'appointment',
    appointment_id: id,
    amount_minor: unpaidOf(appointment),
    currency,
    description: say('charge.appointment', { service_name, starts_at }),
    due_at: act.now,
    because: { code: 'APPOINTMENT', rule: 'price', limit: null, happened_at: act.now, starts_at },
  })
}

function change(ctx: Ctx, id: number, apply: (tx: Tx, appointment: AppointmentView) => void) {
  return ctx.write((tx) => {
    apply(tx, loadAppointment(ctx, tx, id))
    return presentAppointment(tx, tx.one(appointmentById, { id })!, viewingOf(tx, ctx))
  })
}

function asked(tx: Tx, { now }: Act, appointment: AppointmentView) {
  return { now, timezone: settingsOf(tx).timezone, appointment }
}

function refuseIfAny(reasons: readonly Reason[]): void {
  if (reasons.length > 0) throw refuseFor(reasons)
}
