import { implement } from '../../api/implement.ts'
import { settingsOf } from '../settings/queries.ts'
import { changePromo, createPromo } from './change.ts'
import { promoCodesContract } from './contract.ts'
import { loadPromo, presentPromo, promoPage } from './queries.ts'
import { validatePromo } from './validate.ts'

export const promoCodesRoutes = implement(promoCodesContract, {
  'GET /api/v1/promo-codes': (ctx, { query }) => promoPage(ctx.db, query),
  'POST /api/v1/promo-codes': (ctx, { body }) => createPromo(ctx, body),
  'GET /api/v1/promo-codes/{promo_code_id}': (ctx, { params }) =>
    presentPromo(loadPromo(ctx.db, params.promo_code_id), settingsOf(ctx.db).currency),
  'PUT /api/v1/promo-codes/{promo_code_id}': (ctx, { params, body }) => changePromo(ctx, params.promo_code_id, body),
  'DELETE /api/v1/promo-codes/{promo_code_id}': (ctx, { params }) =>
    changePromo(ctx, params.promo_code_id, { is_active: false }),
  'POST /api/v1/promo-codes/validate': (ctx, { body }) => validatePromo(ctx, body),
})
