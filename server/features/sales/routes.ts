import { implement } from '../../api/implement.ts'
import { salesContract } from './contract.ts'
import { readSale, readSales } from './queries.ts'
import { sellProducts } from './sell.ts'

export const salesRoutes = implement(salesContract, {
  'POST /api/v1/product-sales': (ctx, { body }) => sellProducts(ctx, body),
  'GET /api/v1/product-sales': ({ db }, { query }) => readSales(db, query),
  'GET /api/v1/product-sales/{sale_id}': ({ db }, { params }) => readSale(db, params.sale_id),
})
