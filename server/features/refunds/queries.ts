import { sql, type Selectable } from 'kysely'
import { db, query } from '../../db/build.ts'
import type { ProcessorRefundsTable } from '../../db/tables/tables.generated.ts'
import type { Instant } from '../../lib/time.ts'

export type RefundRow = Selectable<ProcessorRefundsTable>

export const refundRow = query((p: { id: number }) =>
  db.selectFrom('processor_refunds').selectAll().where('id', '=', p.id),
)

export const refundByProcessor = query((p: { refund_id: string }) =>
  db.selectFrom('processor_refunds').selectAll().where('refund_id', '=', p.refund_id),
)

export const refundByReference = query((p: { reference: string }) =>
  db.selectFrom('processor_refunds').selectAll().where('reference', '=', p.reference),
)

/** Refunds of an entry asked of the processor that are not in the ledger yet. */
export const askedOf = query((p: { payment_id: number }) =>
  db
    .selectFrom('processor_refunds')
    .selectAll()
    .where('payment_id', '=', p.payment_id)
    .where('status', '<>', 'failed')
    .where('refund_payment_id', 'is', null),
)

/** Refunds still to ask the processor for: those in the ledger already at once, those that staff wait for a little later. */
export const refundsToAsk = query((p: { before: Instant }) =>
  db
    .selectFrom('processor_refunds')
    .select('id')
    .where('status', '=', 'asked')
    .where((eb) => eb.or([eb('refund_payment_id', 'is not', null), eb('created_at', '<', p.before)]))
    .orderBy('id')
    .limit(100),
)

/**
 * By which of the processor's payments an entry of the ledger was paid: a checkout's, an invoice's or a saved card's; and in
 * which account, where that is kept.
 */
export const paymentIntentOf = query((p: { payment_id: number }) =>
  db
    .selectFrom('payments')
    .innerJoin('purchases', 'purchases.id', 'payments.purchase_id')
    .leftJoin('checkouts', 'checkouts.purchase_id', 'purchases.id')
    .leftJoin('processor_invoices', 'processor_invoices.purchase_id', 'purchases.id')
    .leftJoin('subscriptions', 'subscriptions.id', 'processor_invoices.subscription_id')
    .leftJoin('card_collections', (join) =>
      join
        .onRef('card_collections.charge_id', '=', 'purchases.charge_id')
        .on('card_collections.status', '=', sql.lit('succeeded')),
    )
    .select([
      sql<string | null>`coalesce(checkouts.payment_intent_id, processor_invoices.payment_intent_id,
        card_collections.payment_intent_id)`.as('payment_intent_id'),
      sql<string | null>`coalesce(checkouts.account_id, subscriptions.account_id)`.as('account_id'),
    ])
    .where('payments.id', '=', p.payment_id),
)

/**
 * The entries of the ledger that were paid online by one of the processor's payments: several where it paid several charges.
 */
export const entriesPaidBy = query((p: { payment_intent_id: string }) =>
  db
    .selectFrom('payments')
    .innerJoin('purchases', 'purchases.id', 'payments.purchase_id')
    .select('payments.id')
    .where('payments.method', '=', 'online')
    .where('payments.refund_of_id', 'is', null)
    .where(
      sql<boolean>`payments.purchase_id IN (
        SELECT purchase_id FROM checkouts WHERE payment_intent_id = ${p.payment_intent_id}
        UNION SELECT purchase_id FROM processor_invoices WHERE payment_intent_id = ${p.payment_intent_id}
        UNION SELECT bought.id FROM purchases AS bought JOIN card_collections AS collected
          ON collected.charge_id = bought.charge_id WHERE collected.payment_intent_id = ${p.payment_intent_id})`,
    )
    .orderBy('payments.id'),
)

/** The client and the class of a booking. */
export const placeOf = query((p: { booking_id: number }) =>
  db
    .selectFrom('bookings')
    .innerJoin('scheduled_classes as cls', 'cls.id', 'bookings.scheduled_class_id')
    .innerJoin('class_templates as template', 'template.id', 'cls.template_id')
    .select(['bookings.client_id', 'template.name as class_name', 'cls.starts_at'])
    .where('bookings.id', '=', p.booking_id),
)

export const disputeById = query((p: { dispute_id: string }) =>
  db.selectFrom('processor_disputes').selectAll().where('dispute_id', '=', p.dispute_id),
)

const openTasks = () =>
  db
    .selectFrom('tasks')
    .select(['id', 'client_id', 'amount_minor', 'paid_for_name', 'paid_for_at'])
    .where('done_at', 'is', null)

/** The open task to give back by hand what was paid for a charge, a bought place or an appointment. */
export const openTaskOfCharge = query((p: { charge_id: number }) => openTasks().where('charge_id', '=', p.charge_id))
export const openTaskOfBooking = query((p: { booking_id: number }) =>
  openTasks().where('booking_id', '=', p.booking_id),
)
export const openTaskOfAppointment = query((p: { appointment_id: number }) =>
  openTasks().where('appointment_id', '=', p.appointment_id),
)
