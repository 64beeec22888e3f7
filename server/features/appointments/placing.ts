import { audit } from '../audit/audit.ts'
import type { Act } from '../../context.ts'
import type { Tx } from '../../db/writer.ts'
import { addMinutes, localDate, type Instant } from '../../lib/time.ts'
import { appointmentsAtTheSameTime, bookedAtTheSameTime } from '../bookings/booking/facts.ts'
import { beingPaid } from '../bookings/booking/held-queries.ts'
import { termsNow } from '../bookings/cancellation/agreed-rules.ts'
import { loadClient } from '../clients/load.ts'
import { placeOf } from '../establishments/queries.ts'
import { loadInstructor } from '../instructors/queries.ts'
import { countVisit } from './paying/first-visit.ts'
import { spendCredits } from '../memberships/entitlements.ts'
import type { Entitlement } from '../bookings/booking/choose-membership.ts'
import { settingsOf } from '../settings/queries.ts'
import { unsignedWaivers } from '../waivers/unsigned.ts'
import { decideAppointment } from './appointment-rules.ts'
import { diaryOf } from './availability/diary.ts'
import { slotFaults, type Terms } from './availability/slot-rules.ts'
import { emitOfAppointment } from './events.ts'
import { enqueueBooked } from './letters.ts'
import { appointmentById, insertAppointment, type AppointmentView } from './queries.ts'
import { loadService } from './services/queries.ts'

/** An appointment that somebody wants. */
export interface Wish {
  service_id: number
  instructor_id: number
  client_id: number
  starts_at: Instant
  /** The length and buffer as promised; absent: those of the service. */
  promised?: Terms
  /** Staff who override asked for it. */
  force?: boolean | undefined
}

/**
 * Asks every rule of booking an appointment except those on what pays, in the transaction that writes it, so that of two clients
 * who want one slot one gets it. A slot that the client holds to pay for it does not block them.
 */
export function askSlot(
  tx: Tx,
  { now }: Act,
  { service_id, instructor_id, client_id, starts_at, promised, force = false }: Wish,
) {
  const settings = settingsOf(tx)
  const service = { ...loadService(tx, service_id), ...promised }
  const instructor = loadInstructor(tx, instructor_id)
  const client = loadClient(tx, client_id)
  const ends_at = addMinutes(starts_at, service.duration_minutes)
  const on = localDate(starts_at, settings.timezone)
  const diary = diaryOf(tx, { now, settings, service, instructor, client_id }, on)
  const decision = decideAppointment({
    starts_at,
    service,
    instructor: { name: instructor.full_name, is_active: instructor.is_active },
    place: placeOf(tx, instructor.establishment_id),
    client,
    faults: slotFaults(diary, starts_at),
    being_paid: paidAtTheSameTime(tx, now, { client_id, instructor_id, starts_at, ends_at }),
    overlapping: atTheSameTime(tx, client_id, starts_at, ends_at),
    unsigned_waivers: unsignedWaivers(tx, client_id),
    override: force,
  })
  const slot = {
    service_id,
    instructor_id,
    client_id,
    establishment_id: instructor.establishment_id,
    starts_at,
    ends_at,
    busy_until: addMinutes(ends_at, service.buffer_minutes),
    price_minor: service.price_minor,
  }
  return { ...decision, service, slot }
}

export type Slot = ReturnType<typeof askSlot>['slot']

interface Booking extends Slot {
  source: 'client' | 'staff'
  notes: string | null
  /** Absent: its price is paid. */
  paying?: Entitlement | null
  /** The rules that staff passed. */
  overridden?: readonly { code: string }[]
}

/** Writes an appointment that was decided on, with the credits that it takes. Notification follows once all of it is written. */
export function writeAppointment(
  tx: Tx,
  act: Act,
  { paying = null, overridden = [], ...wanted }: Booking,
): AppointmentView {
  const settings = settingsOf(tx)
  const appointment = {
    ...wanted,
    currency: settings.currency,
    membership_id: paying?.membership_id ?? null,
    credits_taken: paying?.credits ?? 0,
  }
  const { id } = tx.run(insertAppointment, { ...appointment, ...termsNow(settings), now: act.now })
  if (paying) {
    spendCredits(tx, act, paying, { appointment_id: id })
    countVisit(tx, act, { id, membership_id: paying.membership_id })
  }
  const after = { ...appointment, overridden: overridden.map(({ code }) => code) }
  audit(tx, act, 'appointment.create', { entity: 'appointment', id, after })
  return tx.one(appointmentById, { id })!
}

/** Notifies the client and all followers that an appointment is booked; returns it as it is now. */
export function tellBooked(tx: Tx, act: Act, { id }: Pick<AppointmentView, 'id'>): AppointmentView {
  const booked = tx.one(appointmentById, { id })!
  emitOfAppointment(tx, act, 'appointment.booked', booked)
  enqueueBooked(tx, act, booked)
  return booked
}

/** A client's bookings and appointments that are on at some moment between two instants. */
function atTheSameTime(tx: Tx, client_id: number, starts_at: Instant, ends_at: Instant) {
  const span = { client_id, starts_at, ends_at }
  return [
    ...bookedAtTheSameTime(tx, { ...span, class_id: 0 }).map((one) => ({ ...one, fix: 'cancel_other' as const })),
    ...appointmentsAtTheSameTime(tx, span).map((one) => ({ ...one, fix: 'cancel_appointment' as const })),
  ]
}

/** Other spots and slots then that a client is paying for right now; the slot itself, begun again, does not block itself. */
function paidAtTheSameTime(
  tx: Tx,
  now: Instant,
  { instructor_id, ...span }: Pick<Wish, 'client_id' | 'instructor_id' | 'starts_at'> & { ends_at: Instant },
) {
  const held = tx.all(beingPaid, { ...span, class_id: 0, now })
  return held.filter((slot) => slot.instructor_id !== instructor_id || slot.starts_at !== span.starts_at)
}
