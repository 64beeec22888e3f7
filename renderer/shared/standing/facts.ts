import type { Answer } from '../../api/index.ts'
import type { WordsIn } from '../i18n/words.ts'

export type Preview = Answer<'GET /api/v1/standing-bookings/preview'>

export interface Speaker {
  words: WordsIn<typeof import('../messages/standing.ts')>
  /** A date as it is read: "Thu 10 Dec". */
  day: (date: string) => string
  /** It is the reader's own. */
  isOwn: boolean
}

/** Codes that mean only that credits have run out. */
const USED_UP = new Set(['NO_CREDITS_LEFT', 'NOT_ENOUGH_CREDITS'])

/** The cost of a weekly booking to what pays for it, how long that lasts, and what will stop it, a sentence each. */
export function factsOf(preview: Preview, { words: m, day, isOwn }: Speaker): string[] {
  const { paying, first_refused, weekdays, interval_weeks, dates } = preview
  const [first] = paying
  const last = paying.at(-1)
  const code = first_refused?.reasons[0]?.code ?? ''
  const endsByCredits = last?.is_used_up === true && USED_UP.has(code)
  const takes = paying.find(({ credits }) => credits > 0)
  const said = [
    dates.length === 0 && m.nothing,
    first && first.credits === 0 && m.covered(first.name),
    takes && m.uses(takes.credits * weekdays.length, interval_weeks),
    ...(paying.length > 1 ? paying.map((one) => m.named(one.name, one.credits_left, day(one.last_on))) : []),
    paying.length === 1 && first && reachOf(first, preview, { words: m, day, isOwn }),
    last?.renews_on && m.renews(day(last.renews_on)),
    endsByCredits && !last.renews_on && m.then,
    first_refused && !endsByCredits && m.refused(day(first_refused.date), first_refused.reasons[0]?.detail ?? ''),
  ]
  return said.filter((one) => typeof one === 'string')
}

/** Returns how long the credits of the only paying membership last; null if that is not limited or another sentence says it. */
function reachOf(
  { credits, credits_left, is_used_up, last_on, renews_on }: Preview['paying'][number],
  { ends_on, known_until, first_refused }: Preview,
  { words: m, day, isOwn }: Speaker,
): string | null {
  if (credits === 0 || credits_left === null) return null
  if (is_used_up) return m.lasts(credits_left, day(last_on), isOwn)
  if (renews_on !== null || first_refused !== null) return null
  return ends_on === known_until ? m.enough(credits_left, isOwn) : m.past(credits_left, day(known_until), isOwn)
}
