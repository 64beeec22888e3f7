import { Refusal } from '../../api/errors.ts'
import type { Caller } from '../../api/caller.ts'
import { say } from '../../lib/sayings/sayings.ts'

/** Returns a caller with the owner's role; refuses everybody else (403). */
export function requireOwner(caller: Caller): Extract<Caller, { role: 'manager' }> {
  if (caller.role === 'manager' && caller.isOwner) return caller
  throw new Refusal('AUTH_INSUFFICIENT_PERMISSIONS', say('auth.only_owner_can_do'))
}
