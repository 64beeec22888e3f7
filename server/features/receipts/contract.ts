import { z } from 'zod'
import type { Contract } from '../../api/operation.ts'
import {
  email,
  id,
  instantOut,
  moneyOut,
  ofDays,
  paged,
  paging,
  pathIds,
  pathOut,
  queryId,
  resource,
  urlOut,
} from '../../http/shapes.ts'
import { mailOutlook } from '../email/outlook-values.ts'

const receipt = resource('Receipt', {
  id,
  number: z.number().int().describe('Without gaps'),
  kind: z.enum(['receipt', 'refund']),
  purchase_id: id,
  payment_id: id.nullable().describe('The refund it is for; null on the receipt of a purchase'),
  refund_of_number: z.number().int().nullable().describe('The receipt that a refund gives back'),
  client_id: id.nullable(),
  client_name: z.string().nullable(),
  studio: z
    .strictObject({
      name: z.string(),
      address: z.string().nullable(),
      country: z.string().nullable(),
      tax_id: z.string().nullable(),
      website_url: urlOut.nullable(),
    })
    .describe('As it was when the receipt was issued'),
  lines: z.array(
    z.strictObject({
      description: z.string(),
      quantity: z.number().int(),
      unit_price: moneyOut,
      total: moneyOut,
      vat_rate: z.number().nullable().describe('A percentage; null: bears no VAT'),
    }),
  ),
  discount: moneyOut,
  total: moneyOut,
  currency: z.string(),
  vat: z.array(z.strictObject({ rate: z.number(), net: moneyOut, vat: moneyOut, gross: moneyOut })),
  payments: z.array(z.strictObject({ method: z.string(), amount: moneyOut, gift_card_last4: z.string().nullable() })),
  pdf_url: pathOut,
  issued_at: instantOut,
  created_at: instantOut,
  updated_at: instantOut,
})

const params = pathIds('receipt_id')
const readers = { manager: 'sales.view', client: 'own' } as const

export const receiptsContract = {
  'GET /api/v1/receipts': {
    area: 'Receipts, to read, print and mail.',
    id: 'listReceipts',
    summary: 'Receipts, newest first',
    description:
      'Ordered by number, newest first; those of some days by the time of issue, then number. Days are the studio’s, both inclusive. Clients see their own. Every purchase has one, every refund its own.',
    access: readers,
    query: ofDays({
      client_id: queryId,
      purchase_id: queryId,
      number: queryId.describe('The one with this number'),
      kind: receipt.shape.kind.optional(),
      ...paging,
    }),
    status: 200,
    answer: paged(receipt),
  },
  'GET /api/v1/receipts/{receipt_id}': {
    id: 'readReceipt',
    summary: 'One receipt',
    description: 'VAT is broken out from prices that include it, at the rate of the day it was issued.',
    access: readers,
    params,
    status: 200,
    answer: receipt,
  },
  'GET /api/v1/receipts/{receipt_id}.pdf': {
    id: 'printReceipt',
    summary: 'The receipt to print',
    access: readers,
    params,
    status: 200,
    file: 'application/pdf',
    errors: ['SERVER_BUSY'],
  },
  'POST /api/v1/receipts/{receipt_id}/email': {
    id: 'emailReceipt',
    summary: 'Mail a receipt to its client, or to another address',
    description: 'To another address `sales.view` is needed, too.',
    access: { manager: 'sales.manage' },
    params,
    body: z.strictObject({ email: email.optional().describe('Without it: the client’s own') }),
    example: { email: 'ana@example.com' },
    bodyOptional: true,
    status: 200,
    answer: z.strictObject({ sent_to: z.string(), email: mailOutlook }),
  },
} satisfies Contract
