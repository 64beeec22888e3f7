import type { Act, App } from '../../../context.ts'
import { db } from '../../../db/build.ts'
import type { Tx } from '../../../db/writer.ts'
import type { Job } from '../../../jobs/runner.ts'
import type { ProcessorPayment } from '../../../ports/processor/port.ts'
import { enqueueChargeLetter } from '../../charges/letters.ts'
import { FEES } from '../../charges/on-receipt.ts'
import { chargeById, type ChargeRow } from '../../charges/queries.ts'
import type { ChargeFollower } from '../../charges/seam.ts'
import { markPaid } from '../../charges/settle.ts'
import { clientById } from '../../clients/queries.ts'
import { enqueueReceiptLetter } from '../../receipts/email.ts'
import { receiptOfPurchase } from '../../receipts/queries.ts'
import { isHeld } from '../../email/held-letters.ts'
import { onReceipt } from '../../receipts/words.ts'
import { lookAgain } from '../events/queries.ts'
import { RENEWALS_TEXT_VERSION } from '../card-contract.ts'
import { findConnected, ownMetadata, type Connected } from '../account/connected.ts'
import { oneAtATime } from '../fulfil/one-at-a-time.ts'
import {
  askedCollections,
  collectionById,
  collectionByPayment,
  collectionByReference,
  type CollectionRow,
} from './queries.ts'
import { askCard, decline, endRetry } from './retry.ts'
import { chargeableCard } from './saved.ts'

/** Why a collection came to nothing though the card paid. */
const GIVEN_BACK = 'given_back'

/** Takes a fee or a renewal that falls due from the client's card, where they agreed to that: then they are not asked to pay it. */
export const cardCollector: ChargeFollower = {
  collects: (tx, act, charge) => {
    const card = chargeableCard(tx, charge.client_id)
    if (!card || !isAgreed(charge, card)) return false
    // Nothing is taken from somebody who is a client no more: what they owe is asked for in person.
    if (!tx.one(clientById, { id: charge.client_id })?.is_active) return false
    askCard(tx, act, charge)
    return true
  },
  ended: (tx, act, { id }) => endRetry(tx, act, id),
}

/** True if the client agreed: everybody who saved a card agreed to fees; to renewals only by the text that names them. */
function isAgreed({ kind }: ChargeRow, { fees_text_version }: { fees_text_version: number | null }): boolean {
  return FEES.includes(kind) || (kind === 'renewal' && (fees_text_version ?? 0) >= RENEWALS_TEXT_VERSION)
}

/** Charges the cards that fees are to be taken from. */
export const collectFees: Job = {
  name: 'take fees from cards',
  everyMinutes: 0,
  hasWork: (app) => !isHeld(app.db) && app.db.one(askedCollections, {}) !== undefined,
  run: async (app, act, round) => {
    const connected = findConnected(app)
    if (!connected) return
    await round.each('collection', app.db.all(askedCollections, {}), ({ id }) =>
      oneAtATime(app, `collection ${id}`, () => collect(app, act, connected, id)),
    )
  },
}

async function collect(app: App, act: Act, connected: Connected, id: number): Promise<void> {
  const row = app.db.one(collectionById, { id })!
  const charge = app.db.one(chargeById, { id: row.charge_id })!
  // Somebody may have been deactivated since it was to be taken.
  const isClient = app.db.one(clientById, { id: row.client_id })?.is_active === true
  const card = isClient ? chargeableCard(app.db, row.client_id) : undefined
  if (row.status !== 'asked') return
  if (charge.status !== 'due' || !card) {
    const why = charge.status === 'due' ? 'no_card' : 'settled'
    return app.writer.write((tx) => fail(tx, act, row, why))
  }
  const { reference, amount_minor } = row
  const asked = {
    customer_id: card.customer_id,
    payment_method_id: card.payment_method_id!,
    amount_minor,
    currency: charge.currency,
    description: onReceipt(app.db, charge.description),
    metadata: ownMetadata(app.db, { purchase_type: 'charge', reference }),
  }
  const payment = await connected.processor.chargeCard(asked, `collect:${reference}`)
  await takeIn(app, act, connected, { row, payment })
}

/** Takes in what became of a payment by a saved card; what is none of those is left alone. */
export async function followPayment(app: App, act: Act, connected: Connected, id: string): Promise<void> {
  const payment = await connected.processor.payment(id)
  const reference = payment.metadata['reference'] ?? ''
  const row =
    app.db.one(collectionByPayment, { payment_intent_id: id }) ?? app.db.one(collectionByReference, { reference })
  if (!row) return
  await oneAtATime(app, `collection ${row.id}`, () => takeIn(app, act, connected, { row, payment }))
}

async function takeIn(
  app: App,
  act: Act,
  { processor }: Connected,
  { row, payment }: { row: CollectionRow; payment: ProcessorPayment },
): Promise<void> {
  const isTwice = await app.writer.write((tx) => settle(tx, act, row, payment))
  // It was paid at the desk, or waived, while the card was charged.
  if (!isTwice) return
  const { id: payment_intent_id, amount_minor, currency, metadata } = payment
  await processor.refund({ payment_intent_id, amount_minor, currency, metadata }, `collected-twice:${row.reference}`)
  await app.writer.write((tx) => fail(tx, act, row, GIVEN_BACK))
}

/** Settles a payment; true if it was taken for a charge that nobody owes now. */
function settle(tx: Tx, act: Act, { id }: CollectionRow, payment: ProcessorPayment): boolean {
  const row = tx.one(collectionById, { id })!
  if (row.status === 'succeeded' || row.failure === GIVEN_BACK) return false
  if (row.status === 'failed') return payment.status === 'succeeded'
  if (payment.status === 'failed') return (refused(tx, act, row, payment.failure ?? 'declined'), false)
  const charge = tx.one(chargeById, { id: row.charge_id })!
  save(tx, act, id, { status: 'processing', payment_intent_id: payment.id })
  if (payment.status === 'processing') return false
  if (charge.status !== 'due') return true
  save(tx, act, id, { status: 'succeeded' })
  tx.run(lookAgain, { now: act.now })
  const payments = [{ method: 'online' as const, amount_minor: row.amount_minor }]
  const { purchase_id } = markPaid(tx, act, charge, { payment_method: 'online', payments })
  enqueueReceiptLetter(tx, act, tx.one(receiptOfPurchase, { purchase_id })!)
  return false
}

/** The bank did not pay: the card is tried again, or the client is asked to pay. */
function refused(tx: Tx, act: Act, row: CollectionRow, failure: string): void {
  save(tx, act, row.id, { status: 'failed', failure, ...decline(tx, act, row, failure) })
}

/** The card was not charged: the client is asked to pay what is still owed. */
function fail(tx: Tx, act: Act, row: CollectionRow, failure: string): void {
  save(tx, act, row.id, { status: 'failed', failure })
  const charge = tx.one(chargeById, { id: row.charge_id })!
  if (charge.status === 'due') enqueueChargeLetter(tx, act, charge)
}

function save(tx: Tx, act: Act, id: number, changes: Partial<CollectionRow>): void {
  tx.run(
    db
      .updateTable('card_collections')
      .set({ ...changes, updated_at: act.now })
      .where('id', '=', id),
  )
}
