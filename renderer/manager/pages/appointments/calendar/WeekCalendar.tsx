import { useFormat } from '../../../../shared/format/use-format.ts'
import { Button, classes } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { addDays, mondayOf, weekdayOf } from '../../schedule/days.ts'
import { AppointmentBlock } from './AppointmentBlock.tsx'
import { NoAppointments } from './NoAppointments.tsx'
import type { CalendarProps } from './DayCalendar.tsx'

/** A week as seven columns; on a narrow screen the days stand one below the other. */
export function WeekCalendar({ appointments, state }: CalendarProps) {
  const { appointments: m } = useMessages()
  const format = useFormat()
  if (appointments.length === 0) return <NoAppointments title={m.none.week} state={state} />
  const monday = mondayOf(state.day)
  const byDay = Map.groupBy(appointments, ({ starts_at }) => format.dayOf(starts_at))
  return (
    <section
      aria-label={m.calendar}
      className="grid grid-cols-7 divide-x divide-line narrow:grid-cols-1 narrow:divide-x-0 narrow:divide-y"
    >
      {Array.from({ length: 7 }, (_, at) => addDays(monday, at)).map((on) => {
        const held = byDay.get(on) ?? []
        return (
          <div key={on} className="min-w-0 p-2">
            <h3 className="mb-2">
              <Button
                look="quiet"
                label={format.date(on, 'long')}
                onPress={() => state.showDay(on)}
                className={classes('w-full', on === state.today && 'text-accent-text!')}
              >
                {format.weekday(weekdayOf(on), 'short')} {Number(on.slice(8))}
              </Button>
            </h3>
            {held.length === 0 ? (
              <p className="py-2 text-center text-xs text-muted narrow:hidden">{m.nothing}</p>
            ) : null}
            <ul className="flex flex-col gap-2">
              {held.map((one) => (
                <AppointmentBlock
                  key={one.id}
                  appointment={one}
                  withInstructor
                  onOpen={(appointment) => state.set({ appointment })}
                />
              ))}
            </ul>
          </div>
        )
      })}
    </section>
  )
}
