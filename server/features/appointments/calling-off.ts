import type { Act } from '../../context.ts'
import type { Reader, Tx } from '../../db/writer.ts'
import { refuseFor, type Reason } from '../../api/errors.ts'
import { asWritten, say } from '../../lib/sayings/sayings.ts'
import { NEVER } from '../../lib/stored-time-rules.ts'
import { endOfDay, startOfDay, type Instant } from '../../lib/time.ts'
import type { ClientFollower } from '../clients/seam.ts'
import type { CalledOff, ClosedDays } from '../schedule/seam.ts'
import { settingsOf } from '../settings/queries.ts'
import type { InstructorFollower, Successor } from '../instructors/seam.ts'
import { giveUp } from './cancel.ts'
import { changeAppointment } from './change.ts'
import { heldDuring } from './conflicts.ts'
import { enqueueBooked, enqueueCancelled } from './letters.ts'
import { slotsBetween, slotsHeldWith } from './prepaying/queries.ts'
import { releaseSlotsIn, releaseSlotsWith } from './prepaying/slots-for-sale.ts'
import { comingBetween, comingOfClient, comingOfInstructor, type AppointmentView } from './queries.ts'

/** Appointments to come on the days of a closure, and those being paid: cancelled free, and their clients are notified. */
export const appointmentsCalledOff: CalledOff = {
  count: (reader, now, days) =>
    comingIn(reader, now, days).length + reader.all(slotsBetween, { ...spanOf(reader, now, days), now }).length,
  cancel(tx, act, days, reason) {
    const coming = comingIn(tx, act.now, days)
    releaseSlotsIn(tx, act, spanOf(tx, act.now, days), reason)
    for (const appointment of coming) {
      const after = giveUp(tx, act, appointment, {
        status: 'cancelled',
        fee_minor: 0,
        credit: 'return',
        reason: asWritten(reason),
      })
      enqueueCancelled(tx, act, after, reason, appointment.paid_minor - after.paid_minor)
    }
    return coming.length
  },
}

const comingIn = (reader: Reader, now: Instant, days: ClosedDays) =>
  reader.all(comingBetween, spanOf(reader, now, days))

function spanOf(reader: Reader, now: Instant, { starts_on, ends_on }: ClosedDays): { from: Instant; to: Instant } {
  const { timezone } = settingsOf(reader)
  const opening = startOfDay(starts_on, timezone)
  return { from: opening < now ? now : opening, to: endOfDay(ends_on, timezone) }
}

/** Cancels free the appointments that a former client has still to come. */
export const appointmentsOfClient: ClientFollower = {
  counts: (reader, client_id, now) => ({ appointments: reader.all(comingOfClient, { client_id, now }).length }),
  ended(tx, act, client_id, { reason }) {
    for (const appointment of tx.all(comingOfClient, { client_id, now: act.now }))
      giveUp(tx, act, appointment, { status: 'cancelled', fee_minor: 0, credit: 'return', reason })
  },
}

/** The most upcoming appointments that a refusal names. */
const NAMED = 20

/** Appointments of an instructor who teaches no more: another one has them where they are free, else they are cancelled free. */
export const appointmentsOfLeaver: InstructorFollower = {
  stillNeeded(reader, instructor_id, now) {
    return [...booked(reader, instructor_id, now), ...paidRightNow(reader, instructor_id, now)]
  },
  leaves(tx, act, instructor_id, to) {
    releaseSlotsWith(tx, act, instructor_id)
    for (const appointment of tx.all(comingOfInstructor, { instructor_id, now: act.now })) {
      if (to) handOver(tx, act, appointment, to)
      else {
        const reason = say('cancelled.instructor_left')
        const after = giveUp(tx, act, appointment, { status: 'cancelled', fee_minor: 0, credit: 'return', reason })
        enqueueCancelled(tx, act, after, null, appointment.paid_minor - after.paid_minor)
      }
    }
  },
}

function booked(reader: Reader, instructor_id: number, now: Instant): Reason[] {
  return stillHas('appointments.to_come', reader.all(comingOfInstructor, { instructor_id, now }))
}

/** Appointments being paid right now, which are closed where the instructor leaves. */
function paidRightNow(reader: Reader, instructor_id: number, now: Instant): Reason[] {
  const held = reader.all(slotsHeldWith, { instructors: [instructor_id], after: now, until: NEVER, now })
  return stillHas(
    'appointments.being_paid_to_come',
    held.map((slot) => ({ ...slot, id: null })),
  )
}

type Named = Pick<AppointmentView, 'service_name' | 'starts_at'> & { id: number | null }

/** The reason that names what an instructor still has, the first of it before others; none where there is nothing. */
function stillHas(saying: 'appointments.to_come' | 'appointments.being_paid_to_come', all: readonly Named[]): Reason[] {
  const [first] = all
  if (!first) return []
  const detail = say(saying, { n: all.length, when: first.starts_at })
  const value = all.slice(0, NAMED).map(({ id, service_name, starts_at }) => ({ id, name: service_name, starts_at }))
  return [{ code: 'INSTRUCTOR_IN_USE', detail, rule: 'appointments', value, fix: 'force' }]
}

function handOver(tx: Tx, act: Act, appointment: AppointmentView, to: Successor): void {
  const { starts_at, busy_until: ends_at } = appointment
  const reasons = heldDuring(tx, { id: to.id, full_name: to.name }, { starts_at, ends_at }, act.now)
  if (reasons.length > 0 && !to.force) throw refuseFor(reasons)
  const after = changeAppointment(tx, act, 'appointment.hand_over', appointment, { instructor_id: to.id })
  // The booking email names the new instructor, the service and the time.
  enqueueBooked(tx, act, { ...after, instructor_name: to.name })
}
