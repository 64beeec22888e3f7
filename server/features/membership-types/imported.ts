import type { Act } from '../../context.ts'
import { db } from '../../db/build.ts'
import type { Tx } from '../../db/writer.ts'
import { settingsOf } from '../settings/queries.ts'
import { typeById } from './queries.ts'
import { say, type Said } from '../../lib/sayings/sayings.ts'

/** A membership type as an import brings it; a price of null is unknown. */
export interface ImportedType {
  name: string
  description: string | null
  type: 'subscription' | 'class_pack' | 'time_pass' | 'drop_in'
  price_minor: number | null
  billing_interval: string | null
  credits_included: number | null
  credits_per_interval: number | null
  unlimited: boolean
  validity_days: number | null
}

/** Makes a type, never sold online by itself. Without a price it is inactive, so that nobody sells it for nothing. */
export function insertImportedType(tx: Tx, act: Act, { price_minor, ...type }: ImportedType) {
  return tx.returningOne(
    db
      .insertInto('membership_types')
      .values({
        ...type,
        price_minor: price_minor ?? 0,
        is_active: price_minor !== null,
        currency: settingsOf(tx).currency,
        sellable_online: false,
        created_at: act.now,
        updated_at: act.now,
      })
      .returningAll(),
  )
}

/** Takes an imported type back; gives why it stays, if it was edited. Throws (a foreign key) where memberships are of it. */
export function removeImportedType(tx: Tx, id: number, imported: Record<string, unknown>): Said | null {
  const row = tx.one(typeById, { id })
  if (!row) return null
  if (row.updated_at !== imported.updated_at) return say('kept.type_edited')
  tx.run(db.deleteFrom('membership_types').where('id', '=', id))
  return null
}
