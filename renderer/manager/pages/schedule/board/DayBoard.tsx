import { Calendar } from '@fullcalendar/react'
import { useMemo, useRef, useState } from 'react'
import { useNow } from '../../../../shared/clock.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { useToast } from '../../../../shared/problem/use-toast.ts'
import { useWidth } from '../../../../shared/use-width.ts'
import { Button } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import type { Appointment } from '../../appointments/appointment.ts'
import { useClosed } from '../../appointments/calendar/use-closed.ts'
import { usePhotos } from '../../team/instructors/use-photos.ts'
import { ClassBlock, type ScheduledClass } from '../calendar/ClassBlock.tsx'
import { hoursFor, type Hours } from '../calendar/hours.ts'
import { boardLook, gridOptions } from '../calendar/look.ts'
import { nudged, type Span } from '../calendar/nudge.ts'
import { troubleOf, type ClassMark } from '../calendar/trouble.ts'
import { useFocusBlock, useMeasured, useReachable } from '../calendar/use-grid.ts'
import { closureOn, type Closure } from '../closures/closure.ts'
import { shiftMinutes, minutesBetween } from '../days.ts'
import { isMovable, type Place } from '../move/moved.ts'
import { usePeople } from '../use-people.ts'
import { AppointmentTile } from './AppointmentTile.tsx'
import { BoardHead } from './BoardHead.tsx'
import { columnsOf, type BoardColumn, type By } from './columns.ts'
import { appointmentKey, eventsOf } from './events.ts'
import { FIRST_COLUMN, fromBoard } from './fake-days.ts'
import { useNames } from './use-names.ts'
import { shownColumns } from './window.ts'

interface DayBoardProps {
  day: string
  by: By
  classes: readonly ScheduledClass[]
  appointments: readonly Appointment[]
  /** Some classes or appointments may be out of sight. */
  isFiltered: boolean
  closures: readonly Closure[]
  /** Number of clients who came to each class that is over, by class id. */
  came: ReadonlyMap<number, number>
  /** The classes that need attention, by id. */
  marks: ReadonlyMap<number, ClassMark>
  /** The studio's hours. */
  usual: Hours
  /** The class whose new time or column is not saved yet. */
  movingId: number | null
  mayPlan: boolean
  onOpen: (classId: number) => void
  onAppointment: (appointmentId: number) => void
  onPlan: (span: Span, wasDrawn: boolean, place: Place | undefined) => void
  onNudge: (cls: ScheduledClass, span: Span, place?: Place) => void
  onMove: (cls: ScheduledClass, span: Span, place?: Place) => void
}

/** A day as one board: a column for each instructor or room, with its classes and appointments over the hours. */
export default function DayBoard(props: DayBoardProps) {
  const { by, classes, appointments, isFiltered, usual } = props
  const { schedule: m } = useMessages()
  const { timezone } = useFormat()
  const { instructors, rooms } = usePeople()
  const box = useRef<HTMLDivElement>(null)
  const width = useWidth(box)
  const [from, setFrom] = useState(0)
  const columns = useMemo(
    () => columnsOf({ classes, appointments, people: isFiltered ? [] : instructors, rooms, words: m.board }, by),
    [classes, appointments, isFiltered, instructors, rooms, m, by],
  )
  const { first, shown } = shownColumns(width, columns.length, from)
  const inSight = useMemo(() => columns.slice(first, first + shown), [columns, first, shown])
  const hours = hoursFor([...classes, ...appointments], usual, timezone)
  return (
    <div ref={box} className="flex h-full flex-col">
      {shown < columns.length && width > 0 ? (
        <div className="flex items-center justify-end gap-1 border-b border-line px-2 py-1 text-xs text-muted">
          <span className="figures" aria-live="polite">
            {m.board.range(first + 1, first + shown, columns.length)}
          </span>
          <Button
            look="quiet"
            size="small"
            icon="left"
            iconOnly
            label={m.board.before}
            isDisabled={first === 0}
            onPress={() => setFrom(Math.max(0, first - shown))}
          />
          <Button
            look="quiet"
            size="small"
            icon="right"
            iconOnly
            label={m.board.after}
            isDisabled={first + shown === columns.length}
            onPress={() => setFrom(first + shown)}
          />
        </div>
      ) : null}
      {width > 0 && columns.length > 0 ? (
        <div className="min-h-0 flex-1">
          <Columns
            {...props}
            key={shown}
            columns={inSight}
            all={columns}
            hours={hours}
            onReveal={(column) =>
              setFrom(columns.indexOf(column) < first ? columns.indexOf(column) : columns.indexOf(column) - shown + 1)
            }
          />
        </div>
      ) : null}
    </div>
  )
}

interface ColumnsProps extends DayBoardProps {
  /** Those in sight. */
  columns: readonly BoardColumn[]
  all: readonly BoardColumn[]
  hours: Hours
  /** Brings a column into sight. */
  onReveal: (column: BoardColumn) => void
}

