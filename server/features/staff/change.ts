import type { z } from 'zod'
import type { Ctx } from '../../context.ts'
import { db } from '../../db/build.ts'
import type { Permission } from '../../api/permissions.ts'
import type { Reader, Tx } from '../../db/writer.ts'
import { Refusal } from '../../api/errors.ts'
import { audit } from '../audit/audit.ts'
import { checkPassword } from '../auth/password-rule.ts'
import { setStaffPassword, closeTokens } from '../auth/queries.ts'
import { insertAccount } from './account.ts'
import type { staffContract } from './contract.ts'
import { requireHeld, requireMayTouch, requireOwnerFor } from './grants.ts'
import { loadRole, loadStaff, otherOwner, otherStaff, presentStaff, setActive, type StaffAccount } from './queries.ts'
import { say } from '../../lib/sayings/sayings.ts'

/** Permissions for the data that an instructor's login shows: setting its password or address takes them. */
const teachersSee: readonly Permission[] = ['clients.view', 'bookings.manage']

type NewStaff = z.output<(typeof staffContract)['POST /api/v1/staff']['body']>
type Changes = z.output<(typeof staffContract)['PUT /api/v1/staff/{staff_id}']['body']>

/** Adds a manager with a role that may do no more than the caller. */
export async function createStaff(ctx: Ctx, { full_name, email, password, role_id }: NewStaff) {
  await checkPassword(password, email, 'password')
  const password_hash = await ctx.ports.passwords.hash(password)

  return ctx.write((tx) => {
    checkRole(tx, ctx, role_id)
    checkStaffEmail(tx, email, 0)
    const stamps = { created_at: ctx.now, updated_at: ctx.now }
    const account = { full_name, email, kind: 'manager', role_id, password_hash, ...stamps } as const
    const id = insertAccount(tx, account)
    const after = presentStaff(loadStaff(tx, id))
    audit(tx, ctx, 'staff.create', { entity: 'staff', id, after })
    return after
  })
}

/** Changes an account; a new password or role ends its sessions, a new e-mail its open links. */
export async function changeStaff(ctx: Ctx, id: number, changes: Changes) {
  const { new_password, ...fields } = changes
  const email = changes.email ?? loadStaff(ctx.db, id).email
  if (new_password) await checkPassword(new_password, email, 'new_password')
  const hash = new_password && (await ctx.ports.passwords.hash(new_password))

  return ctx.write((tx) => {
    const before = loadStaff(tx, id)
    requireMayTouch(ctx.caller, before)
    if (before.kind === 'instructor' && (hash || fields.email !== undefined))
      requireMayTouch(ctx.caller, { ...before, permissions: teachersSee })
    if (fields.role_id !== undefined) decideRole(tx, ctx, before, fields.role_id)
    if (fields.email) checkStaffEmail(tx, fields.email, id)
    const kind = fields.role_id === undefined ? before.kind : ('manager' as const)
    tx.run(
      db
        .updateTable('staff')
        .set({ ...fields, kind, updated_at: ctx.now })
        .where('id', '=', id),
    )
    if (hash) tx.run(setStaffPassword, { id, hash, now: ctx.now })
    else if (kind !== before.kind || (fields.role_id ?? before.role_id) !== before.role_id) endSessions(tx, ctx, before)
    if (hash || fields.email) tx.run(closeTokens, { account_kind: 'staff', account_id: id, now: ctx.now })
    const after = presentStaff(loadStaff(tx, id))
    audit(tx, ctx, hash ? 'staff.update_with_password' : 'staff.update', {
      entity: 'staff',
      id,
      before: presentStaff(before),
      after,
    })
    return after
  })
}

function decideRole(tx: Tx, ctx: Ctx, account: StaffAccount, roleId: number): void {
  const role = checkRole(tx, ctx, roleId)
  if (account.is_owner && !role.is_owner) requireOtherOwner(tx, account)
}

function endSessions(tx: Tx, ctx: Ctx, { id, is_active }: StaffAccount): void {
  tx.run(setActive, { id, is_active, now: ctx.now })
}

function checkRole(tx: Tx, ctx: Ctx, roleId: number) {
  const role = loadRole(tx, roleId)
  requireOwnerFor(ctx.caller, role)
  requireHeld(ctx.caller, role.permissions)
  return role
}

/** Refuses (LAST_OWNER) what would leave the studio without an active owner. */
export function requireOtherOwner(tx: Tx, account: StaffAccount): void {
  if (account.is_owner && account.is_active && !tx.one(otherOwner, { id: account.id })) {
    throw new Refusal('LAST_OWNER', say('staff.only_owner'))
  }
}

/** Refuses (EMAIL_IN_USE) an e-mail that another staff account has; `id` 0 for a new account. */
export function checkStaffEmail(reader: Reader, email: string, id: number): void {
  if (reader.one(otherStaff, { email, id })) {
    throw new Refusal('EMAIL_IN_USE', say('staff.email_in_use'))
  }
}
