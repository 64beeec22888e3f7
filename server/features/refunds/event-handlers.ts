import type { Act, App } from '../../context.ts'
import { db } from '../../db/build.ts'
import type { Tx } from '../../db/writer.ts'
import { say } from '../../lib/sayings/sayings.ts'
import type { ProcessorDispute } from '../../ports/processor/port.ts'
import type { Connected } from '../billing/account/connected.ts'
import { markBought } from '../billing/checkout/queries.ts'
import type { ProcessorEventHandler } from '../billing/events/handlers.ts'
import { NotHereYet } from '../billing/events/not-here-yet.ts'
import { oneAtATime } from '../billing/fulfil/one-at-a-time.ts'
import { freezeGiftCard } from '../gift-cards/change.ts'
import { entryById, leftOf, type EntryRow } from '../payments/queries.ts'
import { onReceipt } from '../receipts/words.ts'
import { addRefund } from './ask.ts'
import { followRefund } from './follow-refund.ts'
import { disputeById } from './queries.ts'
import { giveBack } from './refund.ts'
import { sharesOf } from './shares.ts'

/** Handlers for events, by the kind of object by which money goes back; each gets its id. */
export const refundHandlers: Readonly<Record<string, ProcessorEventHandler>> = {
  refund: followRefund,
  charge: followCharge,
  dispute: followDispute,
}

/** Takes in how a disputed payment stands. Throws NotHereYet where that is not in the ledger. */
async function followDispute(app: App, act: Act, { processor }: Connected, dispute_id: string): Promise<void> {
  await oneAtATime(app, `dispute ${dispute_id}`, async () => {
    const dispute = await processor.dispute(dispute_id)
    await app.writer.write((tx) => takeIn(tx, act, dispute))
  })
}

function takeIn(tx: Tx, act: Act, dispute: ProcessorDispute): void {
  const { id: dispute_id, payment_intent_id, amount_minor, status } = dispute
  const known = tx.one(disputeById, { dispute_id })
  const shares = sharesOf(tx, payment_intent_id, amount_minor)
  const [entry] = shares
  if (!entry) throw new NotHereYet()
  if (known?.status === status || (known && known.status !== 'open')) return
  const closed_at = status === 'open' ? null : act.now
  const row = { payment_id: entry.id, amount_minor, status, closed_at }
  tx.run(
    db
      .insertInto('processor_disputes')
      .values({ dispute_id, ...row, opened_at: act.now })
      .onConflict((conflict) => conflict.column('dispute_id').doUpdateSet({ status, closed_at })),
  )
  for (const [n, share] of shares.entries()) {
    const part = { ...dispute, amount_minor: share.amount_minor }
    follow(tx, act, tx.one(entryById, { id: share.id })!, part, n === 0 ? dispute_id : `${dispute_id}:${n}`)
  }
}

/**
 * While it is open what was bought is frozen, as far as it can be spent elsewhere: a gift card. Lost, the bank has taken the
 * money back: that is a refund, and what is unused goes. Won, all is as before.
 */
function follow(tx: Tx, act: Act, paid: EntryRow, { status, amount_minor }: ProcessorDispute, id: string): void {
  if (paid.sold_gift_card_id !== null) freezeGiftCard(tx, act, paid.sold_gift_card_id, status !== 'won')
  if (status === 'open') return markBought(tx, act, paid.purchase_id, 'disputed')
  if (status === 'won') return markBought(tx, act, paid.purchase_id, 'completed')
  const amount = Math.min(amount_minor, leftOf(paid))
  if (amount === 0) return
  const request = { reason: onReceipt(tx, say('refund.dispute_lost')), reverse: 'unused' as const }
  const taken = {
    payment_id: paid.id,
    amount_minor: amount,
    reference: id,
    refund_id: id,
    status: 'succeeded' as const,
  }
  const asked = addRefund(tx, act, { ...taken, request }).id
  giveBack(tx, act, paid, { ...request, amount_minor: amount, asked })
}

/** Follows a charge that was partly or fully refunded: looks at each of its refunds. */
async function followCharge(app: App, act: Act, connected: Connected, id: string): Promise<void> {
  for (const refund of await connected.processor.refundsOf(id)) await followRefund(app, act, connected, refund.id)
}
