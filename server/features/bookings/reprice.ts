import type { Act } from '../../context.ts'
import { db } from '../../db/build.ts'
import type { Tx } from '../../db/writer.ts'
import { isBooked } from './queries.ts'

/** Fees that open bookings were made on are in the former currency: those of now hold in the new one. */
export function forgetAgreedFees(tx: Tx, { now }: Act): void {
  const none = { agreed_late_fee_minor: null, agreed_no_show_fee_minor: null, updated_at: now }
  tx.run(db.updateTable('bookings').set(none).where(isBooked))
}
