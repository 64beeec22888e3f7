import { useFormat } from '../../shared/format/use-format.ts'
import { useMessages } from '../messages/index.ts'
import { addDays } from './days.ts'

/** Says when, as people do: "today, 18:00", "tomorrow, 9:00", "Fri, Mar 5, 18:00", in the studio's timezone. */
export function useWhen(): (instant: string) => string {
  const { shell } = useMessages()
  const format = useFormat()
  return (instant) => {
    const day = format.dayOf(instant)
    const time = format.time(instant)
    const today = format.today()
    if (day === today) return shell.todayAt(time)
    return day === addDays(today, 1) ? shell.tomorrowAt(time) : `${format.date(instant, 'weekday')}, ${time}`
  }
}
