import type { ScheduledClass } from '../calendar/ClassBlock.tsx'
import type { Span } from '../calendar/nudge.ts'
import { minutesBetween } from '../days.ts'

/** A class and the time it is to have. */
export interface Proposal {
  cls: ScheduledClass
  span: Span
}

/** The classes as they are with a proposal: it may come from, or go to, days that are not in sight. */
export function withProposal(classes: readonly ScheduledClass[], proposal: Proposal | null): ScheduledClass[] {
  if (!proposal) return [...classes]
  const { cls, span } = proposal
  return [...classes.filter(({ id }) => id !== cls.id), { ...cls, ...span }]
}

export const isSameSpan = (a: Span, b: Span): boolean => a.starts_at === b.starts_at && a.ends_at === b.ends_at

/** Whether somebody has to be asked first: which classes of a series, or because those booked will be told. */
export function asksFirst({ cls, span }: Proposal): boolean {
  return Boolean(cls.series_id) || (cls.booked > 0 && cls.starts_at !== span.starts_at)
}

/** The change that brings a class to a time: only what differs from the other. */
export function changeTo(to: Span, from: Span): { starts_at?: string; duration_minutes?: number } {
  const [length, former] = [minutesBetween(to.starts_at, to.ends_at), minutesBetween(from.starts_at, from.ends_at)]
  return {
    ...(to.starts_at === from.starts_at ? {} : { starts_at: to.starts_at }),
    ...(length === former ? {} : { duration_minutes: length }),
  }
}
