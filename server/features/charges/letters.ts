import type { Act } from '../../context.ts'
import type { Tx } from '../../db/writer.ts'
import { toMajor } from '../../lib/money.ts'
import { recipientOf } from '../clients/recipient.ts'
import { enqueueMail } from '../email/enqueue.ts'
import type { ChargeRow } from './queries.ts'

/** Tells a client (or her guardian) that a charge is due. Who has no e-mail is told at the desk. */
export function enqueueChargeLetter(tx: Tx, act: Act, charge: ChargeRow): void {
  const to = recipientOf(tx, charge.client_id)
  if (!to) return
  const { description, amount_minor, currency } = charge
  const data = {
    name: to.name,
    client: to.clientName,
    description,
    amount: toMajor(amount_minor, currency),
    currency,
  }
  enqueueMail(tx, act, { template: 'charge_due', to, data })
}
