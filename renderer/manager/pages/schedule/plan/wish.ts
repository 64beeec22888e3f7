import type { ScheduledClass } from '../calendar/ClassBlock.tsx'
import type { Span } from '../calendar/nudge.ts'

/** What somebody pointed at when asking for a new class: a drawn time, a start, a day, or a class to plan again. */
export interface Wish {
  span?: Span
  starts_at?: string
  day?: string
  like?: ScheduledClass
}
