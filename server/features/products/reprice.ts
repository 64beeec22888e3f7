import type { Act } from '../../context.ts'
import { db } from '../../db/build.ts'
import type { Tx } from '../../db/writer.ts'
import type { CurrencyChange } from '../settings/seam.ts'
import { everyPrice } from './queries.ts'
import { asWritten, say } from '../../lib/sayings/sayings.ts'

/** Moves every product's price to the studio's new currency. */
export function repriceProducts(tx: Tx, act: Act, { convert }: CurrencyChange): void {
  for (const { id, name, price_minor } of tx.all(everyPrice, {})) {
    const changed = { price_minor: convert(price_minor, say('quoted', { name: asWritten(name) })), updated_at: act.now }
    tx.run(db.updateTable('products').set(changed).where('id', '=', id))
  }
}
