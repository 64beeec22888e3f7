import type { Place } from '../step-list.ts'

/** A place as people count: `2.then.0` is 3a1, `2.else.1` is 3b2. */
export const numberOf = (place: Place): string =>
  place
    .split('.')
    .map((part) => (part === 'then' ? 'a' : part === 'else' ? 'b' : String(Number(part) + 1)))
    .join('')
