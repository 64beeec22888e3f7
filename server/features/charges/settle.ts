import type { Ctx } from '../../context.ts'
import { db } from '../../db/build.ts'
import type { Tx } from '../../db/writer.ts'
import { invalid, notFound, Refusal } from '../../http/errors.ts'
import { sayInstant } from '../../lib/phrases.ts'
import { audit } from '../audit/audit.ts'
import { loadClient } from '../clients/change.ts'
import { settingsOf } from '../studio/queries.ts'
import { refuseGiftCard, type PaymentMethod } from './payment-method.ts'
import { chargeById, presentCharge, type ChargeRow } from './queries.ts'
import { writeWaiver } from './waive.ts'

interface ChargeOf {
  client_id: number
  charge_id: number
}

/** Marks a charge as paid, pending ones too: who pays early need not hear of it again. CHARGE_SETTLED if it is closed. */
export function settleCharge(ctx: Ctx, of: ChargeOf, method: PaymentMethod) {
  refuseGiftCard(method)
  if (method === 'complimentary')
    throw invalid('payment_method', 'Nothing is paid like this. Waive the charge instead.')
  return ctx.write((tx) => {
    const before = loadOpenCharge(tx, of)
    const row = tx.returningOne(
      db
        .updateTable('charges')
        .set({ status: 'paid', payment_method: method, settled_at: ctx.now, updated_at: ctx.now })
        .where('id', '=', before.id)
        .returningAll(),
    )
    audit(tx, ctx, 'charge.settle', { entity: 'charge', id: row.id, before, after: row })
    return presentCharge(row)
  })
}

/** Lets a client off a charge, with the reason. CHARGE_SETTLED if it is paid or waived already. */
export function waiveCharge(ctx: Ctx, of: ChargeOf, reason: string) {
  return ctx.write((tx) => presentCharge(writeWaiver(tx, ctx, loadOpenCharge(tx, of), reason)))
}

function loadOpenCharge(tx: Tx, { client_id, charge_id }: ChargeOf): ChargeRow {
  loadClient(tx, client_id)
  const row = tx.one(chargeById, { id: charge_id })
  if (!row || row.client_id !== client_id) throw notFound('charge')
  const at = row.settled_at ?? row.waived_at
  if (at === null) return row
  const when = sayInstant(at, settingsOf(tx).timezone)
  throw new Refusal('CHARGE_SETTLED', `This charge was ${row.status} on ${when}; nothing is owed any more.`)
}
