import type { Door } from './doors.ts'
import { Refusal } from './errors.ts'
import type { Operation } from './operation.ts'

/** Permissions, each with the sentence that says what it allows. */
export type Permissions = Readonly<Record<string, string>>

/** Who sent a request: a role (`nobody` where nobody signed in) and, where roles are refined, what is permitted. */
export interface AnyCaller {
  role: string
  id?: number | string
  permissions?: ReadonlySet<string>
}

/** The token of an Authorization header (RFC 6750, section 2.1); refuses with 401 where there is none. */
export function requireToken(authorization: string | undefined): string {
  const token = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1]
  if (token) return token
  throw new Refusal('AUTH_REQUIRED', 'Sign in first.', { headers: { 'WWW-Authenticate': 'Bearer' } })
}

/** Refuses the wrong door, whoever calls. */
export function requireDoor(operation: Operation, door: Door): void {
  if (operation.door === 'local' && door !== 'local') {
    throw new Refusal('LOOPBACK_ONLY', 'This is done on the computer that serves it, not from outside.')
  }
}

/** Refuses a caller whose role may never call this operation, and one without its permission. */
export function requireRole(operation: Operation, caller: AnyCaller, permissions: Permissions): void {
  if (operation.access === 'public') return
  if (caller.role === 'nobody') throw new Refusal('AUTH_REQUIRED', 'Sign in first.')
  const needed = operation.access[caller.role]
  if (!needed) throw new Refusal('AUTH_INSUFFICIENT_PERMISSIONS', `This is not for ${caller.role}s.`)
  if (needed in permissions) requirePermission(caller, needed, permissions)
}

/** Refuses a caller who lacks a permission. */
export function requirePermission(caller: AnyCaller, permission: string, permissions: Permissions): void {
  if (caller.permissions?.has(permission)) return
  throw new Refusal(
    'AUTH_INSUFFICIENT_PERMISSIONS',
    `This needs the permission "${permissions[permission]}" (${permission}). The owner can grant it.`,
  )
}
