import type { Ctx } from '../../../context.ts'
import { db, query } from '../../../db/build.ts'
import type { Reader } from '../../../db/writer.ts'
import { ownClientId } from '../../clients/access.ts'
import { findConnected } from '../account/connected.ts'
import { processorSettings } from '../account/queries.ts'
import { customerOf } from '../account/queries.ts'
import { forgetCardThere } from '../tasks/queue.ts'

const forget = query((p: { client_id: number }) =>
  db
    .updateTable('processor_customers')
    .set({ payment_method_id: null, card_brand: null, card_last4: null, fees_agreed_at: null })
    .where('client_id', '=', p.client_id),
)

/** The processor's customer for a client who allowed a card to be charged for fees. */
export function chargeableCard(reader: Reader, client_id: number) {
  const account = reader.one(processorSettings, {})
  const customer = account && reader.one(customerOf, { client_id, ...account })
  return customer?.payment_method_id != null && customer.fees_agreed_at !== null ? customer : undefined
}

/** The client's own saved card, as the API shows it. */
export function shownCard(reader: Reader, client_id: number) {
  const card = chargeableCard(reader, client_id)
  return {
    brand: card?.card_brand ?? null,
    last4: card?.card_last4 ?? null,
    fees_agreed_at: card?.fees_agreed_at ?? null,
  }
}

/** Forgets the client's card, here at once, and at the processor as soon as it can be asked. */
export async function forgetCard(ctx: Ctx) {
  const client_id = ownClientId(ctx)
  const card = chargeableCard(ctx.db, client_id)
  const payment_method_id = card?.payment_method_id
  const isForgotten = payment_method_id == null || (await isForgottenThere(ctx, payment_method_id))
  return ctx.write((tx) => {
    tx.run(forget, { client_id })
    if (!isForgotten) {
      const { account_id, livemode } = card!
      forgetCardThere(tx, ctx, { account_id, livemode, payment_method_id })
    }
    return shownCard(tx, client_id)
  })
}

async function isForgottenThere(ctx: Ctx, payment_method_id: string): Promise<boolean> {
  const connected = findConnected(ctx)
  if (!connected) return false
  try {
    await connected.processor.forgetCard(payment_method_id)
    return true
  } catch {
    return false
  }
}