function Columns(props: ColumnsProps) {
  const { day, by, classes, appointments, closures, came, marks, movingId, mayPlan, columns, all, hours } = props
  const { onOpen, onAppointment, onPlan, onNudge, onMove, onReveal } = props
  const { schedule: m } = useMessages()
  const format = useFormat()
  const { timezone } = format
  const toast = useToast()
  const photoOf = usePhotos()
  const closedOf = useClosed(day, by === 'instructor')
  const box = useRef<HTMLDivElement>(null)
  const byId = useMemo(() => new Map(classes.map((cls) => [String(cls.id), cls])), [classes])
  const met = useMemo(() => new Map(appointments.map((one) => [appointmentKey(one.id), one])), [appointments])
  const now = useNow(60_000)
  const time = day === format.today() ? now : null
  const isClosed = closureOn(closures, day) !== undefined
  const events = useMemo(
    () => eventsOf(columns, { day, timezone, mayPlan, isClosed, time, closedOf }),
    [columns, day, timezone, mayPlan, isClosed, time, closedOf],
  )
  const focusBlock = useFocusBlock(box, events)
  const isMeasured = useMeasured()
  useReachable(box, isMeasured, classes.length + appointments.length === 0)
  useNames(box, format.date(day, 'long'))

  /** The place a block was dropped on; null if it can't go there. */
  const placeAt = (column: BoardColumn | undefined, cls: ScheduledClass) =>
    column && (column.place ?? (column.classes.includes(cls) ? undefined : null))

  const drop = (id: string, start: Date, end: Date, revert: () => void) => {
    const cls = byId.get(id)!
    const to = fromBoard(start, day, timezone)
    const place = placeAt(columns[to.column], cls)
    if (place === null) {
      revert()
      toast.refused(m.board.noInstructor, m.board.needsInstructor)
      return
    }
    const isLonger = end.getTime() - start.getTime() !== lengthOnBoard(cls)
    const ends_at = isLonger
      ? fromBoard(end, day, timezone, true).instant
      : shiftMinutes(to.instant, minutesBetween(cls.starts_at, cls.ends_at))
    onMove(cls, { starts_at: to.instant, ends_at }, place)
  }
  const lengthOnBoard = (cls: ScheduledClass) => {
    const event = events.find(({ id }) => id === String(cls.id))
    return event ? Date.parse(String(event.end)) - Date.parse(String(event.start)) : 0
  }

  /** Alt and an arrow to the side takes a class to the next column that has a place for it. */
  const toSide = (cls: ScheduledClass, by: 1 | -1) => {
    const next = all[all.findIndex((column) => column.classes.includes(cls)) + by]
    if (!next?.place) return
    onNudge(cls, { starts_at: cls.starts_at, ends_at: cls.ends_at }, next.place)
    if (!columns.includes(next)) onReveal(next)
  }

  return (
    <div
      ref={box}
      role="presentation"
      className={isMeasured ? 'h-full' : 'invisible h-full'}
      onKeyDown={(event) => {
        const id = (event.target as Element).closest<HTMLElement>('[data-class-id]')?.dataset['classId']
        const cls = byId.get(id ?? '')
        if (!cls || !mayPlan || !isMovable(cls) || !event.altKey) return
        const side = { ArrowLeft: -1, ArrowRight: 1 }[event.key] as 1 | -1 | undefined
        const span = side ? null : nudged(cls, event, timezone)
        if (!side && !span) return
        event.preventDefault()
        focusBlock(cls.id)
        if (span) onNudge(cls, span)
        else toSide(cls, side!)
      }}
    >
      <Calendar
        {...boardLook}
        {...gridOptions({ locale: format.locale, label: m.calendar, hours, classes, mayPlan })}
        views={{ board: { type: 'timeGrid', dayCount: columns.length } }}
        initialView="board"
        initialDate={FIRST_COLUMN}
        timeZone="UTC"
        slotHeaderContent={({ date }) => format.clock(date.toISOString().slice(11, 16))}
        dayHeaderContent={({ date }) => {
          const column = columns[fromBoard(date, day, timezone).column]
          return column ? <BoardHead column={column} photo_url={photoOf(column.instructor_id)} m={m.board} /> : null
        }}
        events={events}
        eventContent={({ event, isMirror }) => {
          const appointment = met.get(event.id)
          if (appointment) return <AppointmentTile appointment={appointment} format={format} />
          const cls = byId.get(event.id)
          if (!cls) return null
          const seen = cls.state === 'finished' ? came.get(cls.id) : undefined
          const starts_at = fromBoard(event.start!, day, timezone).instant
          const ends_at = isMirror ? fromBoard(event.end!, day, timezone, true).instant : cls.ends_at
          const isMoving = isMirror || cls.id === movingId
          return (
            <ClassBlock
              {...{ cls, m, format, starts_at, ends_at, isMoving }}
              came={seen}
              trouble={troubleOf(marks.get(cls.id))}
            />
          )
        }}
        eventDidMount={({ el, event }) => {
          if (!met.has(event.id)) el.dataset['classId'] = event.id
        }}
        eventClick={({ event, jsEvent }) => {
          jsEvent.preventDefault()
          const appointment = met.get(event.id)
          if (appointment) onAppointment(appointment.id)
          else if (byId.has(event.id)) onOpen(Number(event.id))
        }}
        eventDrop={({ event, revert }) => drop(event.id, event.start!, event.end!, revert)}
        eventResize={({ event, revert }) => drop(event.id, event.start!, event.end!, revert)}
        selectAllow={({ start, end }) =>
          start.toISOString().slice(0, 10) === new Date(end.getTime() - 1).toISOString().slice(0, 10)
        }
        select={({ start, end, view }) => {
          const from = fromBoard(start, day, timezone)
          const ends_at = fromBoard(end, day, timezone, true).instant
          onPlan({ starts_at: from.instant, ends_at }, true, columns[from.column]?.place ?? undefined)
          view.calendar.unselect()
        }}
        dateClick={({ date }) => {
          const { column, instant } = fromBoard(date, day, timezone)
          if (mayPlan) onPlan({ starts_at: instant, ends_at: instant }, false, columns[column]?.place ?? undefined)
        }}
      />
    </div>
  )
}
