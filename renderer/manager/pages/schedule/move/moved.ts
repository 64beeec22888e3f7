import { locationOf } from '../../../../../server/features/establishments/place-rules.ts'
import type { ScheduledClass } from '../calendar/ClassBlock.tsx'
import type { Span } from '../calendar/nudge.ts'
import { minutesBetween } from '../days.ts'
import { asksScope } from '../series/rule.ts'

/** The new instructor or location of a class: the column of the day's board that it is moved to. */
export type Place =
  | Pick<ScheduledClass, 'instructor_id' | 'instructor_name'>
  | Pick<ScheduledClass, 'establishment_id' | 'establishment_name' | 'room_plan_id'>

/** A class, and the time and place it is to have; without a place it stays where it is. */
export interface Proposal {
  cls: ScheduledClass
  span: Span
  place?: Place | undefined
}

/** The classes as they are with a proposal: it may come from, or go to, days that are not in sight. */
export function withProposal(classes: readonly ScheduledClass[], proposal: Proposal | null): ScheduledClass[] {
  if (!proposal) return [...classes]
  return [...classes.filter(({ id }) => id !== proposal.cls.id), movedClass(proposal)]
}

/** A class as it is once it has moved. */
export const movedClass = ({ cls, span, place }: Proposal): ScheduledClass => ({ ...cls, ...span, ...place })

export const isSameSpan = (a: Span, b: Span): boolean => a.starts_at === b.starts_at && a.ends_at === b.ends_at

/** True if a question comes first: which classes of a series, or because clients with a booking will be notified. */
export function asksFirst(proposal: Proposal): boolean {
  const { cls, span } = proposal
  const isNoticed = cls.starts_at !== span.starts_at || Object.keys(placeChange(proposal)).length > 0
  return asksScope(cls) || (cls.booked > 0 && isNoticed)
}

interface PlaceChange {
  instructor_id?: number | null
  establishment_id?: number | null
  room_plan_id?: number | null
}

/** The ids that a move to another place changes; nothing where it stays. */
export function placeChange({ cls, place }: Proposal): PlaceChange {
  const { instructor_id, establishment_id, room_plan_id } = { ...cls, ...place }
  return {
    ...(instructor_id === cls.instructor_id ? {} : { instructor_id }),
    ...(locationOf(establishment_id) === locationOf(cls.establishment_id) ? {} : { establishment_id }),
    ...(room_plan_id === cls.room_plan_id ? {} : { room_plan_id }),
  }
}

/** Only what has not begun can be moved. */
export const isMovable = ({ state }: ScheduledClass): boolean => state === 'scheduled'

/** True if nothing would change. */
export const isIdle = (proposal: Proposal): boolean =>
  isSameSpan(proposal.cls, proposal.span) && Object.keys(placeChange(proposal)).length === 0

/** The instructor who is to teach a class alone, at the same time and place: a substitution, of which the former is kept. */
export function substituteIn(proposal: Proposal): number | null {
  const { instructor_id, ...rest } = placeChange(proposal)
  const isAlone = isSameSpan(proposal.cls, proposal.span) && Object.keys(rest).length === 0
  return isAlone && instructor_id ? instructor_id : null
}

/** The change that brings a class to a time: only what differs from the other. */
export function changeTo(to: Span, from: Span): { starts_at?: string; duration_minutes?: number } {
  const [length, former] = [minutesBetween(to.starts_at, to.ends_at), minutesBetween(from.starts_at, from.ends_at)]
  return {
    ...(to.starts_at === from.starts_at ? {} : { starts_at: to.starts_at }),
    ...(length === former ? {} : { duration_minutes: length }),
  }
}
