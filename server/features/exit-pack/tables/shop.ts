import { sql } from 'kysely'
import { dayOf } from '../cells.ts'
import type { PackTable } from './pack-table.ts'
import { named, whose } from './people.ts'
import { photoOf } from './team.ts'

const products: PackTable = {
  name: 'products',
  table: 'products',
  about: 'Products and how many are in stock.',
  omit: ['photo_file'],
  beside: { photo: photoOf('products') },
  first: { Name: 'name', SKU: 'sku', Price: 'price_minor', Stock: 'stock_quantity' },
}

const stock: PackTable = {
  name: 'stock_movements',
  table: 'stock_movements',
  about: 'Every change of the stock; the sum of a product’s is what is there.',
  beside: { product_name: sql`(SELECT name FROM products WHERE products.id = product_id)` },
}

const sales: PackTable = {
  name: 'sales',
  table: 'product_sales',
  about: 'Sales of products.',
  beside: { ...whose, sold_by: sql`(SELECT full_name FROM staff WHERE staff.id = sold_by_user_id)` },
  first: { ...named, Date: dayOf('created_at'), Total: 'total_minor', Currency: 'currency' },
}

const ofSale = (column: string) =>
  sql`(SELECT ${sql.ref(`product_sales.${column}`)} FROM product_sales WHERE product_sales.id = sale_id)`

/** A column of `whose` for the buyer. */
const ofBuyer = (column: keyof typeof whose) =>
  sql`(SELECT ${whose[column]} FROM product_sales WHERE product_sales.id = sale_id)`

const lines: PackTable = {
  name: 'sale_lines',
  table: 'product_sale_lines',
  about: 'What was sold in each sale, one product a line.',
  beside: {
    client_name: ofBuyer('client_name'),
    client_email: ofBuyer('client_email'),
    sold_at: ofSale('created_at'),
    payment_method: ofSale('payment_method'),
    currency: ofSale('currency'),
  },
  first: {
    ...named,
    Date: dayOf('sold_at'),
    Product: 'product_name',
    Quantity: 'quantity',
    'Unit Price': 'unit_price_minor',
    'Line Total': 'line_total_minor',
    Currency: 'currency',
    'Payment Method': 'payment_method',
  },
}

export const shop: readonly PackTable[] = [products, stock, sales, lines]
