import type { Caller } from '../../api/caller.ts'
import { Refusal } from '../../api/errors.ts'
import type { Permission } from '../../api/permissions.ts'
import { say, type Said } from '../../lib/sayings/sayings.ts'

/** Refuses (403) to hand on a permission that the caller lacks. */
export function requireHeld(caller: Caller, granted: readonly Permission[]): void {
  const names = lacking(caller, granted)
  if (names.length > 0) throw forbidden(say('staff.cannot_hand_on', { names }))
}

/** Refuses (403) to change or delete a role that holds a permission which the caller lacks. */
export function requireMayChange(caller: Caller, role: { name: string; permissions: readonly Permission[] }): void {
  const names = lacking(caller, role.permissions)
  if (names.length > 0) throw forbidden(say('staff.role_may_do_more', { name: role.name, names }))
}

/** Refuses (403) anybody but an owner to touch an owner. */
export function requireOwnerFor(caller: Caller, account: { is_owner: boolean }): void {
  if (account.is_owner && !(caller.role === 'manager' && caller.isOwner)) {
    throw forbidden(say('staff.only_owner_changes_owners'))
  }
}

/** Refuses (403) to change, close, delete or reset an account that may do what the caller may not. */
export function requireMayTouch(
  caller: Caller,
  account: { is_owner: boolean; full_name: string; permissions: readonly Permission[] },
): void {
  requireOwnerFor(caller, account)
  const names = lacking(caller, account.permissions)
  if (names.length > 0) throw forbidden(say('staff.account_may_do_more', { name: account.full_name, names }))
}

/** The permissions out of some that the caller lacks, in words. */
function lacking(caller: Caller, permissions: readonly Permission[]): Said[] {
  const held = caller.role === 'manager' ? caller.permissions : new Set<Permission>()
  const missing = permissions.filter((permission) => !held.has(permission))
  return missing.map((permission) => say('quoted', { name: say(`permission.${permission}`) }))
}

function forbidden(detail: Said): Refusal {
  return new Refusal('AUTH_INSUFFICIENT_PERMISSIONS', detail)
}
