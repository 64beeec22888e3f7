import { implement } from '../../api/implement.ts'
import { changeClients } from './bulk/bulk.ts'
import { exportClients } from './bulk/export.ts'
import { clientListsContract } from './contract.ts'
import { standingsOf, summaryOf } from './standing/standing.ts'
import { deleteView, listViews, saveView } from './views/views.ts'

export const clientListsRoutes = implement(clientListsContract, {
  'GET /api/v1/clients/standing': (ctx, { query }) => standingsOf(ctx, query.ids),
  'GET /api/v1/clients/{client_id}/summary': (ctx, { params }) => summaryOf(ctx, params.client_id),
  'POST /api/v1/clients/bulk': (ctx, { body }) => changeClients(ctx, body),
  'POST /api/v1/clients/export': (ctx, { body }) => exportClients(ctx, body),
  'GET /api/v1/client-views': (ctx) => listViews(ctx),
  'POST /api/v1/client-views': (ctx, { body }) => saveView(ctx, body),
  'DELETE /api/v1/client-views/{view_id}': (ctx, { params }) => deleteView(ctx, params.view_id),
})
