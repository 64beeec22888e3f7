import type { Reader } from '../../db/writer.ts'
import type { Reason } from '../../api/errors.ts'
import { asWritten, say } from '../../lib/sayings/sayings.ts'
import { endOfDay, startOfDay, type Instant } from '../../lib/time.ts'
import type { ClientFollower } from '../clients/seam.ts'
import type { CalledOff, ClosedDays } from '../schedule/seam.ts'
import { settingsOf } from '../settings/queries.ts'
import { giveUp } from './cancel.ts'
import { enqueueCancelled } from './letters.ts'
import { comingBetween, comingOfClient, comingOfInstructor } from './queries.ts'

/** Appointments to come on the days of a closure: cancelled free, and their clients are told. */
export const appointmentsCalledOff: CalledOff = {
  count: (reader, now, days) => comingIn(reader, now, days).length,
  cancel(tx, act, days, reason) {
    const coming = comingIn(tx, act.now, days)
    for (const appointment of coming) {
      const after = giveUp(tx, act, appointment, { status: 'cancelled', fee_minor: 0, reason: asWritten(reason) })
      enqueueCancelled(tx, act, after, reason)
    }
    return coming.length
  },
}

function comingIn(reader: Reader, now: Instant, { starts_on, ends_on }: ClosedDays) {
  const { timezone } = settingsOf(reader)
  const opening = startOfDay(starts_on, timezone)
  return reader.all(comingBetween, { from: opening < now ? now : opening, to: endOfDay(ends_on, timezone) })
}

/** What somebody who is a client no more has still to come: cancelled free. */
export const appointmentsOfClient: ClientFollower = {
  counts: (reader, client_id, now) => ({ appointments: reader.all(comingOfClient, { client_id, now }).length }),
  ended(tx, act, client_id, { reason }) {
    for (const appointment of tx.all(comingOfClient, { client_id, now: act.now }))
      giveUp(tx, act, appointment, { status: 'cancelled', fee_minor: 0, reason })
  },
}

/** The reason against an instructor who leaves with appointments still to come. */
export function appointmentsToCome(reader: Reader, instructor_id: number, now: Instant): Reason[] {
  const { first, count } = reader.one(comingOfInstructor, { instructor_id, now })!
  if (first === null) return []
  const detail = say('appointments.to_come', { n: count, when: first })
  return [{ code: 'INSTRUCTOR_IN_USE', detail, rule: 'appointments', value: count }]
}
