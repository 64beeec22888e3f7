import { locationOf } from '../../../../../server/features/establishments/place-rules.ts'
import type { Appointment } from '../../appointments/appointment.ts'
import type { ScheduledClass } from '../calendar/ClassBlock.tsx'
import type { Place } from '../move/moved.ts'

export type By = 'instructor' | 'room'

/** A column of the day's board. */
export interface BoardColumn {
  key: string
  title: string
  /** The instructor of the column; null for rooms, and for classes without an instructor. */
  instructor_id: number | null
  /** The place of a class that is moved here; null: no class can be moved here. */
  place: Place | null
  classes: readonly ScheduledClass[]
  appointments: readonly Appointment[]
}

interface Day {
  classes: readonly ScheduledClass[]
  appointments: readonly Appointment[]
  /** The active instructors; none where the lists are filtered, for they may teach out of sight. */
  people: readonly { id: number; label: string }[]
  rooms: readonly { id: number; label: string }[]
  words: { noInstructor: string; noRoom: string }
}

/** Above this number, instructors without anything on the day have no column. */
const FEW = 6

/** The columns of a day, each with what is on in it; instructors and rooms by name, classes without either first. */
export function columnsOf(day: Day, by: By): BoardColumn[] {
  return by === 'instructor' ? byInstructor(day) : byRoom(day)
}

function byInstructor({ classes, appointments, people, words }: Day): BoardColumn[] {
  const names = new Map<number, string>()
  for (const { instructor_id, instructor_name } of [...classes, ...appointments])
    if (instructor_id !== null) names.set(instructor_id, instructor_name ?? '')
  const free = people.filter(({ id }) => !names.has(id))
  if (names.size + free.length <= FEW) for (const { id, label } of free) names.set(id, label)
  const columns = [...names].map(([id, title]) => ({
    key: String(id),
    title,
    instructor_id: id,
    place: { instructor_id: id, instructor_name: title },
    classes: classes.filter(({ instructor_id }) => instructor_id === id),
    appointments: appointments.filter(({ instructor_id }) => instructor_id === id),
  }))
  const untaught = classes.filter(({ instructor_id }) => instructor_id === null)
  return [
    ...(untaught.length > 0 ? [nowhere('none', words.noInstructor, untaught)] : []),
    ...columns.toSorted((one, other) => one.title.localeCompare(other.title)),
  ]
}

const nowhere = (key: string, title: string, classes: readonly ScheduledClass[]): BoardColumn => ({
  key,
  title,
  instructor_id: null,
  place: null,
  classes,
  appointments: [],
})

/** A room is a location with one of its room plans, or the location where a class has no plan. No location is the first one. */
function byRoom({ classes, appointments, rooms, words }: Day): BoardColumn[] {
  const keyOf = (one: { establishment_id: number | null; room_plan_id?: number | null }) =>
    `${locationOf(one.establishment_id)}/${one.room_plan_id ?? ''}`
  const all = [...classes, ...appointments]
  const locations = new Set(all.map(({ establishment_id }) => locationOf(establishment_id)))
  const columns = [...Map.groupBy(all, keyOf)].map(([key, list]) => {
    const first = list.find(({ establishment_name }) => establishment_name !== null) ?? list[0]!
    const { establishment_id, establishment_name } = first
    const room_plan_id = 'room_plan_id' in first ? first.room_plan_id : null
    const room = rooms.find(({ id }) => id === room_plan_id)?.label
    const parts = [room, !room || locations.size > 1 ? establishment_name : null].filter(Boolean)
    return {
      key,
      title: parts.join(' · ') || words.noRoom,
      instructor_id: null,
      place: { establishment_id, establishment_name, room_plan_id },
      classes: classes.filter((cls) => keyOf(cls) === key),
      appointments: appointments.filter((one) => keyOf(one) === key),
    }
  })
  return columns.toSorted((one, other) => one.title.localeCompare(other.title))
}
