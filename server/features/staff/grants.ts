import type { Caller } from '../../api/caller.ts'
import { Refusal } from '../../api/errors.ts'
import { permissionCatalog, type Permission } from '../../api/permissions.ts'

/** Refuses (403) to hand on a permission that the caller lacks. */
export function requireHeld(caller: Caller, granted: readonly Permission[]): void {
  const held = caller.role === 'manager' ? caller.permissions : new Set<Permission>()
  const lacking = granted.filter((permission) => !held.has(permission))
  if (lacking.length === 0) return
  const names = lacking.map((permission) => `“${permissionCatalog[permission]}”`).join(', ')
  throw forbidden(`You can’t hand on what you may not do yourself: ${names}. The owner can.`)
}

/** Refuses (403) anybody but an owner to touch an owner. */
export function requireOwnerFor(caller: Caller, account: { is_owner: boolean }): void {
  if (account.is_owner && !(caller.role === 'manager' && caller.isOwner)) {
    throw forbidden('Only an owner can change an owner’s account.')
  }
}

/** Refuses (403) to touch an account that may do more than the caller: its login would hand it on. */
export function requireMayTouch(
  caller: Caller,
  account: { is_owner: boolean; permissions: readonly Permission[] },
): void {
  requireOwnerFor(caller, account)
  requireHeld(caller, account.permissions)
}

function forbidden(detail: string): Refusal {
  return new Refusal('AUTH_INSUFFICIENT_PERMISSIONS', detail)
}
