import { useFormat } from '../../../shared/format/use-format.ts'
import { classes } from '../../../ui/index.ts'
import { useMessages } from '../../messages/index.ts'
import { addDays, mondayOf, weekdayOf } from './days.ts'

interface DayStripProps {
  day: string
  today: string
  /** The dates that have classes. */
  days: ReadonlySet<string>
  onDay: (day: string) => void
}

/** The week as seven buttons, for a screen that shows one day at a time. */
export function DayStrip({ day, today, days, onDay }: DayStripProps) {
  const { toolbar: m } = useMessages().schedule
  const format = useFormat()
  const monday = mondayOf(day)
  return (
    <div role="group" aria-label={m.days} className="grid grid-cols-7 gap-1 border-b border-line p-1.5">
      {Array.from({ length: 7 }, (_, index) => addDays(monday, index)).map((on) => (
        <button
          key={on}
          type="button"
          aria-pressed={on === day}
          aria-current={on === today ? 'date' : undefined}
          onClick={() => onDay(on)}
          className={classes(
            'ring-focus flex min-h-14 flex-col items-center justify-center gap-0.5 rounded-md text-xs',
            on === day ? 'bg-accent text-on-accent' : 'text-muted hover:bg-hover',
          )}
        >
          <span className="sr-only">{format.date(on, 'long')}</span>
          <span aria-hidden="true">{format.weekday(weekdayOf(on), 'short').slice(0, 2)}</span>
          <span
            className={classes(
              'text-base font-semibold',
              on !== day && (on === today ? 'text-accent-text' : 'text-ink'),
            )}
          >
            {Number(on.slice(8))}
          </span>
          <span className={classes('size-1 rounded-full', days.has(on) ? 'bg-current' : 'bg-transparent')} />
        </button>
      ))}
    </div>
  )
}
