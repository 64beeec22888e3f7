import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/writer.ts'
import type { StaffAccount } from './queries.ts'

/** What hangs on a staff account. */
export interface AccountFollower {
  /** An account was opened or closed. */
  activated(tx: Tx, ctx: Ctx, account: StaffAccount, isActive: boolean): void
  /** An account is about to be deleted: deletes what is its own and gives the files to be removed after the commit. */
  deleting(tx: Tx, account: StaffAccount): string[]
}
