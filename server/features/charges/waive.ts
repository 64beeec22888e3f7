import type { Act } from '../../context.ts'
import { db } from '../../db/build.ts'
import type { Tx } from '../../db/writer.ts'
import { audit } from '../audit/audit.ts'
import type { ChargeRow } from './queries.ts'
import { type Said } from '../../lib/sayings/sayings.ts'

/** Marks one open charge as waived. */
export function writeWaiver(tx: Tx, act: Act, charge: ChargeRow, reason: Said): ChargeRow {
  const row = tx.returningOne(
    db
      .updateTable('charges')
      .set({ status: 'waived', waived_at: act.now, waive_reason: reason, updated_at: act.now })
      .where('id', '=', charge.id)
      .returningAll(),
  )
  audit(tx, act, 'charge.waive', { entity: 'charge', id: charge.id, before: charge, after: row })
  return row
}
