import type { Insertable, Updateable } from 'kysely'
import { db } from '../../db/build.ts'
import type { SettingsTable } from '../../db/tables/tables.generated.ts'
import type { Tx } from '../../db/writer.ts'
import { decimals } from '../../lib/decimal-rules.ts'

/** Writes the settings of a new studio. */
export function insertSettings(tx: Tx, settings: Insertable<SettingsTable>): void {
  tx.run(db.insertInto('settings').values({ ...settings, currency_decimals: decimals(settings.currency) }))
}

/** Writes the settings that are given. */
export function saveSettings(tx: Tx, changes: Updateable<SettingsTable>): void {
  const { currency } = changes
  const kept = typeof currency === 'string' ? { currency_decimals: decimals(currency) } : {}
  tx.run(db.updateTable('settings').set({ ...changes, ...kept }))
}

/** Puts a new recovery code in the place of one; false where that is not the code any more. */
export function replaceRecoveryCode(tx: Tx, given: string, next: string): boolean {
  const replace = db.updateTable('settings').set({ recovery_code_hash: next, recovery_code_kept_at: null })
  return tx.run(replace.where('recovery_code_hash', '=', given)).changes > 0
}

/** Puts a new recovery code in the place of whatever was one. */
export function setRecoveryCode(tx: Tx, hash: string): void {
  tx.run(db.updateTable('settings').set({ recovery_code_hash: hash, recovery_code_kept_at: null }))
}

/** Notes that the recovery code is kept; false where that is not the code any more. */
export function keepRecoveryCode(tx: Tx, given: string, now: string): boolean {
  const keep = db.updateTable('settings').set({ recovery_code_kept_at: now })
  return tx.run(keep.where('recovery_code_hash', '=', given)).changes > 0
}
