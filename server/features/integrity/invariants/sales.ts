import { sql } from 'kysely'
import { formatMoney } from '../format-money.ts'
import { invariant } from '../invariant.ts'

const stock = invariant({
  name: 'stock',
  sentence: 'The stock of a product, which is the sum of its movements, is never below zero.',
  entity: 'product',
  query: sql<{ id: number; stock: number }>`
    SELECT product_id AS id, sum(delta) AS stock FROM stock_movements GROUP BY product_id HAVING stock < 0 ORDER BY id`,
  detail: ({ stock: pieces }) => `Its movements sum to ${pieces} pieces`,
})

interface Totals {
  id: number
  total_minor: number
  lines_minor: number
  paid_minor: number | null
  currency: string
}

const totals = invariant({
  name: 'sale_totals',
  sentence:
    'The total of a sale is the sum of its lines, each its quantity times its price, and is what was to be paid.',
  entity: 'sale',
  query: sql<Totals>`
    SELECT s.id, s.total_minor, s.currency, p.total_minor AS paid_minor,
      coalesce(sum(l.unit_price_minor * l.quantity), 0) AS lines_minor
    FROM product_sales AS s LEFT JOIN product_sale_lines AS l ON l.sale_id = s.id
    LEFT JOIN purchases AS p ON p.sale_id = s.id
    GROUP BY s.id
    HAVING s.total_minor <> lines_minor OR s.total_minor <> p.total_minor
      OR total(l.line_total_minor <> l.unit_price_minor * l.quantity) > 0
    ORDER BY s.id`,
  detail: ({ total_minor, lines_minor, paid_minor, currency }) =>
    `Its total is ${formatMoney(total_minor, currency)}, its lines make ${formatMoney(lines_minor, currency)}` +
    (paid_minor === null ? '' : `, to pay were ${formatMoney(paid_minor, currency)}`),
})

export const saleInvariants = [stock, totals]

const numbers = invariant({
  name: 'receipt_numbers',
  sentence: 'Receipts are numbered from 1 on, without a gap and without repeats.',
  entity: 'receipt',
  query: sql<{ id: number; number: number; before: number }>`
    SELECT id, number, before
    FROM (SELECT id, number, coalesce(lag(number) OVER (ORDER BY number, id), 0) AS before FROM receipts)
    WHERE number <> before + 1 ORDER BY number, id`,
  detail: ({ number, before }) =>
    before === 0 ? `The first number is ${number}` : `Number ${number} follows on ${before}`,
})

export const receiptInvariants = [numbers]
