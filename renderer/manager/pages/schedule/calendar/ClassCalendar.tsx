import { Calendar, type CalendarRef, type EventInput } from '@fullcalendar/react'
import { useEffect, useMemo, useRef } from 'react'
import { useNow } from '../../../../shared/clock.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { useWidth } from '../../../../shared/use-width.ts'
import { useMessages } from '../../../messages/index.ts'
import { closureOn, type Closure } from '../closures/closure.ts'
import { addDays, shiftMinutes } from '../days.ts'
import { isMovable } from '../move/moved.ts'
import { ClassBlock, type ScheduledClass } from './ClassBlock.tsx'
import { DayHead } from './DayHead.tsx'
import type { Hours } from './hours.ts'
import { gridOptions, look, NOW } from './look.ts'
import { nudged, type Span } from './nudge.ts'
import { sideBySide } from './side-by-side.ts'
import { troubleOf, type ClassMark } from './trouble.ts'
import { useFocusBlock, useMeasured, useReachable } from './use-grid.ts'

interface ClassCalendarProps {
  day: string
  classes: readonly ScheduledClass[]
  closures: readonly Closure[]
  /** Number of clients who came to each class that is over, by class id. */
  came: ReadonlyMap<number, number>
  /** The classes that need attention, by id. */
  marks: ReadonlyMap<number, ClassMark>
  hours: Hours
  /** The class whose new time is not saved yet. */
  movingId: number | null
  mayPlan: boolean
  onOpen: (classId: number) => void
  onPlan: (span: Span, wasDrawn: boolean) => void
  /** A step by the keyboard: others may follow before it is meant. */
  onNudge: (cls: ScheduledClass, span: Span) => void
  onMove: (cls: ScheduledClass, span: Span) => void
  onDay: (day: string) => void
}

const VIEW = 'timeGridWeek'

/** The week as a grid of hours in the studio's timezone, with its classes to open, draw, move and stretch. */
export default function ClassCalendar(props: ClassCalendarProps) {
  const { day, classes, closures, came, marks, hours, movingId, mayPlan } = props
  const { onOpen, onPlan, onNudge, onMove, onDay } = props
  const { schedule: m } = useMessages()
  const format = useFormat()
  const calendar = useRef<CalendarRef>(null)
  const box = useRef<HTMLDivElement>(null)
  const byId = useMemo(() => new Map(classes.map((cls) => [String(cls.id), cls])), [classes])
  const time = useNow(60_000)
  const events = useMemo(
    () => [...classes.map((cls) => blockOf(cls, mayPlan)), ...closures.map(closedDays), nowLine(time)],
    [classes, closures, mayPlan, time],
  )
  useEffect(() => calendar.current?.getApi().changeView(VIEW, day), [day])
  const focusBlock = useFocusBlock(box, events)
  const isMeasured = useMeasured()
  const width = useWidth(box)
  const fit = useMemo(() => (width > 0 ? sideBySide(width, classes) : undefined), [width, classes])
  useReachable(box, isMeasured, classes.length === 0)

  return (
    <div
      ref={box}
      role="presentation"
      className={isMeasured ? 'h-full' : 'invisible h-full'}
      onClick={({ target }) => {
        const head = (target as Element).closest<HTMLElement>('[role=columnheader]')
        if (head?.dataset['date']) onDay(head.dataset['date'])
      }}
      onKeyDown={(event) => {
        const id = (event.target as Element).closest<HTMLElement>('[data-class-id]')?.dataset['classId']
        const cls = byId.get(id ?? '')
        const span = cls && mayPlan && isMovable(cls) ? nudged(cls, event, format.timezone) : null
        if (!cls || !span) return
        event.preventDefault()
        focusBlock(cls.id)
        onNudge(cls, span)
      }}
    >
      <Calendar
        {...look}
        {...gridOptions({ locale: format.locale, label: m.calendar, hours, classes, mayPlan })}
        ref={calendar}
        initialView={VIEW}
        initialDate={day}
        timeZone={format.timezone}
        firstDay={1}
        eventMaxStack={fit}
        dayLaneInnerClass={fit === undefined ? 'mx-0.5' : 'ms-0.5 me-6.5'}
        moreLinkClick={({ date }) => {
          onDay(format.dayOf(date.toISOString()))
          return undefined
        }}
        moreLinkContent={({ num }) => m.moreOf(num)}
        moreLinkHint={(num) => m.moreHint(num)}
        slotHeaderContent={({ date }) => format.time(date.toISOString())}
        dayHeaderContent={({ date, isToday }) => {
          const on = format.dayOf(date.toISOString())
          const closure = closureOn(closures, on)
          return <DayHead {...{ on, isToday, closure, m, format }} />
        }}
        events={events}
        eventContent={({ event, isMirror }) => {
          const cls = byId.get(event.id)
          if (!cls) return null
          const span = { starts_at: event.start!.toISOString(), ends_at: event.end!.toISOString() }
          const seen = cls.state === 'finished' ? came.get(cls.id) : undefined
          const isMoving = isMirror || cls.id === movingId
          const trouble = troubleOf(marks.get(cls.id))
          return <ClassBlock {...{ cls, m, format, trouble, isMoving }} {...span} came={seen} />
        }}
        eventDidMount={({ el, event }) => {
          el.dataset['classId'] = event.id
        }}
        eventClick={({ event, jsEvent }) => {
          jsEvent.preventDefault()
          if (byId.has(event.id)) onOpen(Number(event.id))
        }}
        eventDrop={({ event }) => onMove(byId.get(event.id)!, spanOf(event))}
        eventResize={({ event }) => onMove(byId.get(event.id)!, spanOf(event))}
        select={({ start, end }) => {
          onPlan({ starts_at: start.toISOString(), ends_at: end.toISOString() }, true)
          calendar.current?.getApi().unselect()
        }}
        dateClick={({ date }) => {
          if (mayPlan) onPlan({ starts_at: date.toISOString(), ends_at: date.toISOString() }, false)
        }}
      />
    </div>
  )
}

function blockOf(cls: ScheduledClass, mayPlan: boolean): EventInput {
  const editable = mayPlan && isMovable(cls)
  return { id: String(cls.id), title: cls.name, start: cls.starts_at, end: cls.ends_at, editable }
}

function closedDays({ id, starts_on, ends_on }: Closure): EventInput {
  return { id: `closure-${id}`, start: starts_on, end: addDays(ends_on, 1), allDay: true, display: 'background' }
}

// A line of our own: the calendar's lies above everything, and keeps tools from seeing what is behind its text.
function nowLine(time: number): EventInput {
  const start = new Date(time).toISOString()
  return { id: NOW, start, end: shiftMinutes(start, 1), display: 'background' }
}

function spanOf(event: { start: Date | null; end: Date | null }): Span {
  return { starts_at: event.start!.toISOString(), ends_at: event.end!.toISOString() }
}
