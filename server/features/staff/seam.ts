import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/writer.ts'
import type { StaffAccount } from './queries.ts'

/** The choice for everything an instructor who leaves has still to come: somebody takes over, or (`force`) nobody does. */
export interface Leaving {
  force?: boolean | undefined
  substitute_id?: number | undefined
}

/** A feature with records of a staff account. */
export interface AccountFollower {
  /** An account was opened or closed; `leaving` is for one who teaches. */
  activated(tx: Tx, ctx: Ctx, account: StaffAccount, isActive: boolean, leaving: Leaving): void
  /** An account is about to be deleted: deletes what is its own and gives the files to be removed after the commit. */
  deleting(tx: Tx, account: StaffAccount): string[]
}
