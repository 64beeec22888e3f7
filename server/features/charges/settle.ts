import type { z } from 'zod'
import { requirePermission } from '../../api/access.ts'
import type { Act, Ctx } from '../../context.ts'
import { db } from '../../db/build.ts'
import type { Tx } from '../../db/writer.ts'
import { invalid, notFound, Refusal } from '../../api/errors.ts'
import { audit } from '../audit/audit.ts'
import { loadClient } from '../clients/load.ts'
import { recordPurchase, type LedgerPayment } from '../payments/ledger.ts'
import { paymentsFor } from '../payments/split.ts'
import { settingsOf } from '../settings/queries.ts'
import type { chargesContract } from './contract.ts'
import { chargeById, presentCharge, type ChargeRow } from './queries.ts'
import { writeWaiver } from './add.ts'
import { readingOf } from '../settings/reading.ts'
import { say, asWritten } from '../../lib/sayings/sayings.ts'
import { chargeOnReceipt, FEES } from './on-receipt.ts'

type Settlement = z.output<
  (typeof chargesContract)['POST /api/v1/clients/{client_id}/charges/{charge_id}/settle']['body']
>

interface ChargeOf {
  client_id: number
  charge_id: number
}

/**
 * Marks a charge as paid, pending ones too (who pays early need not hear of it again), with an entry in the ledger and a
 * receipt. CHARGE_SETTLED if it is closed.
 */
export function settleCharge(ctx: Ctx, of: ChargeOf, settlement: Settlement) {
  refuseGifts(settlement)
  return ctx.write((tx) => {
    const row = takePayment(tx, ctx, loadOpenCharge(tx, of), settlement)
    return presentCharge(row, readingOf(tx, ctx))
  })
}

/** 422 for what is no payment: a charge is paid or waived. */
export function refuseGifts({ payment_method, payments }: Settlement): void {
  const free = payments?.findIndex(({ method }) => method === 'complimentary') ?? -1
  if (payment_method === 'complimentary' || free >= 0) {
    const path = free >= 0 ? `payments.${free}.method` : 'payment_method'
    throw invalid(path, say('charges.waive_instead'))
  }
}

/** Takes the payment of an open charge, in the seller's transaction. */
export function takePayment(tx: Tx, ctx: Ctx, before: ChargeRow, { payment_method, payments }: Settlement): ChargeRow {
  const paid = paymentsFor(ctx, { payment_method, payments }, before.amount_minor, before.currency)
  return settleWith(tx, ctx, before, { payment_method, payments: paid }).row
}

/** Settles an open charge with payments that were decided on; tells who follows it. */
export function settleWith(tx: Tx, act: Act, before: ChargeRow, paid: ChargePayment) {
  const settled = markPaid(tx, act, before, paid)
  const { row } = settled
  audit(tx, act, 'charge.settle', { entity: 'charge', id: row.id, before, after: row })
  for (const { closed } of act.seams.charges) closed?.(tx, act, row)
  return settled
}

interface ChargePayment {
  payment_method: string
  /** The payer on the receipt, if that is not the client who owes it. */
  payer_id?: number
  payments: readonly LedgerPayment[]
}

/** Marks an open charge as paid, with its entry in the ledger and the receipt; gives both. */
export function markPaid(tx: Tx, act: Act, { id }: Pick<ChargeRow, 'id'>, paid: ChargePayment) {
  const { payment_method, payments, payer_id } = paid
  const row = writePaid(tx, act, id, payment_method)
  return { row, ...recordSettlement(tx, act, { ...row, client_id: payer_id ?? row.client_id }, payments) }
}

/** Marks an open charge as paid online with others, in the seller's purchase; notifies its followers. */
export function settleOnline(tx: Tx, act: Act, before: ChargeRow): void {
  const row = writePaid(tx, act, before.id, 'online')
  for (const { closed } of act.seams.charges) closed?.(tx, act, row)
}

function writePaid(tx: Tx, act: Act, id: number, payment_method: string): ChargeRow {
  const row = tx.returningOne(
    db
      .updateTable('charges')
      .set({ status: 'paid', payment_method, settled_at: act.now, updated_at: act.now })
      .where('id', '=', id)
      .returningAll(),
  )
  for (const { ended } of act.seams.charges) ended?.(tx, act, row)
  return row
}

/**
 * Waives a charge, with the reason; only staff who may give away can waive the price of what a client had. CHARGE_SETTLED if it
 * is paid or waived already.
 */
export function waiveCharge(ctx: Ctx, of: ChargeOf, reason: string) {
  return ctx.write((tx) => {
    const open = loadOpenCharge(tx, of)
    if (!FEES.includes(open.kind)) requirePermission(ctx.caller, 'payments.give')
    const row = writeWaiver(tx, ctx, open, asWritten(reason))
    for (const { closed } of ctx.seams.charges) closed?.(tx, ctx, row)
    return presentCharge(row, readingOf(tx, ctx))
  })
}

function recordSettlement(tx: Tx, act: Act, row: ChargeRow, payments: readonly LedgerPayment[]) {
  const { id: charge_id, client_id, amount_minor: price, currency } = row
  const { default_vat_rate: vat_rate } = settingsOf(tx)
  const description = chargeOnReceipt(tx, row)
  return recordPurchase(tx, act, {
    kind: 'charge',
    client_id,
    charge_id,
    list_price_minor: price,
    discount_minor: 0,
    currency,
    lines: [{ description, quantity: 1, unit_price_minor: price, total_minor: price, vat_rate }],
    payments,
  })
}

/** A client's charge that is still to be paid. 404 for another's, CHARGE_SETTLED if it is closed. */
export function loadOpenCharge(tx: Tx, { client_id, charge_id }: ChargeOf): ChargeRow {
  loadClient(tx, client_id)
  const row = tx.one(chargeById, { id: charge_id })
  if (!row || row.client_id !== client_id) throw notFound('charge')
  const at = row.settled_at ?? row.waived_at
  if (at === null) return row
  throw new Refusal('CHARGE_SETTLED', say('charges.settled_already', { status: row.status, when: at }))
}
