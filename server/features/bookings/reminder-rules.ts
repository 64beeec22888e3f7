import { addHours, addMinutes, type Instant } from '../../lib/time.ts'

/** A reminder later than this long before is of no use. */
export const SHORTEST_NOTICE_HOURS = 1
/** How often is looked for what is to be reminded of. */
export const LOOK_MINUTES = 5

/** Until when the push that reminds of something is worth sending; and what begins when it tells of what is worth that long. */
export const pushedUntil = (starts_at: Instant): Instant => addHours(starts_at, -SHORTEST_NOTICE_HOURS)
export const remindedStart = (pushed_until: Instant): Instant => addHours(pushed_until, SHORTEST_NOTICE_HOURS)

/** Whether a reminder that was written in time, but waited, is still of use: not much less than an hour before. */
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
