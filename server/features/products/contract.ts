import { z } from 'zod'
import type { Contract } from '../../api/operation.ts'
import {
  digits,
  id,
  instantOut,
  line,
  lines,
  money,
  moneyOut,
  name,
  paged,
  paging,
  pathIds,
  pathOut,
  queryBoolean,
  queryId,
  resource,
  stamps,
} from '../../http/shapes.ts'
import { pictureUpload } from '../pictures/upload-fields.ts'
import { say } from '../../lib/sayings/sayings.ts'

const sku = line.min(1).max(64).nullable().describe('The studio’s own number for it, unique')
const pieces = z.number().int().min(0).max(1_000_000)

export const product = resource('Product', {
  id,
  name: z.string(),
  sku: z.string().nullable(),
  price: moneyOut,
  currency: z.string(),
  stock_quantity: z.number().int().describe('The sum of its stock movements'),
  photo_url: pathOut.nullable().describe('Changes with the photo; read it with the access token'),
  is_active: z.boolean(),
  ...stamps,
})

const stockMovement = resource('StockMovement', {
  id,
  product_id: id,
  delta: z.number().int(),
  kind: z.enum(['initial', 'sale', 'return', 'adjustment', 'hold', 'release']),
  reason: z.string().nullable(),
  sale_id: id.nullable(),
  actor_kind: z.string(),
  actor_name: z.string().nullable(),
  created_at: instantOut,
})

const params = pathIds('product_id')
const readers = { manager: 'sales.view' } as const
const managers = { manager: 'products.manage' } as const

export const productsContract = {
  'GET /api/v1/products': {
    area: 'What is sold over the desk, and its stock.',
    id: 'listProducts',
    summary: 'Products, by name',
    description:
      'Ordered by name, then id. `search` finds any part of a name or SKU; an exact SKU comes first. `active_only` leaves out ' +
      'what is not sold any more, `stock_at_most` what there is more of.',
    access: readers,
    query: z.strictObject({
      search: z.string().trim().max(100).optional(),
      active_only: queryBoolean.optional(),
      stock_at_most: digits(z.number().int().min(0).max(1_000_000)).optional(),
      ...paging,
    }),
    status: 200,
    answer: paged(product),
  },
  'POST /api/v1/products': {
    id: 'addProduct',
    summary: 'Add a product, with what is in stock of it',
    access: managers,
    body: z.strictObject({
      name,
      sku: sku.optional(),
      price: money,
      stock_quantity: pieces.optional(),
      is_active: z.boolean().optional(),
    }),
    example: { name: 'Yoga mat', sku: 'MAT-1', price: 35, stock_quantity: 10 },
    status: 201,
    answer: product,
    errors: ['CODE_IN_USE'],
  },
  'GET /api/v1/products/{product_id}': {
    id: 'readProduct',
    summary: 'One product',
    access: readers,
    params,
    status: 200,
    answer: product,
  },
  'PUT /api/v1/products/{product_id}': {
    id: 'changeProduct',
    summary: 'Change a product',
    description: 'Stock is changed by stock adjustments only. Sales keep the name and price they were made at.',
    access: managers,
    params,
    body: z.strictObject({ name, sku, price: money, is_active: z.boolean() }).partial(),
    example: { price: 32 },
    status: 200,
    answer: product,
    errors: ['CODE_IN_USE'],
  },
  'DELETE /api/v1/products/{product_id}': {
    id: 'deactivateProduct',
    summary: 'Take a product off sale; its history stays',
    access: managers,
    params,
    status: 200,
    answer: product,
  },
  'GET /api/v1/products/{product_id}/photo': {
    id: 'readProductPhoto',
    summary: 'The photo (WebP)',
    access: readers,
    params,
    query: z.strictObject({ v: z.string().max(64).optional().describe('The version that photo_url names') }),
    status: 200,
    file: 'image/webp',
  },
  'POST /api/v1/products/{product_id}/photo': {
    id: 'setProductPhoto',
    summary: 'Set or replace the photo: JPEG, PNG, WebP or AVIF, up to 10 MiB',
    description: 'It is made smaller and saved anew, so that nothing hidden in the file (place, camera) is kept.',
    access: managers,
    params,
    ...pictureUpload,
    answer: product,
  },
  'POST /api/v1/products/{product_id}/stock-adjustment': {
    id: 'adjustStock',
    summary: 'Add pieces to the stock or take some away',
    description: 'Refused where less than nothing would be left.',
    access: managers,
    params,
    body: z.strictObject({
      delta: z
        .number()
        .int()
        .min(-1_000_000)
        .max(1_000_000)
        .refine((delta) => delta !== 0, say('products.nothing_would_change')),
      reason: lines.max(500).optional(),
    }),
    example: { delta: 5, reason: 'Delivered' },
    status: 200,
    answer: product,
    errors: ['INSUFFICIENT_STOCK'],
  },
  'GET /api/v1/products/{product_id}/stock-movements': {
    id: 'listStockMovements',
    summary: 'Every piece that came or went, newest first',
    description: 'Ordered by id, newest first.',
    access: readers,
    params,
    query: z.strictObject({ sale_id: queryId, ...paging }),
    status: 200,
    answer: paged(stockMovement),
  },
} satisfies Contract
