import type { Format } from '../../../../shared/format/format.ts'
import type { Messages } from '../../../messages/areas.ts'
import type { Item } from '../../../../api/index.ts'
import { troubleInWords, type Trouble } from './trouble.ts'

export type ScheduledClass = Item<'GET /api/v1/scheduled-classes'>

/** A class as a calendar draws it. */
export interface Seen {
  m: Messages['schedule']
  format: Format
  /** The time at which it is drawn now; it may be moving to another time. */
  starts_at: string
  ends_at: string
  /** Number of clients who came, once it is over. */
  came: number | undefined
  trouble: readonly Trouble[]
}

/** The words of a class in the calendar: how full it is, how many wait or are asked, and a tooltip that says everything. */
export function saidOf(cls: ScheduledClass, { m, format, starts_at, ends_at, came, trouble }: Seen) {
  const isCancelled = cls.status === 'cancelled'
  const fill = isCancelled ? m.state.cancelled : came === undefined ? m.fill(cls) : m.came(came, cls.booked)
  const queue = cls.waiting + cls.held
  const all = [
    `${format.timeSpan(starts_at, ends_at)} ${cls.name}`,
    cls.instructor_name,
    fill,
    queue > 0 ? m.waiting(queue) : null,
    ...trouble.map((one) => troubleInWords(one, m.trouble)),
  ]
  const isUntaught = trouble.some(({ kind }) => kind === 'untaught')
  return { fill, queue, isUntaught, title: all.filter(Boolean).join(' · ') }
}
