import type { Door } from './doors.ts'
import { Refusal } from './errors.ts'
import type { Operation } from './operation.ts'
import { say, type Said } from '../lib/sayings/sayings.ts'

/** Permissions, each with the sentence that says what it allows. */
export type Permissions = Readonly<Record<string, Said>>

/** The sender of a request: a role (`nobody` without a session) and, for refined roles, the permissions. */
export interface AnyCaller {
  role: string
  id?: number | string
  permissions?: ReadonlySet<string>
  /** True if it is whom the house belongs to. */
  isOwner?: boolean
}

/** The token of an Authorization header (RFC 6750, section 2.1); refuses with 401 where there is none. */
export function requireToken(authorization: string | undefined): string {
  const token = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1]
  if (token) return token
  throw new Refusal('AUTH_REQUIRED', say('http.sign_in_first'), { headers: { 'WWW-Authenticate': 'Bearer' } })
}

/** Refuses the wrong door for every caller. */
export function requireDoor(operation: Operation, door: Door): void {
  if (operation.door === 'local' && door !== 'local') {
    throw new Refusal('LOOPBACK_ONLY', say('http.only_from_its_computer'))
  }
}

/** Refuses a caller whose role may never call this operation, and one without its permission. */
export function requireRole(operation: Operation, caller: AnyCaller, permissions: Permissions): void {
  if (operation.access === 'public') return
  if (caller.role === 'nobody') throw new Refusal('AUTH_REQUIRED', say('http.sign_in_first'))
  const needed = operation.access[caller.role]
  if (!needed) throw new Refusal('AUTH_INSUFFICIENT_PERMISSIONS', notFor(caller.role))
  if (needed === 'owner') requireOwner(caller)
  if (needed in permissions) requirePermission(caller, needed, permissions)
}

const NOT_FOR: Readonly<Record<string, Said>> = {
  client: say('http.not_for.client'),
  instructor: say('http.not_for.instructor'),
  manager: say('http.not_for.manager'),
  kiosk: say('http.not_for.kiosk'),
}

const notFor = (role: string): Said => NOT_FOR[role] ?? say('http.not_for', { who: role })

/** Refuses everybody but an owner. */
function requireOwner({ isOwner }: AnyCaller): void {
  if (!isOwner) throw new Refusal('AUTH_INSUFFICIENT_PERMISSIONS', say('auth.only_owner_can_do'))
}

/** Refuses a caller who lacks a permission. */
export function requirePermission(caller: AnyCaller, permission: string, permissions: Permissions): void {
  if (caller.permissions?.has(permission)) return
  throw new Refusal(
    'AUTH_INSUFFICIENT_PERMISSIONS',
    say('http.needs_permission', { title: permissions[permission]!, name: permission }),
  )
}
