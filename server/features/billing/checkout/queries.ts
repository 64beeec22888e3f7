import { sql, type Selectable } from 'kysely'
import { db, query } from '../../../db/build.ts'
import type { CheckoutsTable } from '../../../db/tables/tables.generated.ts'
import type { Reader, Tx } from '../../../db/writer.ts'
import type { Act } from '../../../context.ts'
import type { Instant } from '../../../lib/time.ts'

export type CheckoutRow = Selectable<CheckoutsTable>

export const checkoutById = query((p: { id: number }) => db.selectFrom('checkouts').selectAll().where('id', '=', p.id))

/** A checkout by the processor's session; one that needed none by its own reference. */
export const checkoutBySession = query((p: { session_id: string }) =>
  db
    .selectFrom('checkouts')
    .selectAll()
    .where((eb) => eb.or([eb('session_id', '=', p.session_id), eb('reference', '=', p.session_id)])),
)

export const checkoutByReference = query((p: { reference: string }) =>
  db.selectFrom('checkouts').selectAll().where('reference', '=', p.reference),
)

/** A client's checkouts that are not decided yet. */
export const pendingOfClient = query((p: { client_id: number }) =>
  db
    .selectFrom('checkouts')
    .selectAll()
    .where('client_id', '=', p.client_id)
    .where('status', '=', 'pending')
    .orderBy('id'),
)

/** Unpaid checkouts of a client and what they hold. */
export const unpaidOfClient = query((p: { client_id: number }) =>
  db
    .selectFrom('checkouts')
    .leftJoin('promo_uses', 'promo_uses.id', 'checkouts.promo_use_id')
    .leftJoin('promo_codes', 'promo_codes.id', 'promo_uses.promo_code_id')
    .select([
      'checkouts.expires_at',
      'checkouts.product_id',
      'checkouts.is_stock_held',
      'promo_codes.code as promo_code',
    ])
    .where('checkouts.client_id', '=', p.client_id)
    .where('checkouts.status', '=', 'pending'),
)

/** Everything that is not decided yet, the oldest first. */
export const pendingCheckouts = query((_: object) =>
  db
    .selectFrom('checkouts')
    .select(['id', 'expires_at', 'session_id'])
    .where('status', '=', 'pending')
    .orderBy('expires_at'),
)

/** One that is not decided though its time is over. */
export const overdueCheckout = query((p: { now: Instant }) =>
  db.selectFrom('checkouts').select('id').where('status', '=', 'pending').where('expires_at', '<=', p.now).limit(1),
)

/**
 * Unpaid checkouts past their time, by the processor's clock, that hold a spot or a slot, pay a debt, or can be had only once.
 */
export const overdueHeld = query((p: { now: Instant }) =>
  db
    .selectFrom('checkouts')
    .select('id')
    .where('status', '=', 'pending')
    .where('expires_at', '<=', p.now)
    .where(({ or, eb }) =>
      or([
        eb('scheduled_class_id', 'is not', null),
        eb('kind', '=', sql.lit('appointment')),
        eb('kind', '=', sql.lit('charges')),
        sql<boolean>`iif(json_valid(checkouts.offered), checkouts.offered ->> '$.is_intro_offer', 0) = 1`,
      ]),
    )
    .where('account_id', 'is not', null)
    .orderBy('expires_at'),
)

/** True if something of a kind is being bought right now, by whomever. */
export const anyPending = query((_: object) =>
  db.selectFrom('checkouts').select('id').where('status', '=', 'pending').limit(1),
)

/** The checkout paid by a payment at the processor. */
export const checkoutByPayment = query((p: { payment_intent_id: string }) =>
  db.selectFrom('checkouts').selectAll().where('payment_intent_id', '=', p.payment_intent_id),
)

/** The membership that a purchase has given, and its receipt. */
export const boughtBy = query((p: { id: number }) =>
  db
    .selectFrom('purchases')
    .innerJoin('receipts', (join) =>
      join.onRef('receipts.purchase_id', '=', 'purchases.id').on('receipts.kind', '=', 'receipt'),
    )
    .select(['purchases.membership_id', 'receipts.id as receipt_id'])
    .where('purchases.id', '=', p.id),
)

/** The place in a class that was booked by a checkout. */
export const placeBookedBy = query((p: { checkout_id: number }) =>
  db
    .selectFrom('seat_holds as hold')
    .innerJoin('bookings', (join) =>
      join
        .onRef('bookings.scheduled_class_id', '=', 'hold.scheduled_class_id')
        .onRef('bookings.client_id', '=', 'hold.client_id'),
    )
    .select('bookings.id')
    .where('hold.checkout_id', '=', p.checkout_id)
    .where('hold.status', '=', 'booked')
    .orderBy('bookings.id', 'desc')
    .limit(1),
)

/** The appointment that was booked by a checkout. */
export const appointmentBookedBy = query((p: { checkout_id: number }) =>
  db.selectFrom('slot_holds').select('appointment_id').where('checkout_id', '=', p.checkout_id),
)

/** A checkout as it is now; it is there. */
export function readCheckout(reader: Reader, id: number): CheckoutRow {
  return reader.one(checkoutById, { id })!
}

/** Writes fields of a checkout and gives it as it then is. */
export function saveCheckout(tx: Tx, act: Act, id: number, changes: Partial<CheckoutRow>): CheckoutRow {
  return tx.returningOne(
    db
      .updateTable('checkouts')
      .set({ ...changes, updated_at: act.now })
      .where('id', '=', id)
      .returningAll(),
  )
}

/** Says of the checkout that a purchase was made by what became of its payment. */
export function markBought(tx: Tx, act: Act, purchase_id: number, status: CheckoutRow['status']): void {
  tx.run(db.updateTable('checkouts').set({ status, updated_at: act.now }).where('purchase_id', '=', purchase_id))
}
