import type { Act } from '../../context.ts'
import type { Reader } from '../../db/writer.ts'
import { addHours } from '../../lib/time.ts'
import { isKnownHere, lettersOfLate } from './own-letters-queries.ts'

/** Letters a day to one address because its client did something: of whom the studio knows nothing but what they registered, */
const OF_A_STRANGER = 20
/** and of whoever has been there, has bought something or was entered by the studio. */
const OF_A_CLIENT = 60

/**
 * Whether an address has had enough letters for a day because a client did this and that. Nobody need prove that the address
 * they register is their own, so that it may be anybody's. What the studio and its jobs write is not held back, nor is a
 * link that somebody asked for, which has a bound of its own.
 */
export function hasEnough(reader: Reader, { actor, now }: Act, address: string): boolean {
  if (actor.kind !== 'client' || actor.id === null) return false
  const most = reader.one(isKnownHere, { id: actor.id }) ? OF_A_CLIENT : OF_A_STRANGER
  const sent = reader.one(lettersOfLate, { address, most, since: addHours(now, -24), now })
  return (sent?.count ?? 0) >= most
}
