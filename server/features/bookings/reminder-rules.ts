import { addHours, addMinutes, type Instant } from '../../lib/time.ts'

/** A reminder later than this long before is of no use. */
export const SHORTEST_NOTICE_HOURS = 1
/** Minutes between two looks for reminders to send. */
export const LOOK_MINUTES = 5

/** The time until which a push reminder is worth sending; and the start of the event, computed back from that time. */
export const pushedUntil = (starts_at: Instant): Instant => addHours(starts_at, -SHORTEST_NOTICE_HOURS)
export const remindedStart = (pushed_until: Instant): Instant => addHours(pushed_until, SHORTEST_NOTICE_HOURS)

/** True if a reminder that was written in time, but waited, is still of use: not much less than an hour before. */
export function isWorthReminding(starts_at: Instant, now: Instant): boolean {
  return starts_at > addMinutes(addHours(now, SHORTEST_NOTICE_HOURS), -LOOK_MINUTES)
}

/**
 * Between which instants what begins is reminded of now, where reminders leave so many hours before. A look may be late, and
 * later than an hour before nobody is reminded: what is due just then is reminded of by the looks before.
 */
export function toRemindOf(now: Instant, hours: number): { after: Instant; until: Instant } {
  const after = addHours(now, SHORTEST_NOTICE_HOURS)
  const [until, least] = [addHours(now, hours), addMinutes(after, 2 * LOOK_MINUTES)]
  return { after, until: until > least ? until : least }
}
