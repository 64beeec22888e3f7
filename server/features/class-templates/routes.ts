import { notFound } from '../../api/errors.ts'
import { implement } from '../../api/implement.ts'
import { loadTemplate } from './load.ts'
import { changeTemplate, createTemplate, removePhoto, setPhoto } from './change.ts'
import { classTemplatesContract } from './contract.ts'
import { presentTemplate } from './present.ts'
import { plannedOf, templatePage } from './queries.ts'

export const classTemplatesRoutes = implement(classTemplatesContract, {
  'GET /api/v1/class-templates': (ctx, { query }) =>
    templatePage(ctx.db, ctx.caller.role === 'client' ? { ...query, include_inactive: false } : query),
  'POST /api/v1/class-templates': (ctx, { body }) => createTemplate(ctx, body),
  'GET /api/v1/class-templates/{template_id}': (ctx, { params }) => {
    const template = loadTemplate(ctx.db, params.template_id)
    if (ctx.caller.role === 'client' && !template.is_active) throw notFound('class template')
    return presentTemplate(ctx.db, template)
  },
  'PUT /api/v1/class-templates/{template_id}': (ctx, { params, body }) => changeTemplate(ctx, params.template_id, body),
  'GET /api/v1/class-templates/{template_id}/ending': ({ db, now }, { params }) => {
    const { id } = loadTemplate(db, params.template_id)
    return db.one(plannedOf, { id, now })!
  },
  'DELETE /api/v1/class-templates/{template_id}': (ctx, { params }) =>
    changeTemplate(ctx, params.template_id, { is_active: false }),
  'POST /api/v1/class-templates/{template_id}/photo': (ctx, { params, file }) =>
    setPhoto(ctx, params.template_id, file),
  'DELETE /api/v1/class-templates/{template_id}/photo': (ctx, { params }) => removePhoto(ctx, params.template_id),
})
