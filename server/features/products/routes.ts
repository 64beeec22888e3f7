import { implement } from '../../api/implement.ts'
import { settingsOf } from '../settings/queries.ts'
import { changeProduct, createProduct, readPhoto, setPhoto } from './change.ts'
import { productsContract } from './contract.ts'
import { loadProduct, movementPage, presentProduct, productPage } from './queries.ts'
import { adjustStock } from './stock.ts'

export const productsRoutes = implement(productsContract, {
  'GET /api/v1/products': (ctx, { query }) => productPage(ctx.db, query),
  'POST /api/v1/products': (ctx, { body }) => createProduct(ctx, body),
  'GET /api/v1/products/{product_id}': ({ db }, { params }) =>
    presentProduct(loadProduct(db, params.product_id), settingsOf(db).currency),
  'PUT /api/v1/products/{product_id}': (ctx, { params, body }) => changeProduct(ctx, params.product_id, body),
  'DELETE /api/v1/products/{product_id}': (ctx, { params }) =>
    changeProduct(ctx, params.product_id, { is_active: false }),
  'GET /api/v1/products/{product_id}/photo': (ctx, { params }) => readPhoto(ctx, params.product_id),
  'POST /api/v1/products/{product_id}/photo': (ctx, { params, file }) => setPhoto(ctx, params.product_id, file),
  'POST /api/v1/products/{product_id}/stock-adjustment': (ctx, { params, body }) =>
    adjustStock(ctx, params.product_id, body),
  'GET /api/v1/products/{product_id}/stock-movements': ({ db }, { params, query }) => {
    loadProduct(db, params.product_id)
    return movementPage(db, { ...params, ...query })
  },
})
