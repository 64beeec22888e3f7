import { Refusal } from '../../api/errors.ts'
import type { Act, App, Ctx } from '../../context.ts'
import { db } from '../../db/build.ts'
import type { Reader, Tx } from '../../db/writer.ts'
import { toMajor } from '../../lib/money.ts'
import { ProcessorError, type ProcessorRefund } from '../../ports/processor/port.ts'
import { entriesOfPurchase, entryById, refundableOf } from '../payments/queries.ts'
import { ownMetadata, providerRefused, requireConnected, type Connected } from '../billing/account/connected.ts'
import { processorSettings } from '../billing/account/queries.ts'
import { oneAtATime } from '../billing/fulfil/one-at-a-time.ts'
import { markBought } from '../billing/checkout/queries.ts'
import { newReference } from '../billing/reference.ts'
import type { RefundRequest } from './contract.ts'
import { askedOf, paymentIntentOf, refundRow, type RefundRow } from './queries.ts'
import { say } from '../../lib/sayings/sayings.ts'

/** A refund that goes to the processor, in minor units. */
interface OnlineRefund {
  /** The entry of the ledger that was paid online. */
  payment_id: number
  amount_minor: number
}

type Asking = OnlineRefund & { request: RefundRequest }

/** True if an entry can be given back at the processor at all. */
export function canGiveBack(reader: Reader, paymentId: number): boolean {
  const paid = reader.one(paymentIntentOf, { payment_id: paymentId })
  const account = reader.one(processorSettings, {})
  if (paid?.payment_intent_id == null || !account) return false
  // A payment to an account that the studio has left is refunded there.
  return paid.account_id === null || paid.account_id === account.account_id
}

/** The ledger's entry of what was asked for, where it was written by what the processor told meanwhile. */
export function entryAsked(reader: Reader, asked: number): number | undefined {
  return reader.one(refundRow, { id: asked })?.refund_payment_id ?? undefined
}

/**
 * Asks the processor to give an amount back, and resolves once it has agreed, with the number of what was asked. Refuses with
 * PAYMENT_REFUNDED what is on its way already, with PAYMENT_PROVIDER_ERROR what the processor refuses. The request is kept
 * first, so that a start after a kill goes on with it; asked again by the same request, it is the same.
 */
export async function askRefund(ctx: Ctx, refund: Asking): Promise<number> {
  const connected = requireConnected(ctx)
  const { id } = await ctx.step((tx) => keepAsked(tx, ctx, refund))
  return oneAtATime(ctx, `refund ${id}`, async () => {
    try {
      await sendRefund(ctx, ctx, connected, id)
      return id
    } catch (error) {
      if (!(error instanceof ProcessorError)) throw error
      if (error.kind === 'unavailable') throw underWay(ctx.db, refund)
      await ctx.step((tx) => void saveRefund(tx, ctx, id, { status: 'failed' }))
      throw providerRefused(error)
    }
  })
}

/** The refusal of a refund that the processor did not answer: it is kept, and the processor is asked until it answers. */
function underWay(reader: Reader, { payment_id, amount_minor }: OnlineRefund): Refusal {
  const { currency } = reader.one(entryById, { id: payment_id })!
  const amount = toMajor(amount_minor, currency)
  return new Refusal('PAYMENT_PROVIDER_ERROR', say('billing.refund_under_way', { amount, currency }))
}

function keepAsked(tx: Tx, ctx: Ctx, { payment_id, amount_minor, request }: Asking): RefundRow {
  const same = tx
    .all(askedOf, { payment_id })
    .find((row) => row.amount_minor === amount_minor && row.request?.reason === request.reason)
  if (same) return same
  const paid = tx.one(entryById, { id: payment_id })!
  const left = refundableOf(paid)
  if (amount_minor > left) {
    const detail = say('billing.can_still_be_given_back', {
      amount: toMajor(left, paid.currency),
      currency: paid.currency,
    })
    throw new Refusal('PAYMENT_REFUNDED', detail)
  }
  return addRefund(tx, ctx, { payment_id, amount_minor, request: { ...request, asked_by: ctx.actor } })
}

/** Keeps a refund that the processor is to be asked for, or has told of. */
export function addRefund(
  tx: Tx,
  act: Act,
  row: Pick<RefundRow, 'payment_id' | 'amount_minor'> & Partial<RefundRow>,
): RefundRow {
  return tx.returningOne(
    db
      .insertInto('processor_refunds')
      .values({ reference: newReference, status: 'asked', ...row, created_at: act.now, updated_at: act.now })
      .returningAll(),
  )
}

export function saveRefund(tx: Tx, act: Act, id: number, changes: Partial<RefundRow>): RefundRow {
  return tx.returningOne(
    db
      .updateTable('processor_refunds')
      .set({ ...changes, updated_at: act.now })
      .where('id', '=', id)
      .returningAll(),
  )
}

/** Asks the processor for a refund that is kept, once however often; keeps what it answered. */
export async function sendRefund(app: App, act: Act, { processor }: Connected, id: number): Promise<ProcessorRefund> {
  const row = app.db.one(refundRow, { id })!
  const payment_intent_id = app.db.one(paymentIntentOf, row)?.payment_intent_id
  if (payment_intent_id == null) throw new ProcessorError('missing', 'It was not paid at the processor.')
  const { currency } = app.db.one(entryById, { id: row.payment_id })!
  const { reference, amount_minor } = row
  const asked = { payment_intent_id, amount_minor, currency, metadata: ownMetadata(app.db, { reference }) }
  const refund = await processor.refund(asked, `refund:${reference}`)
  // Asked a second time, the processor gives its first answer again, which may be old by then.
  const status = refund.status === 'failed' || row.status !== 'asked' ? row.status : refund.status
  await app.writer.write((tx) => void saveRefund(tx, act, id, { refund_id: refund.id, status }))
  return refund
}

/** Notes the ledger's entry of a refund: of the one that was asked for, else the processor is asked soon, by the job. */
export function noteRefund(
  tx: Tx,
  act: Act,
  {
    payment_id,
    amount_minor,
    refund_payment_id,
    asked,
  }: OnlineRefund & { refund_payment_id: number; asked?: number | undefined },
): void {
  if (asked === undefined) {
    addRefund(tx, act, { payment_id, amount_minor, refund_payment_id })
  } else {
    saveRefund(tx, act, asked, { refund_payment_id })
  }
  const paid = tx.one(entryById, { id: payment_id })!
  if (isAllBack(tx, paid.purchase_id)) markBought(tx, act, paid.purchase_id, 'refunded')
}

/** Tells if nothing is left of what was paid online for a purchase. */
function isAllBack(reader: Reader, purchase_id: number): boolean {
  const online = reader.all(entriesOfPurchase, { purchase_id }).filter(({ method }) => method === 'online')
  return online.reduce((sum, { amount_minor }) => sum + amount_minor, 0) === 0
}
