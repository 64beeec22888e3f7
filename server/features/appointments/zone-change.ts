import { db } from '../../db/build.ts'
import type { Tx } from '../../db/writer.ts'
import { say } from '../../lib/sayings/sayings.ts'
import { NEVER } from '../../lib/stored-time-rules.ts'
import { addMinutes, minutesBetween, type Instant } from '../../lib/time.ts'
import { begunThere, inZone, type ZoneChange, type ZoneFollower } from '../settings/seam.ts'
import { timeOffToCome } from './availability/queries.ts'
import { changeAppointment } from './change.ts'
import { comingBetween } from './queries.ts'

/** Appointments to come, and instructors' time off, keep their time of day in another timezone. */
export const appointmentsOfZone: ZoneFollower = {
  planned(reader, now, change) {
    const coming = reader.all(comingBetween, { from: now, to: NEVER })
    const moving = coming.filter(({ starts_at }) => inZone(starts_at, change) !== starts_at)
    const [first] = moving
    if (!first) return []
    const detail = say('appointments.zone_appointments', { n: moving.length, when: first.starts_at })
    const asked = {
      code: 'SCHEDULE_CONFLICT',
      detail,
      rule: 'appointments',
      value: moving.length,
      fix: 'force',
    } as const
    const named = moving.map(({ service_name, starts_at }) => ({ name: service_name, starts_at }))
    return [asked, ...begunThere(named, now, change, 'begun_appointments')]
  },
  move(tx, act, change) {
    moveTimeOff(tx, act.now, change)
    for (const before of tx.all(comingBetween, { from: act.now, to: NEVER })) {
      const starts_at = inZone(before.starts_at, change)
      if (starts_at === before.starts_at) continue
      const later = (end: string) => addMinutes(starts_at, minutesBetween(before.starts_at, end))
      const times = { starts_at, ends_at: later(before.ends_at), busy_until: later(before.busy_until) }
      changeAppointment(tx, act, 'appointment.move', before, times)
    }
  },
}

/** Moves time off to the new zone: an instructor who is away until nine is still away until nine. */
function moveTimeOff(tx: Tx, now: Instant, change: ZoneChange): void {
  for (const { id, starts_at, ends_at } of tx.all(timeOffToCome, { now })) {
    const times = { starts_at: inZone(starts_at, change), ends_at: inZone(ends_at, change) }
    tx.run(db.updateTable('instructor_time_off').set(times).where('id', '=', id))
  }
}
