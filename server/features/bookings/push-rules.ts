import type { Act } from '../../context.ts'
import type { Instant } from '../../lib/time.ts'
import type { ClassLetter, LetterData } from '../email/letters.ts'
import type { AtNight } from '../notifications/push-rules.ts'
import { pushedUntil } from './reminder-rules.ts'

/** The letters that are about a class: each is told at least what `ClassLetter` says. */
export type ClassTemplate = {
  [Kind in keyof LetterData]: LetterData[Kind] extends ClassLetter ? Kind : never
}[keyof LetterData]

/** News that can't wait for the morning whoever brings it: places go to others, and offers are not made at night. */
const AT_ONCE: readonly ClassTemplate[] = ['waitlist_offer', 'waitlist_place_free', 'waitlist_booked']

/**
 * How news of a class is pushed in quiet hours and until when: what a client did themselves is confirmed at once, a reminder is
 * left out where the morning is too late for it, and the rest waits unless the class begins before.
 */
export function pushOf(
  template: ClassTemplate,
  { actor }: Pick<Act, 'actor'>,
  startsAt: Instant,
): { atNight: AtNight; expiresAt: Instant } {
  if (template === 'class_reminder') return { atNight: 'skip', expiresAt: pushedUntil(startsAt) }
  const isOwnAct = actor.kind === 'client' && template.startsWith('booking_')
  return { atNight: isOwnAct || AT_ONCE.includes(template) ? 'send' : 'wait', expiresAt: startsAt }
}
