import type { Reader } from '../../db/writer.ts'
import { entryById, leftOf } from '../payments/queries.ts'
import { entriesPaidBy } from './queries.ts'
import { shareOver } from './share-rules.ts'

/** By which entries of the ledger an amount that went back at the processor is given back here; none where it is not in it. */
export function sharesOf(reader: Reader, payment_intent_id: string | null, amount_minor: number) {
  if (payment_intent_id === null) return []
  const entries = reader.all(entriesPaidBy, { payment_intent_id }).map(({ id }) => {
    return { id, left_minor: leftOf(reader.one(entryById, { id })!) }
  })
  return shareOver(entries, amount_minor)
}
