import type { Ctx } from '../../context.ts'
import { db } from '../../db/build.ts'
import { isInUse } from '../../db/in-use.ts'
import type { Tx } from '../../db/writer.ts'
import { audit } from '../audit/audit.ts'
import { hasActed } from '../audit/queries.ts'
import { forgetFactor } from '../auth/factor.ts'
import { closeTokens } from '../auth/queries.ts'
import { deleteAccountRow } from './account.ts'
import { activate } from './activate.ts'
import { requireOtherOwner } from './change.ts'
import { requireMayTouch } from './grants.ts'
import { loadStaff, presentStaff, type StaffAccount } from './queries.ts'

/**
 * Removes an account. One with a history (classes, notes, entries in the audit log) is deactivated and loses its e-mail
 * and password instead, so that what was done keeps its name. The last active owner stays (LAST_OWNER).
 */
export async function removeStaff(ctx: Ctx, id: number): Promise<void> {
  const files = await ctx
    .write((tx) => erase(tx, ctx, id))
    .catch((error: unknown) => {
      if (!isInUse(error)) throw error
      return ctx.write((tx) => retire(tx, ctx, loadRemovable(tx, ctx, id)))
    })
  for (const file of files) await ctx.ports.files.remove(file)
}

function erase(tx: Tx, ctx: Ctx, id: number): string[] {
  const account = loadRemovable(tx, ctx, id)
  if (hasActed(tx, id)) return retire(tx, ctx, account)
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

function retire(tx: Tx, ctx: Ctx, account: StaffAccount): [] {
  const { id } = account
  activate(tx, ctx, account, false)
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
