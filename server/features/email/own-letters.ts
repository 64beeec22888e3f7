import type { Act } from '../../context.ts'
import type { Reader } from '../../db/writer.ts'
import { addHours } from '../../lib/time.ts'
import { isKnownHere, lettersOfLate } from './own-letters-queries.ts'

/** Emails a day to one address through a client's actions: by a client known only from their registration, */
const OF_A_STRANGER = 20
/** and by a client who has been there, has bought something or was entered by the studio. */
const OF_A_CLIENT = 60

/**
 * True if an address has had enough emails for a day through a client's actions. Clients need not prove that the address they
 * register is theirs, so it may be anybody's. Emails from the studio and its jobs are not held back, nor are requested links,
 * which have a separate limit.
 */
export function hasEnough(reader: Reader, { actor, now }: Act, address: string): boolean {
  if (actor.kind !== 'client' || actor.id === null) return false
  const most = reader.one(isKnownHere, { id: actor.id }) ? OF_A_CLIENT : OF_A_STRANGER
  const sent = reader.one(lettersOfLate, { address, most, since: addHours(now, -24), now })
  return (sent?.count ?? 0) >= most
}
