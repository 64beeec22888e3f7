import type { Act } from '../../context.ts'
import { db } from '../../db/build.ts'
import type { Tx } from '../../db/writer.ts'
import type { CurrencyChange } from '../settings/seam.ts'
import { fixedAmountCodes } from './queries.ts'
import { say } from '../../lib/sayings/sayings.ts'

/** Moves the codes that take off an amount to the studio's new currency. */
export function repricePromoCodes(tx: Tx, act: Act, { convert }: CurrencyChange): void {
  for (const { id, code, discount_minor } of tx.all(fixedAmountCodes, {})) {
    const changed = { discount_minor: convert(discount_minor, say('promo_code', { code })), updated_at: act.now }
    tx.run(db.updateTable('promo_codes').set(changed).where('id', '=', id))
  }
}
