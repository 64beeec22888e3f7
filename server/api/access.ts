import type { Door } from '../context.ts'
import type { Caller } from './caller.ts'
import { Refusal } from './errors.ts'
import type { Operation } from '../http/operation.ts'
import { permissionCatalog } from './permissions.ts'

/** Refuses a caller whose role may never call this operation, a manager without its permission, and the wrong door. */
export function requireRole(operation: Operation, caller: Caller, door: Door): void {
  if (operation.door === 'local' && door !== 'local') {
    throw new Refusal('LOOPBACK_ONLY', 'This is done on the studio’s own computer, not from outside.')
  }
  if (operation.access === 'public') return
  const { access } = operation
  if (caller.role === 'nobody') throw new Refusal('AUTH_REQUIRED', 'Sign in first.')
  if (!access[caller.role]) {
    throw new Refusal('AUTH_INSUFFICIENT_PERMISSIONS', `This is not for ${caller.role}s.`)
  }
  if (caller.role !== 'manager' || !access.manager || access.manager === 'any') return
  requirePermission(caller, access.manager)
}

/** Refuses a manager who lacks a permission (and anybody who is not one). */
export function requirePermission(caller: Caller, permission: keyof typeof permissionCatalog): void {
  if (caller.role === 'manager' && caller.permissions.has(permission)) return
  throw new Refusal(
    'AUTH_INSUFFICIENT_PERMISSIONS',
    `This needs the permission "${permissionCatalog[permission]}" (${permission}). The owner can grant it.`,
  )
}
