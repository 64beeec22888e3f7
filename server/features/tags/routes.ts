import { implement } from '../../api/implement.ts'
import { loadClient } from '../clients/load.ts'
import { giveTag, takeTag } from './assign.ts'
import { changeTag, createTag, deleteTag } from './change.ts'
import { tagsContract } from './contract.ts'
import { clientTag, tagPage, tagsOfClient } from './queries.ts'

export const tagsRoutes = implement(tagsContract, {
  'GET /api/v1/tags': (ctx, { query }) => tagPage(ctx.db, query),
  'POST /api/v1/tags': (ctx, { body }) => createTag(ctx, body),
  'PUT /api/v1/tags/{tag_id}': (ctx, { params, body }) => changeTag(ctx, params.tag_id, body),
  'DELETE /api/v1/tags/{tag_id}': (ctx, { params }) => deleteTag(ctx, params.tag_id),
  'GET /api/v1/clients/{client_id}/tags': (ctx, { params }) => {
    loadClient(ctx.db, params.client_id)
    return ctx.db.all(tagsOfClient, params)
  },
  'POST /api/v1/clients/{client_id}/tags': (ctx, { params, body }) =>
    ctx.write((tx) => {
      const gift = { ...params, ...body }
      giveTag(tx, ctx, gift)
      return tx.one(clientTag, gift)!
    }),
  'DELETE /api/v1/clients/{client_id}/tags/{tag_id}': (ctx, { params }) => ctx.write((tx) => takeTag(tx, ctx, params)),
})
