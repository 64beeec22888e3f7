import { useEffect, useRef } from 'react'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { useMessages } from '../../../messages/index.ts'
import type { Fill } from '../../today/day.ts'
import type { ClassMark } from '../calendar/trouble.ts'
import { closureOn, type Closure } from '../closures/closure.ts'
import { weekdayOf } from '../days.ts'
import { MonthDay } from './MonthDay.tsx'
import { dayByKey, weeksOf } from './month.ts'

interface MonthGridProps {
  /** The day that is chosen: the grid is of its month. */
  day: string
  today: string
  isPhone: boolean
  classes: readonly Fill[]
  /** The classes that need attention, by id. */
  marks: ReadonlyMap<number, ClassMark>
  closures: readonly Closure[]
  onDay: (day: string) => void
  /** The keyboard comes to a day. */
  onFocus: (day: string) => void
}

/** The days of a month in their weeks; arrows lead from day to day, a press goes to the day. */
export function MonthGrid({ day, today, isPhone, classes, marks, closures, onDay, onFocus }: MonthGridProps) {
  const { month: m } = useMessages().schedule
  const format = useFormat()
  const grid = useRef<HTMLTableElement>(null)
  const isByKey = useRef(false)
  const weeks = weeksOf(day)
  const byDay = Map.groupBy(classes, ({ starts_at }) => format.dayOf(starts_at))
  useEffect(() => {
    if (!isByKey.current) return
    isByKey.current = false
    grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus()
  }, [day])
  return (
    <table
      ref={grid}
      // Arrows lead from cell to cell: that is a grid, which a table alone is not.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
      role="grid"
      aria-label={m.grid(format.date(day, 'month'))}
      className="w-full table-fixed border-collapse"
      onKeyDown={(event) => {
        const next = event.altKey || event.ctrlKey || event.metaKey ? null : dayByKey(event.key, day)
        if (next === null) return
        event.preventDefault()
        event.stopPropagation()
        isByKey.current = true
        onFocus(next)
      }}
    >
      <thead>
        <tr>
          {weeks[0]!.map((on) => (
            <th key={on} scope="col" className="border-b border-line py-1.5 text-xs font-medium text-muted">
              <span className="sr-only">{format.weekday(weekdayOf(on))}</span>
              <span aria-hidden="true">{format.weekday(weekdayOf(on), 'short').slice(0, isPhone ? 2 : 3)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((on) => (
              <MonthDay
                key={on}
                on={on}
                isChosen={on === day}
                isToday={on === today}
                isOver={on < today}
                isOther={on.slice(0, 7) !== day.slice(0, 7)}
                isPhone={isPhone}
                classes={byDay.get(on) ?? []}
                marks={marks}
                closure={closureOn(closures, on)}
                onOpen={() => onDay(on)}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
