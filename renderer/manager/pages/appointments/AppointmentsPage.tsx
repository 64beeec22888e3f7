import { useState } from 'react'
import { useApi } from '../../../api/index.ts'
import { useDenied } from '../../../shared/session/use-session.ts'
import { Loaded } from '../../../shared/states/Loaded.tsx'
import { Button, Card, Drawer, PageHeader, Skeleton } from '../../../ui/index.ts'
import { useMessages } from '../../messages/index.ts'
import { shownDays } from '../schedule/days.ts'
import { AppointmentsNav } from './AppointmentsNav.tsx'
import { BookForm } from './book/BookForm.tsx'
import { CalendarBar } from './calendar/CalendarBar.tsx'
import { DayCalendar } from './calendar/DayCalendar.tsx'
import { WeekCalendar } from './calendar/WeekCalendar.tsx'
import { AppointmentDrawer } from './details/AppointmentDrawer.tsx'
import { useCalendarState } from './calendar/use-calendar-state.ts'

/** Appointments of a day by instructor, or of a week by day; what is in sight and what is open are in the address. */
export default function AppointmentsPage() {
  const { appointments: m } = useMessages()
  const state = useCalendarState()
  const [isBooking, setBooking] = useState(false)
  const { view, day, instructor } = state
  const { first, last } = shownDays(view, day)
  const query = { start_date: first, end_date: last, instructor_id: instructor || undefined }
  const appointments = useApi('GET /api/v1/appointments', { query }, { keep: true, every: 60_000 })
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
          {(list) => <Calendar {...{ usual, state }} appointments={list} />}
        </Loaded>
      </Card>
      <AppointmentDrawer appointmentId={state.appointmentId} onClose={() => state.set({ appointment: 0 })} />
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
