import { writtenAs } from '../written-as.ts'
import { sql } from 'kysely'
import { soundJson } from '../../../db/sound/json-sql.ts'
import { hers, nothing, within, type Holding } from './holding.ts'

const books = 'Tax and commercial law demand that the books are kept; they stand under a pseudonym.'

export const charges: Holding = {
  table: 'charges',
  rows: hers('charges'),
  exported: 'charges',
  erase: () => ({ waive_reason: null, because: null }),
  kept: { what: 'Fees: amount, day and state', why: books },
}

export const purchases: Holding = {
  table: 'purchases',
  rows: hers('purchases'),
  exported: 'purchases',
  erase: nothing,
  kept: { what: 'Purchases and their payments: amounts, days and methods', why: books },
}

export const payments: Holding = {
  table: 'payments',
  rows: within('purchase_id', purchases),
  exported: 'payments',
  omit: ['actor_kind', 'actor_id'],
  erase: () => ({ reason: null }),
}

export const sales: Holding = {
  table: 'product_sales',
  rows: hers('product_sales'),
  exported: 'product_sales',
  erase: () => ({ notes: null }),
}

const saleLines: Holding = {
  table: 'product_sale_lines',
  rows: within('sale_id', sales),
  exported: 'product_sale_lines',
  erase: nothing,
}

const stockMovements: Holding = {
  table: 'stock_movements',
  rows: within('sale_id', sales),
  exported: null,
  erase: () => ({ reason: null }),
}

/** Lines of a refund give the reason after the first colon, in every language (in French after a no-break space too). */
const withoutReason = sql`CASE WHEN kind = 'refund' THEN (
  SELECT json_group_array(json_set(value, '$.description',
    rtrim(substr(value ->> '$.description', 1, instr(value ->> '$.description' || ':', ':') - 1), ' ' || char(160)))) FROM json_each(${soundJson('lines')}) WHERE type = 'object'
) ELSE lines END`

export const receipts: Holding = {
  table: 'receipts',
  rows: hers('receipts'),
  exported: 'receipts',
  erase: ({ pseudonym }) => ({ client_name: pseudonym, lines: withoutReason }),
  kept: {
    what: 'Receipts: number, day, amounts, VAT and what was bought, with a pseudonym in place of the name and no reason of a refund',
    why: 'Receipts are numbered without gaps and must be kept by law.',
  },
}

const promoUses: Holding = {
  table: 'promo_uses',
  rows: hers('promo_uses'),
  exported: 'promo_uses',
  erase: nothing,
}

const cardsBought: Holding = {
  table: 'gift_cards',
  rows: ({ id }) => sql`purchaser_client_id = ${id}`,
  exported: 'gift_cards_bought',
  omit: ['code_hash', 'code_sealed'],
  erase: () => ({ message: null }),
  kept: { what: 'Gift cards bought: value and balance, without the message', why: 'Whoever holds a card can use it.' },
}

export const cardsReceived: Holding = {
  table: 'gift_cards',
  rows: ({ email }) => sql`recipient_email IN ${writtenAs(email)}`,
  exported: 'gift_cards_received',
  omit: ['code_hash', 'code_sealed', 'purchaser_client_id'],
  erase: () => ({ recipient_name: null, recipient_email: null, message: null }),
}

const cardUses: Holding = {
  table: 'gift_card_uses',
  rows: within('payment_id', payments),
  exported: 'gift_card_uses',
  erase: nothing,
}

/** Messages to other programs: they are about other records of the client, and waiting ones are not sent any more. */
const told: Holding = {
  table: 'webhook_deliveries',
  rows: hers('webhook_deliveries'),
  exported: null,
  erase: 'delete',
}

export const moneyHoldings: readonly Holding[] = [
  charges,
  payments,
  cardUses,
  purchases,
  saleLines,
  stockMovements,
  sales,
  receipts,
  promoUses,
  cardsBought,
  cardsReceived,
  told,
]
