import type { Input } from '../../../../api/index.ts'
import type { Format } from '../../../../shared/format/format.ts'
import type { Messages } from '../../../messages/areas.ts'

interface Recurrence {
  interval: number
  weekdays: readonly number[]
  until: string | null
  count: number | null
}

/** A recurrence in words: "Every 2 weeks on Monday and Wednesday, until 31 Jan 2027". */
export function ruleInWords(
  { interval, weekdays, until, count }: Recurrence,
  m: Pick<Messages['schedule'], 'everyWeek' | 'everyWeeks' | 'untilDay' | 'times'>,
  format: Pick<Format, 'weekday' | 'date'>,
): string {
  const days = weekdays.map((day) => format.weekday(day))
  const rule = interval === 1 ? m.everyWeek(days) : m.everyWeeks(interval, days)
  if (until) return m.untilDay(rule, format.date(until))
  return count ? m.times(rule, count) : rule
}

export type Scope = NonNullable<NonNullable<Input<'PUT /api/v1/scheduled-classes/{class_id}'>['body']>['scope']>

/** Which classes of a series are meant. */
export interface Reach {
  scope: Scope
  include_edited: boolean
}

export const ONLY_THIS: Reach = { scope: 'this', include_edited: false }

/** True if changing a class asks which others of its series are meant: not once the class was changed on its own. */
export const asksScope = ({ series_id, is_edited }: { series_id?: number | null; is_edited?: boolean }): boolean =>
  Boolean(series_id) && !is_edited
