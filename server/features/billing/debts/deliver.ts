import type { Act } from '../../../context.ts'
import type { Tx } from '../../../db/writer.ts'
import { chargeOnReceipt } from '../../charges/on-receipt.ts'
import { settleOnline } from '../../charges/settle.ts'
import { recordPurchase } from '../../payments/ledger.ts'
import { linesPaid } from '../../payments/queries.ts'
import { settingsOf } from '../../settings/queries.ts'
import type { Delivery } from '../fulfil/delivery.ts'
import { linesOfCheckout } from './queries.ts'

/**
 * Settles the charges that were paid: one purchase with a line each, and one receipt. A charge settled otherwise meanwhile is
 * refunded at once, and its line names no charge.
 */
export const deliverDebts: Delivery = (tx, act, _, row) => {
  const { default_vat_rate: vat_rate } = settingsOf(tx)
  const lines = tx.all(linesOfCheckout, { checkout_id: row.id })
  const isFamily = new Set(lines.map(({ client_id }) => client_id)).size > 1
  const isOwed = lines.map(({ status }) => status === 'due' || status === 'pending')
  const { purchase_id } = recordPurchase(tx, act, {
    kind: 'charges',
    client_id: row.client_id,
    list_price_minor: row.list_price_minor,
    discount_minor: 0,
    currency: row.currency,
    lines: lines.map(({ client_name, asked_minor, ...charge }) => ({
      // If several clients owe, each line names the client.
      description: isFamily ? `${chargeOnReceipt(tx, charge)} · ${client_name}` : chargeOnReceipt(tx, charge),
      quantity: 1,
      unit_price_minor: asked_minor,
      total_minor: asked_minor,
      vat_rate,
    })),
    payments: lines.map(({ id, asked_minor }, n) => ({
      method: 'online',
      amount_minor: asked_minor,
      charge_id: isOwed[n] ? id : undefined,
    })),
  })
  for (const charge of lines.filter((_line, n) => isOwed[n])) settleOnline(tx, act, charge)
  giveBackUnowed(tx, act, purchase_id)
  return { purchase_id, isGivenBack: !isOwed.includes(true) }
}

function giveBackUnowed(tx: Tx, act: Act, purchase_id: number): void {
  for (const { id, charge_id } of tx.all(linesPaid, { purchase_id }))
    if (charge_id === null) act.seams.paidTwice(tx, act, id)
}
