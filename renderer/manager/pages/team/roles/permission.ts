import type { Permission } from '../../../../../server/api/permissions.ts'

/** What the server names as a permission; the contract's answer only says text. */
export const isPermission = (text: string): text is Permission => text.includes('.')

/** The permissions of a role with one of them ticked or not. */
export function withPermission(held: readonly string[], permission: Permission, isHeld: boolean): Permission[] {
  const others = held.filter(isPermission).filter((one) => one !== permission)
  return isHeld ? [...others, permission] : others
}

/** Whether a role may do something that whoever looks may not, who then leaves it as it is. */
export function holdsMore(held: readonly string[], denied: (permission: Permission) => string | null): boolean {
  return held.filter(isPermission).some((permission) => denied(permission) !== null)
}
