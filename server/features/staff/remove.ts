import { Refusal } from '../../api/errors.ts'
import type { Ctx } from '../../context.ts'
import { db } from '../../db/build.ts'
import { isInUse } from '../../db/in-use.ts'
import type { Tx } from '../../db/writer.ts'
import { say, type Said } from '../../lib/sayings/sayings.ts'
import { audit } from '../audit/audit.ts'
import { hasActed } from '../audit/queries.ts'
import { forgetFactor } from '../auth/factor.ts'
import { closeTokens } from '../auth/queries.ts'
import { auditedDrop } from '../auth/totp.ts'
import { deleteAccountRow } from './account.ts'
import { requireOtherOwner } from './change.ts'
import { requireMayTouch } from './grants.ts'
import type { Leaving } from './seam.ts'
import { loadStaff, presentStaff, setActive, type StaffAccount } from './queries.ts'

/** Deactivates or reactivates an account, as the staff operations do. The last active owner stays (LAST_OWNER). */
export function changeActive(ctx: Ctx, id: number, isActive: boolean, leaving: Leaving = {}) {
  return ctx.write((tx) => {
    const before = loadStaff(tx, id)
    requireMayTouch(ctx.caller, before)
    if (!isActive) requireOtherOwner(tx, before)
    if (before.is_active !== isActive) activate(tx, ctx, before, isActive, leaving)
    const after = presentStaff(loadStaff(tx, id))
    const action = isActive ? 'staff.reactivate' : 'staff.deactivate'
    audit(tx, ctx, action, { entity: 'staff', id, before: presentStaff(before), after })
    return after
  })
}

/** Opens or closes an account, and what hangs on it. Closing ends its sessions and links. */
export function activate(tx: Tx, ctx: Ctx, account: StaffAccount, isActive: boolean, leaving: Leaving = {}): void {
  const { id } = account
  tx.run(setActive, { id, is_active: isActive, now: ctx.now })
  if (!isActive) tx.run(closeTokens, { account_kind: 'staff', account_id: id, now: ctx.now })
  for (const { activated } of ctx.seams.accounts) activated(tx, ctx, account, isActive, leaving)
}

/**
 * Removes an account. One with a history (classes, notes, entries in the audit log) is deactivated and loses its e-mail
 * and password instead, so that what was done keeps its name. The last active owner stays (LAST_OWNER).
 */
export async function removeStaff(ctx: Ctx, id: number, leaving: Leaving = {}): Promise<void> {
  const files = await ctx
    .write((tx) => erase(tx, ctx, id, leaving))
    .catch((error: unknown) => {
      if (!isInUse(error)) throw error
      return ctx.write((tx) => retire(tx, ctx, loadRemovable(tx, ctx, id), leaving))
    })
  for (const file of files) await ctx.ports.files.remove(file)
}

function erase(tx: Tx, ctx: Ctx, id: number, leaving: Leaving): string[] {
  const account = loadRemovable(tx, ctx, id)
  if (hasActed(tx, id)) return retire(tx, ctx, account, leaving)
  const files = ctx.seams.accounts.flatMap(({ deleting }) => deleting(tx, account))
  deleteAccount(tx, ctx, account)
  return files
}

/** Deletes an account that nothing refers to, with its links. Throws SQLite's foreign key error where something does. */
export function deleteAccount(tx: Tx, ctx: Ctx, account: StaffAccount): void {
  const { id } = account
  tx.run(closeTokens, { account_kind: 'staff', account_id: id, now: ctx.now })
  forgetFactor(tx, id)
  deleteAccountRow(tx, id)
  audit(tx, ctx, 'staff.delete', { entity: 'staff', id, before: presentStaff(account) })
}

function retire(tx: Tx, ctx: Ctx, account: StaffAccount, leaving: Leaving): [] {
  const { id } = account
  activate(tx, ctx, account, false, leaving)
  forgetFactor(tx, id)
  tx.run(db.updateTable('staff').set({ email: null, password_hash: null }).where('id', '=', id))
  const after = presentStaff(loadStaff(tx, id))
  audit(tx, ctx, 'staff.retire', { entity: 'staff', id, before: presentStaff(account), after })
  return []
}

function loadRemovable(tx: Tx, ctx: Ctx, id: number): StaffAccount {
  const account = loadStaff(tx, id)
  requireMayTouch(ctx.caller, account)
  requireOtherOwner(tx, account)
  return account
}

/** Takes the second factor of another account off, as an owner does for somebody who lost it; their sessions end. */
export function removeFactor(ctx: Ctx, id: number): Promise<void> {
  return ctx.write((tx) => {
    const { caller } = ctx
    if (caller.role !== 'manager' || !caller.isOwner) throw forbidden(say('staff.only_owner_takes_off_factor'))
    if (caller.id === id) throw forbidden(say('staff.own_second_factor'))
    auditedDrop(tx, ctx, loadStaff(tx, id))
  })
}

function forbidden(detail: Said): Refusal {
  return new Refusal('AUTH_INSUFFICIENT_PERMISSIONS', detail)
}
