import { implement } from '../../api/implement.ts'
import { changeCategory, createCategory, deleteCategory } from './change.ts'
import { classCategoriesContract } from './contract.ts'
import { categoryPage } from './queries.ts'

export const classCategoriesRoutes = implement(classCategoriesContract, {
  'GET /api/v1/class-categories': (ctx, { query }) => categoryPage(ctx.db, query),
  'POST /api/v1/class-categories': (ctx, { body }) => createCategory(ctx, body),
  'PUT /api/v1/class-categories/{category_id}': (ctx, { params, body }) =>
    changeCategory(ctx, params.category_id, body),
  'DELETE /api/v1/class-categories/{category_id}': (ctx, { params }) => deleteCategory(ctx, params.category_id),
})
