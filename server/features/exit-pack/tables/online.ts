import { sql } from 'kysely'
import { dayOf } from '../cells.ts'
import type { PackTable } from './pack-table.ts'
import { named, whose } from './people.ts'

const checkouts: PackTable = {
  name: 'checkouts',
  table: 'checkouts',
  about: 'What was begun to be bought online, and what became of it, with its ids at the payment processor.',
  beside: whose,
  first: { ...named, Date: dayOf('created_at'), Kind: 'kind', Total: 'total_minor', Currency: 'currency' },
}

const subscriptions: PackTable = {
  name: 'subscriptions',
  table: 'subscriptions',
  about: 'What the payment processor collects each interval, with its ids there.',
  beside: {
    ...whose,
    membership_name: sql`(SELECT name FROM memberships JOIN membership_types ON membership_types.id = membership_type_id
      WHERE memberships.id = membership_id)`,
  },
  first: { ...named, 'Membership Name': 'membership_name', Status: 'status' },
}

const invoices: PackTable = {
  name: 'subscription_invoices',
  table: 'processor_invoices',
  key: ['invoice_id'],
  about: 'The payment processor’s paid invoices of subscriptions, and the purchase that each has become.',
}

const customers: PackTable = {
  name: 'processor_customers',
  table: 'processor_customers',
  key: ['client_id', 'account_id', 'livemode'],
  about: 'As whom the payment processor knows clients, and the cards saved for fees: kind and last digits.',
  beside: whose,
  first: named,
}

const ofPayment = {
  currency: sql`(SELECT currency FROM payments JOIN purchases ON purchases.id = purchase_id WHERE payments.id = payment_id)`,
}

const refunds: PackTable = {
  name: 'online_refunds',
  table: 'processor_refunds',
  about: 'What the payment processor was asked to give back, and what became of that.',
  beside: ofPayment,
}

const disputes: PackTable = {
  name: 'disputes',
  table: 'processor_disputes',
  key: ['dispute_id'],
  about: 'Payments that a cardholder’s bank has called into question.',
  beside: ofPayment,
}

const collections: PackTable = {
  name: 'card_collections',
  table: 'card_collections',
  about: 'Fees that were taken from a saved card, or could not be.',
  beside: whose,
  first: { ...named, Date: dayOf('created_at'), Amount: 'amount_minor', Status: 'status' },
}

const checkoutCharges: PackTable = {
  name: 'checkout_charges',
  table: 'checkout_charges',
  about: 'Which charges were paid, or were to be paid, together online.',
  beside: {
    currency: sql`(SELECT currency FROM charges WHERE charges.id = charge_id)`,
    client_id: sql`(SELECT client_id FROM charges WHERE charges.id = charge_id)`,
  },
}

export const online: readonly PackTable[] = [
  checkouts,
  subscriptions,
  invoices,
  customers,
  refunds,
  disputes,
  collections,
  checkoutCharges,
]
