import { useFormat } from '../../../../shared/format/use-format.ts'
import { usePhone } from '../../../../shared/use-phone.ts'
import { Button, classes } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { addDays, mondayOf, weekdayOf } from '../../schedule/days.ts'
import { AppointmentBlock } from './AppointmentBlock.tsx'
import type { CalendarProps } from './DayCalendar.tsx'
import { NoAppointments } from './NoAppointments.tsx'
import { TimeGrid } from './TimeGrid.tsx'
import type { CalendarState } from './use-calendar-state.ts'

/** A week as a column for each day over its hours; on a phone the days that have any stand one below the other. */
export function WeekCalendar({ appointments, usual, state }: CalendarProps) {
  const { appointments: m } = useMessages()
  const format = useFormat()
  const isPhone = usePhone()
  if (appointments.length === 0) return <NoAppointments title={m.none.week} state={state} />
  const monday = mondayOf(state.day)
  const byDay = Map.groupBy(appointments, ({ starts_at }) => format.dayOf(starts_at))
  const days = Array.from({ length: 7 }, (_, at) => addDays(monday, at))
  const open = (appointment: number) => state.set({ appointment })
  if (!isPhone) {
    const columns = days.map((on) => ({
      key: on,
      head: <Day {...{ on, state }} />,
      held: byDay.get(on) ?? [],
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
