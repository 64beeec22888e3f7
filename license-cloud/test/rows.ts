import assert from 'node:assert/strict'
import { sql, type Selectable } from 'kysely'
import type { LicenseTable, Store } from '../db/store.ts'

export type LicenseRow = Selectable<LicenseTable>

/** The license of a session, or of a key (found by its end). */
export async function licenseRow(store: Store, of: string): Promise<LicenseRow> {
  const column = of.startsWith('cs_') ? 'checkout_session_id' : 'key_end'
  const value = of.startsWith('cs_') ? of : of.slice(-5)
  const rows = await store.selectFrom('license').selectAll().where(column, '=', value).execute()
  assert.equal(rows.length, 1, `licenses of ${of}`)
  return rows[0]!
}

/** Every row of every table, all of its columns as text. */
export async function everyRow(store: Store): Promise<string[]> {
  const tables = await sql<{ name: string }>`
    SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'`.execute(store)
  const rows = await Promise.all(
    tables.rows.map(({ name }) => sql<{ row: string }>`SELECT t::text AS row FROM ${sql.table(name)} t`.execute(store)),
  )
  return rows.flatMap((found) => found.rows.map(({ row }) => row))
}
