import type { Act } from '../../../context.ts'
import { db } from '../../../db/build.ts'
import type { Tx } from '../../../db/writer.ts'
import type { CurrencyChange } from '../../settings/seam.ts'
import { everyPrice, openPrices } from './queries.ts'
import { asWritten, say } from '../../../lib/sayings/sayings.ts'

/** Moves every service's price, and those of appointments that are still open, to the studio's new currency. */
export function repriceServices(tx: Tx, act: Act, { to, convert }: CurrencyChange): void {
  for (const { id, name, ...minor } of tx.all(everyPrice, {})) {
    const converted = (amount: number) => convert(amount, say('quoted', { name: asWritten(name) }))
    const price_minor = converted(minor.price_minor)
    // Rounding never makes a deposit more than the price, nor nothing.
    const deposit_minor =
      minor.deposit_minor === null ? null : Math.max(1, Math.min(converted(minor.deposit_minor), price_minor))
    const changed = { price_minor, deposit_minor, updated_at: act.now }
    tx.run(db.updateTable('appointment_services').set(changed).where('id', '=', id))
  }
  for (const { id, name, price_minor } of tx.all(openPrices, {})) {
    const changed = {
      price_minor: convert(price_minor, say('quoted', { name: asWritten(name) })),
      currency: to,
      // A fee that it was booked on is in the former currency: that of now holds.
      agreed_late_fee_minor: null,
      updated_at: act.now,
    }
    tx.run(db.updateTable('appointments').set(changed).where('id', '=', id))
  }
}
