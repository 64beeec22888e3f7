import type { EventInput } from '@fullcalendar/react'
import type { Minutes } from '../../appointments/calendar/closed.ts'
import type { ScheduledClass } from '../calendar/ClassBlock.tsx'
import { NOW } from '../calendar/look.ts'
import { isMovable } from '../move/moved.ts'
import type { BoardColumn } from './columns.ts'
import { dayOfColumn, toBoard } from './fake-days.ts'

interface Day {
  day: string
  timezone: string
  mayPlan: boolean
  isClosed: boolean
  /** Milliseconds; null where the day is not today. */
  time: number | null
  closedOf: (instructorId: number | null, day: string) => readonly Minutes[]
}

/** An appointment's id among the blocks: classes have numbers alone. */
export const appointmentKey = (id: number): string => `a${id}`

/** Everything that is drawn on the board: classes and appointments, when nobody can be booked, closed days, and the present. */
export function eventsOf(
  columns: readonly BoardColumn[],
  { day, timezone, mayPlan, isClosed, time, closedOf }: Day,
): EventInput[] {
  return columns.flatMap((column, at) => [
    ...column.classes.map((cls) => blockOf(cls, at, day, timezone, mayPlan)),
    ...column.appointments.map(({ id, client_name, starts_at, ends_at }) => ({
      id: appointmentKey(id),
      title: client_name,
      ...toBoard({ starts_at, ends_at }, at, day, timezone),
      editable: false,
    })),
    ...closedOf(column.instructor_id, day).map((span, nth) => shade(`closed-${at}-${nth}`, at, span)),
    ...(isClosed ? [shade(`closure-${at}`, at, [0, 24 * 60])] : []),
    ...(time === null ? [] : [nowLine(time, at, day, timezone)]),
  ])
}

function blockOf(cls: ScheduledClass, column: number, day: string, timezone: string, mayPlan: boolean): EventInput {
  const editable = mayPlan && isMovable(cls)
  return { id: String(cls.id), title: cls.name, ...toBoard(cls, column, day, timezone), editable }
}

function shade(id: string, column: number, [from, to]: Minutes): EventInput {
  const at = (minutes: number) =>
    new Date(Date.parse(`${dayOfColumn(column)}T00:00:00Z`) + minutes * 60_000).toISOString()
  return { id, start: at(from), end: at(to), display: 'background' }
}

function nowLine(time: number, column: number, day: string, timezone: string): EventInput {
  const [starts_at, ends_at] = [new Date(time).toISOString(), new Date(time + 60_000).toISOString()]
  return { id: `${NOW}-${column}`, ...toBoard({ starts_at, ends_at }, column, day, timezone), display: 'background' }
}
