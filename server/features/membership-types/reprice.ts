import type { Act } from '../../context.ts'
import { db } from '../../db/build.ts'
import type { Tx } from '../../db/writer.ts'
import type { CurrencyChange } from '../settings/seam.ts'
import { pricesIn } from './queries.ts'
import { asWritten, say } from '../../lib/sayings/sayings.ts'

/** Moves every price and fee of the types to the studio's new currency. */
export function repriceTypes(tx: Tx, act: Act, { from, to, convert }: CurrencyChange): void {
  for (const { id, name, price_minor, ...others } of tx.all(pricesIn, { currency: from })) {
    const optional = (minor: number | null) =>
      minor === null ? null : convert(minor, say('quoted', { name: asWritten(name) }))
    const prices = {
      price_minor: convert(price_minor, say('quoted', { name: asWritten(name) })),
      intro_price_minor: optional(others.intro_price_minor),
      late_cancel_fee_override_minor: optional(others.late_cancel_fee_override_minor),
      no_show_fee_override_minor: optional(others.no_show_fee_override_minor),
    }
    const changed = { ...prices, currency: to, updated_at: act.now }
    tx.run(db.updateTable('membership_types').set(changed).where('id', '=', id))
  }
}
