import type { Act } from '../../context.ts'
import type { Instant } from '../../lib/time.ts'
import type { ClassLetter, LetterData } from '../email/letters.ts'
import type { AtNight } from '../notifications/push-rules.ts'
import { pushedUntil } from './reminder-rules.ts'

/** The emails about a class: each has at least the fields of `ClassLetter`. */
export type ClassTemplate = {
  [Kind in keyof LetterData]: LetterData[Kind] extends ClassLetter ? Kind : never
}[keyof LetterData]

/** News that can't wait for the morning, no matter who causes it: spots go to others, and nothing is offered at night. */
const AT_ONCE: readonly ClassTemplate[] = ['waitlist_offer', 'waitlist_place_free', 'waitlist_booked']

/**
 * Decides how news of a class is pushed in quiet hours and until when: a client's own act is confirmed at once, a reminder is
 * left out if the morning is too late for it, and the rest waits unless the class begins before.
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
