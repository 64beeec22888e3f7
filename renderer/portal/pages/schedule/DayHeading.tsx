import { useFormat } from '../../../shared/format/use-format.ts'
import { useMessages } from '../../messages/index.ts'
import { nameOfDay } from '../../parts/days.ts'

/** Names a day as people do: "Today, Monday 2 March". */
export function DayHeading({ day }: { day: string }) {
  const { schedule: m } = useMessages()
  const format = useFormat()
  const name = nameOfDay(day, format.today())
  return (
    <h1 className="text-lg font-semibold">
      {name ? `${m[name]}, ` : null}
      <span className={name ? 'font-normal text-muted' : ''}>{format.date(day, 'day')}</span>
    </h1>
  )
}
