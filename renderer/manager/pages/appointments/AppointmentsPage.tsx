import { useState } from 'react'
import { useApi } from '../../../api/index.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useDenied } from '../../../shared/session/use-session.ts'
import { Loaded } from '../../../shared/states/Loaded.tsx'
import { usePhone } from '../../../shared/use-phone.ts'
import {
  Button,
  Card,
  classes,
  Drawer,
  PageHeader,
  SegmentedControl,
  Select,
  Skeleton,
  Spinner,
} from '../../../ui/index.ts'
import { useMessages } from '../../messages/index.ts'
import { addDays, mondayOf, shownDays, weekdayOf } from '../schedule/days.ts'
import { usePeople } from '../schedule/use-people.ts'
import { useBehind } from './calendar/use-behind.ts'
import { AppointmentsNav } from './AppointmentsNav.tsx'
import { isOn, type Appointment } from './appointment.ts'
import { BookForm } from './book/BookForm.tsx'
import { AppointmentBlock } from './calendar/AppointmentBlock.tsx'
import { DayCalendar, NoAppointments, type CalendarProps } from './calendar/DayCalendar.tsx'
import { TimeGrid } from './calendar/TimeGrid.tsx'
import { AppointmentDrawer } from './details/AppointmentDrawer.tsx'
import { useCalendarState, type CalendarState } from './calendar/use-calendar-state.ts'

/** Appointments of a day by instructor, or of a week by day; what is in sight and what is open are in the address. */
export default function AppointmentsPage() {
  const { appointments: m } = useMessages()
  const state = useCalendarState()
  const [isBooking, setBooking] = useState(false)
  const { view, day, instructor } = state
  const { first, last } = shownDays(view, day)
  const query = { start_date: first, end_date: last, instructor_id: instructor || undefined }
  const appointments = useApi('GET /api/v1/appointments', { query }, { keep: true, every: 60_000 })
  const behind = useBehind(first, last, instructor, view === 'day' || instructor > 0)
  const denied = useDenied()
  const studio = useApi('GET /api/v1/studio', {}, { fresh: 60_000, enabled: !denied('settings.view') })
  const usual = { start: studio.data?.calendar_start_hour ?? 6, end: studio.data?.calendar_end_hour ?? 22 }
  const Calendar = view === 'week' ? WeekCalendar : DayCalendar
  return (
    <>
      <AppointmentsNav />
      <PageHeader title={m.title}>
        <Button look="primary" icon="plus" onPress={() => setBooking(true)} disabledReason={denied('bookings.manage')}>
          {m.book}
        </Button>
      </PageHeader>
      <Card flush>
        <CalendarBar state={state} shown={appointments.data} isFetching={appointments.isPlaceholderData} />
        <Loaded query={appointments} skeleton={<Skeleton className="m-4 h-[max(28rem,calc(100dvh-17.5rem))]" />}>
          {(list) => <Calendar {...{ usual, state, behind }} appointments={list} />}
        </Loaded>
      </Card>
      <AppointmentDrawer appointmentId={state.appointmentId} onClose={state.close} />
      <Drawer title={m.booking.title} isOpen={isBooking} onClose={() => setBooking(false)}>
        {isBooking ? (
          <BookForm
            day={day < state.today ? state.today : day}
            onClose={() => setBooking(false)}
            onBooked={({ starts_at }) => state.follow(starts_at)}
          />
        ) : null}
      </Drawer>
    </>
  )
}

