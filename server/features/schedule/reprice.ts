import type { Act } from '../../context.ts'
import { db } from '../../db/build.ts'
import type { Tx } from '../../db/writer.ts'
import type { CurrencyChange } from '../settings/seam.ts'
import { asWritten, say } from '../../lib/sayings/sayings.ts'
import { classesWithOwnPrice } from './own-price-queries.ts'

/** Moves the prices of single classes to come to the studio's new currency. */
export function repriceClasses(tx: Tx, act: Act, { convert }: CurrencyChange): void {
  for (const { id, name, price_minor } of tx.all(classesWithOwnPrice, { now: act.now })) {
    const changed = { price_minor: convert(price_minor, say('quoted', { name: asWritten(name) })), updated_at: act.now }
    tx.run(db.updateTable('scheduled_classes').set(changed).where('id', '=', id))
  }
}
