import { sql } from 'kysely'
import { query } from '../../db/build.ts'
import type { Act } from '../../context.ts'
import type { Reader } from '../../db/writer.ts'
import { refuseFor, type Reason } from '../../api/errors.ts'
import { addHours, type Instant } from '../../lib/time.ts'
import { findClashes, scheduleConflicts, type Slot } from './clash-rules.ts'
import type { ClosureRow } from './closure-queries.ts'
import { selectClasses } from './queries.ts'
import { say, type Said } from '../../lib/sayings/sayings.ts'

/** No class is longer than a day, so what overlaps a time began at most that much before it. */
const LONGEST_HOURS = 24

const standing = query((p: { reach: Instant; until: Instant; teachers: readonly number[]; rooms: readonly number[] }) =>
  selectClasses()
    .where('cls.starts_at', '>', p.reach)
    .where('cls.starts_at', '<', p.until)
    .where('cls.status', '=', 'scheduled')
    .where(({ or, eb }) =>
      or([
        eb('cls.instructor_id', 'in', sql<number>`(SELECT value FROM json_each(${p.teachers}))`),
        eb('cls.establishment_id', 'in', sql<number>`(SELECT value FROM json_each(${p.rooms}))`),
      ]),
    )
    .orderBy('cls.starts_at')
    .orderBy('cls.id'),
)

/**
 * Obstacles to classes at these times: one reason for each other class that has the same instructor, or is in the same
 * location at the same time, unless each has a separate room plan there, and for everything else its instructor has then.
 * Slots with an id are classes about to be changed: they count where they will be.
 */
export function clashReasons(
  reader: Reader,
  { seams, now }: Pick<Act, 'seams' | 'now'>,
  wanted: readonly Slot[],
): Reason[] {
  if (wanted.length === 0) return []
  const starts = wanted.map(({ starts_at }) => starts_at).sort()
  const until = wanted.map(({ ends_at }) => ends_at).reduce((latest, end) => (end > latest ? end : latest))
  const ids = new Set(wanted.map(({ id }) => id))
  const teachers = distinct(wanted.map(({ instructor_id }) => instructor_id))
  const rooms = distinct(wanted.map(({ room_id }) => room_id))
  const rows = reader.all(standing, { reach: addHours(starts[0]!, -LONGEST_HOURS), until, teachers, rooms })
  const others = rows.filter(({ id }) => !ids.has(id)).map(slotOf)
  const changing = wanted.filter(({ id }) => id !== null)
  const classes = scheduleConflicts(findClashes(wanted, [...others, ...changing]))
  return [...classes, ...seams.occupations.flatMap((occupied) => occupied(reader, wanted, now))]
}

/** The reason against a class on a day the studio is closed. */
export function closedReason({ id, starts_on, ends_on, reason }: ClosureRow): Reason {
  const days = daysOf({ starts_on, ends_on })
  const detail = reason ? say('schedule.closed_for', { days, reason }) : say('schedule.closed', { days })
  return { code: 'SCHEDULE_CONFLICT', detail, rule: 'closure', value: { id, starts_on, ends_on }, fix: 'force' }
}

/** The days of a closure, inside a sentence. */
export function daysOf({ starts_on, ends_on }: Pick<ClosureRow, 'starts_on' | 'ends_on'>): Said {
  return starts_on === ends_on
    ? say('days.one', { on: starts_on })
    : say('days.several', { from: starts_on, until: ends_on })
}

/** Refuses with SCHEDULE_CONFLICT, listing every clash, unless the caller asked to save anyway. */
export function refuseClashes(reasons: readonly Reason[], force: boolean): void {
  if (reasons.length > 0 && !force) throw refuseFor(reasons)
}

interface Placed {
  id: number
  name: string
  starts_at: Instant
  ends_at: Instant
  instructor_id: number | null
  instructor_name: string | null
  establishment_id: number | null
  establishment_name: string | null
  room_plan_id?: number | null
}

/** A class as a slot of the calendar: its location, and the room in it where it has a room plan. */
export function slotOf(cls: Placed): Slot {
  const { id, name, starts_at, ends_at, instructor_id, instructor_name, room_plan_id = null } = cls
  const room = { room_id: cls.establishment_id, room_name: cls.establishment_name }
  return { id, name, starts_at, ends_at, instructor_id, instructor_name, room_plan_id, ...room }
}

function distinct(ids: readonly (number | null)[]): number[] {
  return [...new Set(ids.filter((id) => id !== null))]
}
