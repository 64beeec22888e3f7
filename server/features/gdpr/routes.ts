import { implement } from '../../api/implement.ts'
import { requireOwnClient } from '../clients/access.ts'
import { giveConsent, presentConsent, requestErasure } from './consent.ts'
import { gdprContract } from './contract.ts'
import { eraseClient, loadAny } from './erase.ts'
import { exportArchive, exportClient } from './export.ts'
import { consentLog, requestPage } from './queries.ts'

export const gdprRoutes = implement(gdprContract, {
  'GET /api/v1/gdpr/export/{client_id}': (ctx, { params: { client_id }, query }) => {
    requireOwnClient(ctx, client_id)
    return query.format === 'zip' ? exportArchive(ctx, client_id) : exportClient(ctx, client_id)
  },
  'POST /api/v1/gdpr/delete/{client_id}': (ctx, { params }) => eraseClient(ctx, params.client_id),
  'GET /api/v1/gdpr/consent-log/{client_id}': (ctx, { params: { client_id } }) => {
    requireOwnClient(ctx, client_id)
    loadAny(ctx.db, client_id)
    return ctx.db.all(consentLog, { client_id }).map(presentConsent)
  },
  'POST /api/v1/gdpr/consent': (ctx, { body }) => giveConsent(ctx, body),
  'POST /api/v1/clients/me/erasure-request': (ctx) => requestErasure(ctx),
  'GET /api/v1/erasure-requests': (ctx, { query }) => requestPage(ctx.db, query),
})
