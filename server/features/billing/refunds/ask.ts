import { Refusal } from '../../../api/errors.ts'
import type { Act, App, Ctx } from '../../../context.ts'
import { db } from '../../../db/build.ts'
import type { Reader, Tx } from '../../../db/writer.ts'
import { toMajor } from '../../../lib/money.ts'
import { ProcessorError, type ProcessorRefund } from '../../../ports/processor/port.ts'
import { entryById, refundableOf } from '../../payments/queries.ts'
import type { OnlineRefund, OnlineRefunds } from '../../payments/seam.ts'
import { ownMetadata, providerRefused, requireConnected, type Connected } from '../account/connected.ts'
import { processorSettings } from '../account/queries.ts'
import { oneAtATime } from '../fulfil/one-at-a-time.ts'
import { markBought } from '../checkout/queries.ts'
import { newReference } from '../reference.ts'
import { askedOf, paymentIntentOf, refundRow, type RefundRow } from './queries.ts'

/** How what was paid online is given back. */
export const onlineRefunds: OnlineRefunds = { canGiveBack, ask, entryOf, note }

function canGiveBack(reader: Reader, paymentId: number): boolean {
  const paid = reader.one(paymentIntentOf, { payment_id: paymentId })
  const account = reader.one(processorSettings, {})
  if (paid?.payment_intent_id == null || !account) return false
  // What was paid to an account that the studio has left is given back there.
  return paid.account_id === null || paid.account_id === account.account_id
}

function entryOf(reader: Reader, asked: number): number | undefined {
  return reader.one(refundRow, { id: asked })?.refund_payment_id ?? undefined
}

/** What is asked is kept first, so that a start after a kill goes on with it; asked again by the same request, it is the same. */
async function ask(ctx: Ctx, refund: Parameters<OnlineRefunds['ask']>[1]): Promise<number> {
  const connected = requireConnected(ctx)
  const { id } = await ctx.step((tx) => keepAsked(tx, ctx, refund))
  return oneAtATime(ctx, `refund ${id}`, async () => {
    try {
      await sendRefund(ctx, ctx, connected, id)
      return id
    } catch (error) {
      if (!(error instanceof ProcessorError)) throw error
      if (error.kind !== 'unavailable') await ctx.step((tx) => void saveRefund(tx, ctx, id, { status: 'failed' }))
      throw providerRefused(error)
    }
  })
}

function keepAsked(
  tx: Tx,
  ctx: Ctx,
  { payment_id, amount_minor, request }: Parameters<OnlineRefunds['ask']>[1],
): RefundRow {
  const underWay = tx.all(askedOf, { payment_id })
  const same = underWay.find((row) => row.amount_minor === amount_minor && row.request?.reason === request.reason)
  if (same) return same
  const paid = tx.one(entryById, { id: payment_id })!
  const left = refundableOf(paid) - underWay.reduce((sum, row) => sum + row.amount_minor, 0)
  if (amount_minor > left) {
    const detail = `${toMajor(left, paid.currency)} ${paid.currency} can still be given back; the rest is on its way. Choose at most that.`
    throw new Refusal('PAYMENT_REFUNDED', detail)
  }
  return addRefund(tx, ctx, { payment_id, amount_minor, request })
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

/** The ledger's own refund: of one that was asked for its entry is kept, any other is asked for by the job. */
function note(
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
  if (refundableOf(paid) === 0) markBought(tx, act, paid.purchase_id, 'refunded')
}
