import { useFormat } from '../../../shared/format/use-format.ts'
import { useMessages } from '../../messages/index.ts'
import { weekdayOf } from '../../parts/days.ts'

/** The day of a booking as a leaf of a calendar. Readers of screens hear the whole date. */
export function DateBlock({ instant }: { instant: string }) {
  const { schedule: m } = useMessages()
  const format = useFormat()
  const day = format.dayOf(instant)
  const isToday = day === format.today()
  return (
    <p
      className={`grid size-14 shrink-0 content-center rounded-lg text-center ${isToday ? 'bg-accent-soft text-on-accent-soft' : 'bg-sunken text-ink'}`}
    >
      <span className="sr-only">{format.date(day, 'long')}</span>
      <span aria-hidden="true" className="text-2xs font-medium">
        {isToday ? m.today : format.weekday(weekdayOf(day), 'short')}
      </span>
      <span aria-hidden="true" className="figures text-xl font-semibold">
        {Number(day.slice(-2))}
      </span>
    </p>
  )
}
