import type { Act } from '../../../context.ts'
import type { Tx } from '../../../db/writer.ts'
import { startOfDay, type Instant } from '../../../lib/time.ts'
import type { MembershipFollower } from '../../memberships/seam.ts'
import { nothingByHand } from '../../refunds/to-give-back.ts'
import { settingsOf, type Settings } from '../../settings/queries.ts'
import { chargePrice } from '../attendance.ts'
import { giveUp } from '../cancel.ts'
import { changeAppointment } from '../change.ts'
import { enqueueCancelled } from '../letters.ts'
import { termsOfCancelling } from '../present.ts'
import { appointmentById, comingOfMembership, takenByMembership, type AppointmentView } from '../queries.ts'

/**
 * Appointments that a membership pays for: cancelled free, with an email, once it no longer pays; the client owes those it had
 * paid for once its price is refunded in full.
 */
export const appointmentsOfMembership: MembershipFollower = {
  counts(reader, membership_id, { from }, now) {
    const begins = instantOf(from, settingsOf(reader).timezone)
    const coming = reader.all(comingOfMembership, { membership_id, from: begins > now ? begins : now, until: null })
    const credits = coming.reduce((sum, { credits_taken }) => sum + credits_taken, 0)
    return { appointments: coming.length, credits }
  },
  inside(reader, membership_id, { from, until }, now) {
    const settings = settingsOf(reader)
    const begins = startOfDay(from, settings.timezone)
    const span = { from: begins > now ? begins : now, until: startOfDay(until, settings.timezone) }
    return reader.all(comingOfMembership, { membership_id, ...span }).map(({ id }) => {
      const appointment = reader.one(appointmentById, { id })!
      const { client_id, client_name, service_name: name, starts_at } = appointment
      const is_late = isLate(appointment, now, settings)
      return { kind: 'appointment' as const, id, client_id, client_name, name, starts_at, is_late }
    })
  },
  stopped(tx, act, membership_id, { from, until, reason, only_client_id, keepsLate = false }) {
    const settings = settingsOf(tx)
    const { timezone } = settings
    const begins = instantOf(from, timezone)
    const span = {
      from: begins > act.now ? begins : act.now,
      until: until === undefined ? null : instantOf(until, timezone),
    }
    const coming = tx
      .all(comingOfMembership, { membership_id, ...span })
      .filter(({ client_id }) => only_client_id === undefined || client_id === only_client_id)
    const appointments = coming.map(({ id }) => tx.one(appointmentById, { id })!)
    const ending = appointments.filter((one) => !keepsLate || !isLate(one, act.now, settings))
    for (const appointment of ending) {
      const after = giveUp(tx, act, appointment, { status: 'cancelled', fee_minor: 0, credit: 'return', reason })
      enqueueCancelled(tx, act, after, reason, appointment.paid_minor - after.paid_minor)
    }
    return ending.length
  },
  unpaid(tx, act, membership_id) {
    const taken = tx.all(takenByMembership, { membership_id })
    for (const { id } of taken) makeUnpaid(tx, act, id)
    return taken.length
  },
}

const isLate = (appointment: AppointmentView, now: Instant, settings: Settings): boolean =>
  termsOfCancelling(appointment, { now, settings, by: 'client' })?.is_late === true

function makeUnpaid(tx: Tx, act: Act, id: number): void {
  const before = tx.one(appointmentById, { id })!
  const after = changeAppointment(tx, act, 'appointment.paid_by', before, { membership_id: null, credits_taken: 0 })
  nothingByHand(tx, act, { appointment_id: id })
  chargePrice(tx, act, after)
}

/** A studio date is the moment at which it begins. */
const instantOf = (from: string, timezone: string): Instant => (from.length === 10 ? startOfDay(from, timezone) : from)
