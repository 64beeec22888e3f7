import type { Ctx } from '../../context.ts'
import { db } from '../../db/build.ts'
import type { Tx } from '../../db/writer.ts'
import { Refusal } from '../../api/errors.ts'
import { permissions as catalog, type Permission } from '../../api/permissions.ts'
import { audit } from '../audit/audit.ts'
import { requireHeld, requireMayChange } from './grants.ts'
import { loadRole, otherRole } from './queries.ts'
import { say } from '../../lib/sayings/sayings.ts'

interface RoleInput {
  name: string
  permissions?: Permission[] | undefined
}

/** Adds a role. Its name must be free (ROLE_NAME_IN_USE), its permissions the caller's own. */
export function createRole(ctx: Ctx, { name, permissions = [] }: RoleInput) {
  return ctx.write((tx) => {
    requireHeld(ctx.caller, permissions)
    checkName(tx, name, 0)
    const stamps = { created_at: ctx.now, updated_at: ctx.now }
    const { id } = tx.run(db.insertInto('roles').values({ name, permissions: inOrder(permissions), ...stamps }))
    const role = loadRole(tx, id)
    audit(tx, ctx, 'role.create', { entity: 'role', id, after: role })
    return role
  })
}

/** Renames a role or changes its permissions; those it had and those added must be the caller's own. */
export function changeRole(ctx: Ctx, id: number, { name, permissions }: RoleInput) {
  return ctx.write((tx) => {
    const before = loadChangeable(tx, ctx, id)
    requireHeld(ctx.caller, permissions ?? [])
    checkName(tx, name, id)
    const kept = inOrder(permissions ?? before.permissions)
    tx.run(db.updateTable('roles').set({ name, permissions: kept, updated_at: ctx.now }).where('id', '=', id))
    const role = loadRole(tx, id)
    audit(tx, ctx, 'role.update', { entity: 'role', id, before, after: role })
    return role
  })
}

/** Deletes a role that no account has (else ROLE_IN_USE) and that may do no more than the caller. */
export function deleteRole(ctx: Ctx, id: number) {
  return ctx.write((tx) => {
    const before = loadChangeable(tx, ctx, id)
    if (before.staff_count > 0) {
      throw new Refusal('ROLE_IN_USE', say('staff.role_in_use', { staff_count: before.staff_count }))
    }
    tx.run(db.deleteFrom('roles').where('id', '=', id))
    audit(tx, ctx, 'role.delete', { entity: 'role', id, before })
  })
}

function loadChangeable(tx: Tx, ctx: Ctx, id: number) {
  const role = loadRole(tx, id)
  if (role.is_owner) throw new Refusal('ROLE_PROTECTED', say('staff.owner_role_is_fixed'))
  requireMayChange(ctx.caller, role)
  return role
}

function checkName(tx: Tx, name: string, id: number): void {
  if (tx.one(otherRole, { name, id })) throw new Refusal('ROLE_NAME_IN_USE', say('staff.role_exists', { name }))
}

function inOrder(permissions: readonly Permission[]): Permission[] {
  return catalog.filter((permission) => permissions.includes(permission))
}
