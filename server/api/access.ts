import { requirePermission as requireOneOf } from '../http/access.ts'
import type { Caller } from './caller.ts'
import { permissionCatalog, type Permission } from './permissions.ts'

/** Refuses a manager who lacks a permission (and anybody who is not one). */
export function requirePermission(caller: Caller, permission: Permission): void {
  requireOneOf(caller, permission, permissionCatalog)
}
