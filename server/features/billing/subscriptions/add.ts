import type { Act } from '../../../context.ts'
import { db } from '../../../db/build.ts'
import type { Tx } from '../../../db/writer.ts'
import type { CheckoutRow } from '../checkout/queries.ts'
import type { Paid } from '../fulfil/delivery.ts'

interface Bought {
  row: CheckoutRow
  membership: { id: number; client_id: number }
  purchase_id: number
  paid: Paid
}

/** Keeps a subscription that was bought, and its first invoice, so that none is delivered again as a renewal. Gives its id. */
export function addSubscription(tx: Tx, act: Act, { row, membership, purchase_id, paid }: Bought): number {
  const { subscription, invoice } = paid
  const { status, will_cancel, current_period_start, current_period_end, ended_at } = subscription!
  const { id: subscription_id } = tx.run(
    db.insertInto('subscriptions').values({
      client_id: membership.client_id,
      membership_id: membership.id,
      account_id: row.account_id!,
      livemode: row.livemode!,
      processor_id: subscription!.id,
      status,
      will_cancel,
      current_period_start,
      current_period_end,
      ended_at,
      checked_at: act.now,
      created_at: act.now,
      updated_at: act.now,
    }),
  )
  const invoice_id = invoice?.id ?? subscription!.latest_invoice_id
  if (invoice_id !== null) {
    const { payment_intent_id = null } = invoice ?? {}
    const first = { invoice_id, subscription_id, purchase_id, payment_intent_id, paid_at: act.now }
    tx.run(db.insertInto('processor_invoices').values(first))
  }
  return subscription_id
}