/** A week as a column for each day over its hours; on a phone the days that have any stand one below the other. */
function WeekCalendar({ appointments, usual, state, behind }: CalendarProps) {
  const { appointments: m } = useMessages()
  const format = useFormat()
  const isPhone = usePhone()
  // Of everybody's classes a week would be full: they are behind the appointments of one instructor.
  const ofOne = state.instructor > 0
  // A list on a phone has appointments only: without one it is empty.
  const hasBehind = ofOne && behind.hasClasses
  if (appointments.length === 0 && (isPhone || !hasBehind)) return <NoAppointments title={m.none.week} state={state} />
  const monday = mondayOf(state.day)
  const byDay = Map.groupBy(appointments, ({ starts_at }) => format.dayOf(starts_at))
  const days = Array.from({ length: 7 }, (_, at) => addDays(monday, at))
  const { open } = state
  if (!isPhone) {
    const columns = days.map((on) => ({
      key: on,
      head: <Day {...{ on, state }} />,
      held: byDay.get(on) ?? [],
      behind: ofOne ? behind.classesOf(state.instructor, on) : [],
      closed: ofOne ? behind.closedOf(state.instructor, on) : [],
      isToday: on === state.today,
    }))
    return <TimeGrid key={monday} {...{ columns, usual }} withInstructor onOpen={open} />
  }
  return (
    <section aria-label={m.calendar} className="divide-y divide-line">
      {days
        .filter((on) => byDay.has(on))
        .map((on) => (
          <div key={on} className="min-w-0 p-2">
            <div className="mb-2">
              <Day {...{ on, state }} />
            </div>
            <ul className="flex flex-col gap-2">
              {byDay.get(on)?.map((one) => (
                <AppointmentBlock key={one.id} appointment={one} withInstructor onOpen={open} />
              ))}
            </ul>
          </div>
        ))}
    </section>
  )
}

/** The top of a day, which leads to it. */
function Day({ on, state }: { on: string; state: CalendarState }) {
  const format = useFormat()
  return (
    <h3 className="w-full">
      <Button
        look="quiet"
        onPress={() => state.showDay(on)}
        className={classes('w-full', on === state.today && 'text-accent-text!')}
      >
        <span className="sr-only">{format.date(on, 'long')}</span>
        <span aria-hidden="true">
          {format.weekday(weekdayOf(on), 'short')} {Number(on.slice(8))}
        </span>
      </Button>
    </h3>
  )
}

interface CalendarBarProps {
  state: CalendarState
  /** The appointments in sight, once loaded. */
  shown: readonly Appointment[] | undefined
  isFetching: boolean
}

/** Says what is in sight, and leads elsewhere. */
function CalendarBar({ state, shown, isFetching }: CalendarBarProps) {
  const { appointments: m } = useMessages()
  const format = useFormat()
  const { instructors } = usePeople()
  const { view, day, today } = state
  const { first, last } = shownDays(view, day)
  return (
    <div className="flex flex-wrap items-center gap-2 border-b border-line p-2">
      <Button onPress={() => state.goTo(today)}>{m.today}</Button>
      <div className="flex">
        <Button look="quiet" icon="left" iconOnly label={m.before[view]} onPress={() => state.turn(-1)} />
        <Button look="quiet" icon="right" iconOnly label={m.after[view]} onPress={() => state.turn(1)} />
      </div>
      <h2 className="figures min-w-0 truncate text-base font-semibold" aria-live="polite">
        {view === 'week' ? format.dateRange(first, last) : format.date(day, 'long')}
      </h2>
      {shown && shown.length > 0 ? (
        <span className="text-sm text-muted">{m.many(shown.filter(isOn).length)}</span>
      ) : null}
      <span className="w-4">{isFetching ? <Spinner className="text-faint" /> : null}</span>
      <div className="ms-auto flex flex-wrap items-center gap-2 phone:ms-0 phone:w-full">
        <Select
          label={m.instructor}
          hideLabel
          value={state.instructor}
          onChange={(id) => state.set({ instructor: id })}
          options={[{ id: 0, label: m.everyone }, ...instructors]}
          className="w-44 phone:w-full"
        />
        <SegmentedControl
          label={m.view}
          value={view}
          onChange={(next) => state.set({ view: next })}
          options={[
            { id: 'day', label: m.views.day },
            { id: 'week', label: m.views.week },
          ]}
        />
      </div>
    </div>
  )
}
