import { Refusal } from '../../api/errors.ts'
import type { Caller } from '../../api/caller.ts'

/** Whoever has the owner's role; refuses everybody else (403). */
export function requireOwner(caller: Caller): Extract<Caller, { role: 'manager' }> {
  if (caller.role === 'manager' && caller.isOwner) return caller
  throw new Refusal('AUTH_INSUFFICIENT_PERMISSIONS', 'Only an owner can do this.')
}
