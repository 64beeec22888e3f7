import { implement } from '../../api/implement.ts'
import { loadClient } from '../clients/load.ts'
import { ownClientId } from '../clients/access.ts'
import { changeWaiver, createWaiver } from './change.ts'
import { waiversContract } from './contract.ts'
import { requireReadable } from './access.ts'
import { loadWaiver, signaturePage, unsignedClientPage, waiverPage, waiversOfClient } from './queries.ts'
import { printSignature, signWaiver } from './sign.ts'

export const waiversRoutes = implement(waiversContract, {
  'POST /api/v1/waivers': (ctx, { body }) => createWaiver(ctx, body),
  'GET /api/v1/waivers': (ctx, { query }) => waiverPage(ctx.db, query),
  'GET /api/v1/waivers/{waiver_id}': (ctx, { params }) => loadWaiver(ctx.db, params.waiver_id),
  'PUT /api/v1/waivers/{waiver_id}': (ctx, { params, body }) => changeWaiver(ctx, params.waiver_id, body),
  'DELETE /api/v1/waivers/{waiver_id}': (ctx, { params }) => changeWaiver(ctx, params.waiver_id, { is_active: false }),
  'GET /api/v1/waivers/{waiver_id}/signatures': (ctx, { params, query }) =>
    signaturePage(ctx.db, loadWaiver(ctx.db, params.waiver_id).id, query),
  'GET /api/v1/waivers/{waiver_id}/unsigned-clients': (ctx, { params, query }) =>
    unsignedClientPage(ctx.db, loadWaiver(ctx.db, params.waiver_id), query),
  'POST /api/v1/waivers/{waiver_id}/sign': (ctx, { params, body }) =>
    signWaiver(ctx, params.waiver_id, ownClientId(ctx), body),
  'GET /api/v1/clients/{client_id}/waivers': (ctx, { params: { client_id } }) => {
    requireReadable(ctx, client_id)
    return waiversOfClient(ctx.db, loadClient(ctx.db, client_id).id)
  },
  'GET /api/v1/clients/{client_id}/waivers/{signature_id}.pdf': (ctx, { params: { client_id, signature_id } }) => {
    requireReadable(ctx, client_id)
    return printSignature(ctx.db, loadClient(ctx.db, client_id).id, signature_id)
  },
})
