import type { Insertable } from 'kysely'
import { db } from '../../db/build.ts'
import type { StaffTable } from '../../db/tables/tables.generated.ts'
import type { Tx } from '../../db/writer.ts'
import type { Instant } from '../../lib/time.ts'

/** Writes a new account of the staff and gives its id. */
export function insertAccount(tx: Tx, account: Insertable<StaffTable>): number {
  return tx.run(db.insertInto('staff').values(account)).id
}

/** Gives an account another name. */
export function renameAccount(tx: Tx, now: Instant, id: number, full_name: string): void {
  tx.run(db.updateTable('staff').set({ full_name, updated_at: now }).where('id', '=', id))
}

/** Deletes an account's row. Throws SQLite's foreign key error where something refers to it. */
export function deleteAccountRow(tx: Tx, id: number): void {
  tx.run(db.deleteFrom('staff').where('id', '=', id))
}
