import type { ScheduledClass } from '../calendar/ClassBlock.tsx'
import { addDays } from '../days.ts'
import type { Scope } from '../series/rule.ts'

/** Series are made twelve weeks ahead, and moved ones a little further. */
const REACH_DAYS = 120

/** Between which days the others of a class's series can be, given its day and today: first and last, both included. */
export function siblingDays(on: string, today: string): { start_date: string; end_date: string } {
  const [start_date = on, last = on] = [on, today].toSorted()
  return { start_date, end_date: addDays(last, REACH_DAYS) }
}

/** The classes that cancelling with a scope hits: those of the series still to come; of the chosen one whatever it is. */
export function reached(classes: readonly ScheduledClass[], chosen: ScheduledClass, scope: Scope): ScheduledClass[] {
  if (scope === 'this') return [chosen]
  return classes.filter((cls) => {
    if (cls.series_id !== chosen.series_id || cls.status === 'cancelled') return false
    if (cls.id === chosen.id) return scope === 'this_and_following' || cls.state === 'scheduled'
    return cls.state === 'scheduled' && (scope === 'all' || cls.starts_at >= chosen.starts_at)
  })
}

/** The number of classes, and of people booked and waiting in them. */
export function sumOf(classes: readonly ScheduledClass[]): { classes: number; booked: number; waiting: number } {
  const sum = (of: (cls: ScheduledClass) => number) => classes.reduce((total, cls) => total + of(cls), 0)
  return { classes: classes.length, booked: sum((cls) => cls.booked), waiting: sum((cls) => cls.waiting + cls.held) }
}
