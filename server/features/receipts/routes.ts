import { implement } from '../../api/implement.ts'
import { requireOwnClient } from '../clients/access.ts'
import { receiptsContract } from './contract.ts'
import { mailReceipt } from './email.ts'
import { loadReceipt } from './access.ts'
import { receiptFile } from './print.ts'
import { presentReceipt, receiptPage } from './queries.ts'

export const receiptsRoutes = implement(receiptsContract, {
  'GET /api/v1/receipts': (ctx, { query }) => {
    if (query.client_id !== undefined) requireOwnClient(ctx, query.client_id)
    return receiptPage(ctx.db, ctx.caller.role === 'client' ? { ...query, client_id: ctx.caller.id } : query)
  },
  'GET /api/v1/receipts/{receipt_id}': ({ db, caller }, { params }) =>
    presentReceipt(loadReceipt(db, caller, params.receipt_id)),
  'GET /api/v1/receipts/{receipt_id}.pdf': async (ctx, { params }) => ({
    ...(await receiptFile(ctx, loadReceipt(ctx.db, ctx.caller, params.receipt_id))),
    type: 'application/pdf',
  }),
  'POST /api/v1/receipts/{receipt_id}/email': (ctx, { params, body }) =>
    mailReceipt(ctx, params.receipt_id, body?.email),
})
