import type { Caller } from '../../api/caller.ts'
import { Refusal } from '../../api/errors.ts'
import { permissionCatalog, type Permission } from '../../api/permissions.ts'

/** Refuses (403) to hand on a permission that the caller lacks. */
export function requireHeld(caller: Caller, granted: readonly Permission[]): void {
  const names = lacking(caller, granted)
  if (names) throw forbidden(`You can’t hand on what you may not do yourself: ${names}. The owner can.`)
}

/** Refuses (403) to change or delete a role that holds a permission which the caller lacks. */
export function requireMayChange(caller: Caller, role: { name: string; permissions: readonly Permission[] }): void {
  const names = lacking(caller, role.permissions)
  if (names) throw forbidden(`The role “${role.name}” may do what you may not: ${names}. The owner can change it.`)
}

/** Refuses (403) anybody but an owner to touch an owner. */
export function requireOwnerFor(caller: Caller, account: { is_owner: boolean }): void {
  if (account.is_owner && !(caller.role === 'manager' && caller.isOwner)) {
    throw forbidden('Only an owner can change an owner’s account.')
  }
}

/** Refuses (403) to change, close, delete or reset an account that may do what the caller may not. */
export function requireMayTouch(
  caller: Caller,
  account: { is_owner: boolean; full_name: string; permissions: readonly Permission[] },
): void {
  requireOwnerFor(caller, account)
  const names = lacking(caller, account.permissions)
  if (names)
    throw forbidden(`${account.full_name} may do what you may not: ${names}. The owner can change the account.`)
}

/** What the caller lacks of some permissions, in words; empty where it is nothing. */
function lacking(caller: Caller, permissions: readonly Permission[]): string {
  const held = caller.role === 'manager' ? caller.permissions : new Set<Permission>()
  const missing = permissions.filter((permission) => !held.has(permission))
  return missing.map((permission) => `“${permissionCatalog[permission]}”`).join(', ')
}

function forbidden(detail: string): Refusal {
  return new Refusal('AUTH_INSUFFICIENT_PERMISSIONS', detail)
}
