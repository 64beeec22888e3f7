import type { Reader } from '../../db/writer.ts'
import type { Reason } from '../../api/errors.ts'
import { addHours, type Instant } from '../../lib/time.ts'
import { findClashes, scheduleConflicts, type Slot } from '../schedule/clash-rules.ts'
import { slotOf } from '../schedule/clashes.ts'
import { classesOfInstructor } from '../schedule/queries.ts'
import { LONGEST_HOURS } from './availability/diary.ts'
import { overlaps } from './availability/slot-rules.ts'
import { awayBetween, heldBetween, type AppointmentView } from './queries.ts'
import { slotsHeldWith } from './prepaying/queries.ts'
import { asWritten, say } from '../../lib/sayings/sayings.ts'

type SlotBeingPaid = NonNullable<(typeof slotsHeldWith)['row']>

/** Appointments and absences of instructors, as reasons against classes of theirs at these times. */
export function appointmentClashes(reader: Reader, wanted: readonly Slot[], now: Instant): Reason[] {
  const led = wanted.filter(({ instructor_id }) => instructor_id !== null)
  if (led.length === 0) return []
  const from = led.map(({ starts_at }) => starts_at).reduce((first, one) => (one < first ? one : first))
  const until = led.map(({ ends_at }) => ends_at).reduce((last, one) => (one > last ? one : last))
  const instructors = [...new Set(led.map(({ instructor_id }) => instructor_id!))]
  const range = { after: addHours(from, -LONGEST_HOURS), until, instructors }
  const held = reader.all(heldBetween, range).map(takenBy)
  const booked = scheduleConflicts(findClashes(unnumbered(led), held))
  const paying = reader.all(slotsHeldWith, { ...range, now }).map(paidBy)
  const away = reader.all(awayBetween, { from, until, instructors })
  const missed = away.filter((off) =>
    led.some((slot) => slot.instructor_id === off.instructor_id && overlaps(slot, off)),
  )
  return [
    ...booked.map((reason) => ({ ...reason, rule: 'appointment' })),
    ...heldReasons(unnumbered(led), paying),
    ...missed.map(({ id, instructor_name, starts_at, ends_at }): Reason => {
      const detail = say('appointments.away', { name: instructor_name, from: starts_at, until: ends_at })
      return { code: 'SCHEDULE_CONFLICT', detail, rule: 'time_off', value: { id, starts_at, ends_at }, fix: 'force' }
    }),
  ]
}

/** Reasons for each appointment, booked or being paid, and class that an instructor still has in a stretch of time. */
export function heldDuring(
  reader: Reader,
  { id, full_name }: { id: number; full_name: string },
  span: { starts_at: Instant; ends_at: Instant },
  now: Instant,
): Reason[] {
  const wanted = { ...span, id: null, name: '', instructor_id: id, instructor_name: full_name, room_id: null }
  const range = { after: addHours(span.starts_at, -LONGEST_HOURS), until: span.ends_at }
  const appointments = reader
    .all(heldBetween, { ...range, instructors: [id] })
    .map((one) => ({ ...takenBy(one), ends_at: one.ends_at }))
  const paying = reader
    .all(slotsHeldWith, { ...range, instructors: [id], now })
    .map((one) => ({ ...paidBy(one), ends_at: one.ends_at }))
  const classes = reader.all(classesOfInstructor, { ...range, instructor_id: id }).map(slotOf)
  const standing = (slots: Slot[]) => {
    const open = slots.filter(({ ends_at }) => ends_at > now)
    return scheduleConflicts(findClashes([wanted], open))
  }
  return [
    ...standing(appointments).map((reason) => ({ ...reason, rule: 'appointment' })),
    ...heldReasons([wanted], paying),
    ...standing(classes),
  ]
}

/** Slots being paid right now count as appointments: each is one as soon as it is paid. */
function heldReasons(wanted: readonly Slot[], paying: readonly Slot[]): Reason[] {
  return findClashes(wanted, paying).map(({ with: held }): Reason => {
    const { name, starts_at, ends_at, instructor_name } = held
    const who = asWritten(instructor_name) ?? say('schedule.the_instructor')
    const detail = say('appointments.paid_right_now', { who, name, from: starts_at, until: ends_at })
    const value = { id: null, starts_at, ends_at }
    return { code: 'SCHEDULE_CONFLICT', detail, rule: 'appointment', value, fix: 'force' }
  })
}

/** An appointment as what takes its instructor's time: until its buffer is over. */
function takenBy({
  id,
  service_name: name,
  starts_at,
  busy_until,
  instructor_id,
  instructor_name,
}: AppointmentView): Slot {
  return { id, name, starts_at, ends_at: busy_until, instructor_id, instructor_name, room_id: null }
}

/** A slot that is being paid as what takes its instructor's time. */
function paidBy({ service_name: name, busy_until: ends_at, ...slot }: SlotBeingPaid): Slot {
  const { starts_at, instructor_id, instructor_name } = slot
  return { id: null, name, starts_at, ends_at, instructor_id, instructor_name, room_id: null }
}

/** Classes without their ids: an appointment of the same number is something else. */
const unnumbered = (slots: readonly Slot[]): Slot[] => slots.map((slot) => ({ ...slot, id: null }))
