import { sql } from 'kysely'
import { dayOf } from '../cells.ts'
import type { PackTable } from './pack-table.ts'
import { named, whose } from './people.ts'

const ofPurchase = (column: string) =>
  sql`(SELECT ${sql.ref(`purchases.${column}`)} FROM purchases WHERE purchases.id = purchase_id)`

const purchases: PackTable = {
  name: 'purchases',
  table: 'purchases',
  about: 'Everything that was bought: what it was, what it cost, what was taken off.',
  beside: whose,
  first: { ...named, Date: dayOf('created_at'), Kind: 'kind', Total: 'total_minor', Currency: 'currency' },
}

const payments: PackTable = {
  name: 'payments',
  table: 'payments',
  about: 'Every payment, and every refund as an amount below zero.',
  beside: {
    kind: ofPurchase('kind'),
    client_id: ofPurchase('client_id'),
    client_name: sql`(SELECT full_name FROM purchases JOIN clients ON clients.id = client_id WHERE purchases.id = purchase_id)`,
    client_email: sql`(SELECT email FROM purchases JOIN clients ON clients.id = client_id WHERE purchases.id = purchase_id)`,
    currency: ofPurchase('currency'),
  },
  first: {
    ...named,
    Date: dayOf('created_at'),
    Amount: 'amount_minor',
    Currency: 'currency',
    'Payment Method': 'method',
  },
}

const receipts: PackTable = {
  name: 'receipts',
  table: 'receipts',
  about: 'Receipts as they were issued, with their lines and VAT.',
  first: {
    Number: 'number',
    Date: dayOf('issued_at'),
    Client: 'client_name',
    Total: 'total_minor',
    Currency: 'currency',
  },
}

const promoCodes: PackTable = {
  name: 'promo_codes',
  table: 'promo_codes',
  about: 'Promo codes and their terms.',
}

const promoUses: PackTable = {
  name: 'promo_uses',
  table: 'promo_uses',
  about: 'Who used which promo code.',
  beside: { ...whose, code: sql`(SELECT code FROM promo_codes WHERE promo_codes.id = promo_code_id)` },
  first: named,
}

const giftCards: PackTable = {
  name: 'gift_cards',
  table: 'gift_cards',
  about: 'Gift cards with what is left on them. Their codes are as good as money: keep this file to yourself.',
  beside: {
    remaining_balance_minor: sql`initial_value_minor - (SELECT coalesce(sum(amount_minor), 0) FROM gift_card_uses
      WHERE gift_card_id = gift_cards.id)`,
  },
  omit: ['code_hash', 'code_sealed'],
  worked: { code: ({ id }, { codeOf }) => codeOf(id as number) },
  first: {
    Code: 'code',
    'Initial Value': 'initial_value_minor',
    'Remaining Balance': 'remaining_balance_minor',
    Currency: 'currency',
    'Recipient Name': 'recipient_name',
    'Recipient Email': 'recipient_email',
    'Expiration Date': 'expires_on',
  },
}

const giftCardUses: PackTable = {
  name: 'gift_card_uses',
  table: 'gift_card_uses',
  about: 'What was paid with gift cards.',
  beside: { currency: sql`(SELECT currency FROM gift_cards WHERE gift_cards.id = gift_card_id)` },
}

const dayCloses: PackTable = {
  name: 'day_closes',
  table: 'day_closes',
  about: 'Days as they were closed: the cash at the beginning, what stayed in the drawer, who closed.',
  beside: { closed_by: sql`(SELECT full_name FROM staff WHERE staff.id = closed_by_user_id)` },
  first: { Date: 'date', Currency: 'currency' },
}

const dayCloseLines: PackTable = {
  name: 'day_close_lines',
  table: 'day_close_lines',
  about: 'What was expected and counted on each closed day, by how it was paid.',
  beside: {
    date: sql`(SELECT date FROM day_closes WHERE day_closes.id = day_close_id)`,
    currency: sql`(SELECT currency FROM day_closes WHERE day_closes.id = day_close_id)`,
  },
  first: {
    Date: 'date',
    'Payment Method': 'method',
    Expected: 'expected_minor',
    Counted: 'counted_minor',
    Currency: 'currency',
  },
}

export const money: readonly PackTable[] = [
  purchases,
  payments,
  receipts,
  promoCodes,
  promoUses,
  giftCards,
  giftCardUses,
  dayCloses,
  dayCloseLines,
]
