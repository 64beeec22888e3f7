import type { Format } from '../../../../shared/format/format.ts'
import { Badge, classes, Tooltip } from '../../../../ui/index.ts'
import type { Messages } from '../../../messages/areas.ts'
import type { Closure } from '../closures/closure.ts'
import { weekdayOf } from '../days.ts'

interface DayHeadProps {
  on: string
  isToday: boolean
  closure: Closure | undefined
  m: Messages['schedule']
  format: Format
}

/** The top of a day's column: weekday and date, whether it is today, and whether the studio is closed. */
export function DayHead({ on, isToday, closure, m, format }: DayHeadProps) {
  return (
    <span className="flex h-9 items-center gap-1.5 px-2.5">
      <span className={classes('text-xs', isToday ? 'font-semibold text-accent-text' : 'font-medium text-muted')}>
        {format.weekday(weekdayOf(on), 'short')}
      </span>
      <span
        className={classes(
          'grid h-5.5 min-w-5.5 place-items-center rounded-full px-1 text-xs font-semibold',
          isToday ? 'bg-accent text-on-accent' : 'text-ink',
        )}
      >
        {Number(on.slice(8))}
      </span>
      {closure ? (
        <Tooltip text={closure.reason ?? m.closed}>
          <span>
            <Badge tone="warn">{m.closed}</Badge>
          </span>
        </Tooltip>
      ) : null}
    </span>
  )
}
