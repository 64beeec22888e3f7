import { writtenAs } from '../written-as.ts'
import { sql } from 'kysely'
import { soundJson } from '../../../db/sound/json-sql.ts'
import { hers, nothing, within, type Holding } from './holding.ts'
import { charges, payments } from './money.ts'
import { seatHolds, slotHolds } from './visits.ts'

export const checkouts: Holding = {
  table: 'checkouts',
  rows: hers('checkouts'),
  exported: 'checkouts',
  erase: () => ({ terms: {}, pay_url: null }),
  kept: {
    what: 'What was bought online: what, when, for how much and what became of it, without names and words',
    why: 'It leads from the payment processor’s entries to those of the books.',
  },
}

/** Payments by the client for dependants: they are the dependants', and the purchase leads to the client. */
const checkoutsPaid: Holding = {
  table: 'checkouts',
  rows: ({ id }) => sql`checkouts.payer_id = ${id}`,
  exported: 'checkouts_paid_for_dependants',
  erase: nothing,
}

/** Purchases by others for the client: the gift card then goes to its buyer. */
const checkoutsForHer: Holding = {
  table: 'checkouts',
  rows: ({ email }) => sql`${soundJson('checkouts.terms')} ->> '$.recipient_email' IN ${writtenAs(email)}`,
  exported: null,
  erase: () => ({ terms: sql`json_remove(terms, '$.recipient_name', '$.recipient_email', '$.message')` }),
}

export const subscriptions: Holding = {
  table: 'subscriptions',
  rows: hers('subscriptions'),
  exported: 'subscriptions',
  erase: () => ({ pay_url: null }),
  kept: {
    what: 'Subscriptions, ended: their days and states',
    why: 'The payment processor is told by them to collect nothing more, and the books show what was collected.',
  },
}

const invoices: Holding = {
  table: 'processor_invoices',
  rows: within('subscription_id', subscriptions),
  exported: 'processor_invoices',
  erase: nothing,
}

const customers: Holding = {
  table: 'processor_customers',
  rows: hers('processor_customers'),
  exported: 'processor_customers',
  erase: 'delete',
}

const refunds: Holding = {
  table: 'processor_refunds',
  rows: within('payment_id', payments),
  exported: 'processor_refunds',
  // The decision about the goods stays: the refund may still be under way.
  erase: () => ({ request: sql`CASE WHEN request IS NOT NULL THEN json_set(request, '$.reason', '') END` }),
}

const disputes: Holding = {
  table: 'processor_disputes',
  rows: within('payment_id', payments),
  exported: 'processor_disputes',
  erase: nothing,
}

const collections: Holding = {
  table: 'card_collections',
  rows: within('charge_id', charges),
  exported: 'card_collections',
  erase: () => ({ failure: null }),
}

const checkoutCharges: Holding = {
  table: 'checkout_charges',
  rows: within('charge_id', charges),
  exported: 'checkout_charges',
  erase: nothing,
}

export const onlineHoldings: readonly Holding[] = [
  seatHolds,
  slotHolds,
  checkouts,
  checkoutsPaid,
  checkoutsForHer,
  invoices,
  subscriptions,
  customers,
  refunds,
  disputes,
  collections,
  checkoutCharges,
]
