import { sql } from 'kysely'
import { db, query } from './build.ts'
import type { Tx } from './writer.ts'

/** More than the small change that a full disk may still take. */
const SIZE = 256 * 1024

const fill = query((_: object) => db.updateTable('installation').set({ probe: sql`zeroblob(${sql.lit(SIZE)})` }))
const clear = query((_: object) => db.updateTable('installation').set({ probe: null }))

/** Writes something of some size and takes it back, so that its commit tells whether the storage takes writes. */
export function probe(tx: Tx): void {
  tx.run(fill, {})
  tx.run(clear, {})
}
