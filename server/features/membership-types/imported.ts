import type { Act } from '../../context.ts'
import { db } from '../../db/build.ts'
import type { Tx } from '../../db/writer.ts'
import { settingsOf } from '../settings/queries.ts'
import { COVERS_ALL, type Coverage } from './coverage-rules.ts'
import { typeById } from './queries.ts'
import { insertTerms, removeTerms } from './terms.ts'
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
  terms?: ImportedTerms
  /** The categories of classes that it covers; none: all classes. Absent: nobody has said. */
  category_ids?: number[]
}

/** Further fields of a type in a list; absent ones are as for a new type. */
export interface ImportedTerms {
  is_active?: boolean
  sellable_online?: boolean
  can_pause?: boolean
  max_pause_days?: number
  rollover_enabled?: boolean
  max_rollover_credits?: number
  late_cancel_fee_override_minor?: number
  no_show_fee_override_minor?: number
  fee_forgiveness_count_override?: number
  is_intro_offer?: boolean
  intro_price_minor?: number
  intro_validity_days?: number
}

/** Makes a type, sold online only where the list says so. Without a price it is inactive, so that nobody sells it for nothing. */
export function insertImportedType(tx: Tx, act: Act, { price_minor, terms = {}, category_ids, ...type }: ImportedType) {
  const made = tx.returningOne(
    db
      .insertInto('membership_types')
      .values({
        ...type,
        ...terms,
        price_minor: price_minor ?? 0,
        is_active: price_minor !== null && terms.is_active !== false,
        currency: settingsOf(tx).currency,
        sellable_online: price_minor !== null && terms.sellable_online === true,
        created_at: act.now,
        updated_at: act.now,
      })
      .returningAll(),
  )
  if (category_ids === undefined) return made
  return { ...made, terms_id: insertTerms(tx, act, made.id, { ...COVERS_ALL, coverage: coverageOf(category_ids) }) }
}

function coverageOf(category_ids: number[]): Coverage {
  return category_ids.length === 0 ? COVERS_ALL.coverage : { ...COVERS_ALL.coverage, classes: 'listed', category_ids }
}

/** Takes an imported type back; gives why it stays, if it was edited. Throws (a foreign key) where memberships are of it. */
export function removeImportedType(tx: Tx, id: number, imported: Record<string, unknown>): Said | null {
  const row = tx.one(typeById, { id })
  if (!row) return null
  if (row.updated_at !== imported.updated_at) return say('kept.type_edited')
  removeTerms(tx, id)
  tx.run(db.deleteFrom('membership_types').where('id', '=', id))
  return null
}
