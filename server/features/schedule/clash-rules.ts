import type { Reason } from '../../api/errors.ts'
import type { Instant } from '../../lib/time.ts'
import { asWritten, say, type Said } from '../../lib/sayings/sayings.ts'

/** Something that takes an instructor and a room for a while: a class, or an appointment. */
export interface Slot {
  /** null while it is not made yet. */
  id: number | null
  name: string
  starts_at: Instant
  ends_at: Instant
  instructor_id: number | null
  instructor_name?: string | null
  room_id: number | null
  room_name?: string | null
  /** The room plan it uses in its location; without one it may be anywhere there. */
  room_plan_id?: number | null
}

export interface Clash {
  wanted: Slot
  with: Slot
  over: 'instructor' | 'room'
}

function overlaps(a: Slot, b: Slot): boolean {
  return a.starts_at < b.ends_at && b.starts_at < a.ends_at
}

/** Two room plans of a location are two rooms of it. */
function inOtherRooms({ room_plan_id: one }: Slot, { room_plan_id: other }: Slot): boolean {
  return Boolean(one) && Boolean(other) && one !== other
}

function sharedBy(a: Slot, b: Slot): Clash['over'][] {
  const over: Clash['over'][] = []
  if (a.instructor_id !== null && a.instructor_id === b.instructor_id) over.push('instructor')
  if (a.room_id !== null && a.room_id === b.room_id && !inOtherRooms(a, b)) over.push('room')
  return over
}

/**
 * Every clash of instructor or room between the wanted slots and those that stand (cancelled ones left out by the caller).
 * One that ends when the other begins is no clash, and a slot does not clash with its former self (same id).
 */
export function findClashes(wanted: readonly Slot[], standing: readonly Slot[]): Clash[] {
  const clashes: Clash[] = []
  for (const slot of wanted) {
    for (const other of standing) {
      if ((slot.id !== null && slot.id === other.id) || !overlaps(slot, other)) continue
      for (const over of sharedBy(slot, other)) clashes.push({ wanted: slot, with: other, over })
    }
  }
  return clashes
}

/** The clashes as reasons against, one each */
export function scheduleConflicts(clashes: readonly Clash[]): Reason[] {
  return clashes.map(({ with: other, over }) => {
    const who = over === 'instructor' ? nameOr(other.instructor_name, 'instructor') : nameOr(other.room_name, 'room')
    const detail = say('schedule.taken', { who, name: other.name, from: other.starts_at, until: other.ends_at })
    const value = { id: other.id, starts_at: other.starts_at, ends_at: other.ends_at }
    return { code: 'SCHEDULE_CONFLICT', detail, rule: over, value, fix: 'force' }
  })
}

function nameOr(name: string | null | undefined, what: 'instructor' | 'room'): Said {
  return asWritten(name) ?? say(`schedule.the_${what}`)
}
