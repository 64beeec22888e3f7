import type { Ctx } from '../../context.ts'
import { db } from '../../db/build.ts'
import { isInUse } from '../../db/in-use.ts'
import { refuseFor, type Refusal } from '../../api/errors.ts'
import { implement } from '../../api/implement.ts'
import { audit } from '../audit/audit.ts'
import { establishmentsContract } from './contract.ts'
import { FIRST_ESTABLISHMENT } from './place-rules.ts'
import { allEstablishments, foundAt, loadEstablishment } from './queries.ts'
import { say } from '../../lib/sayings/sayings.ts'

export const establishmentsRoutes = implement(establishmentsContract, {
  'GET /api/v1/establishments': (ctx, { query }) =>
    ctx.db.all(allEstablishments, {}).filter((row) => row.is_active || query.include_inactive),
  'POST /api/v1/establishments': (ctx, { body }) =>
    ctx.write((tx) => {
      const stamps = { created_at: ctx.now, updated_at: ctx.now }
      const insert = db.insertInto('establishments').values({ ...body, ...stamps })
      const row = tx.returningOne(insert.returningAll())
      audit(tx, ctx, 'establishment.create', { entity: 'establishment', id: row.id, after: row })
      return row
    }),
  'GET /api/v1/establishments/{establishment_id}': (ctx, { params }) =>
    loadEstablishment(ctx.db, params.establishment_id),
  'PUT /api/v1/establishments/{establishment_id}': (ctx, { params: { establishment_id: id }, body }) =>
    ctx.write((tx) => {
      const before = loadEstablishment(tx, id)
      if (id === FIRST_ESTABLISHMENT && body.is_active === false) throw firstStays()
      const update = db.updateTable('establishments').set({ ...body, updated_at: ctx.now })
      const row = tx.returningOne(update.where('id', '=', id).returningAll())
      audit(tx, ctx, 'establishment.update', { entity: 'establishment', id, before, after: row })
      return row
    }),
  'GET /api/v1/establishments/{establishment_id}/ending': ({ db: reader, now }, { params }) => {
    const { id } = loadEstablishment(reader, params.establishment_id)
    return reader.one(foundAt, { id, now })!
  },
  'DELETE /api/v1/establishments/{establishment_id}': (ctx, { params }) => remove(ctx, params.establishment_id),
})

async function remove(ctx: Ctx, id: number): Promise<void> {
  try {
    await ctx.write((tx) => {
      const before = loadEstablishment(tx, id)
      if (id === FIRST_ESTABLISHMENT) throw firstStays()
      tx.run(db.deleteFrom('establishments').where('id', '=', id))
      audit(tx, ctx, 'establishment.delete', { entity: 'establishment', id, before })
    })
  } catch (error) {
    if (!isInUse(error)) throw error
    throw stillUsed(loadEstablishment(ctx.db, id))
  }
}

function firstStays(): Refusal {
  const detail = say('establishments.first_location_is_where_things')
  return refuseFor([{ code: 'ESTABLISHMENT_IN_USE', detail, rule: 'first', value: FIRST_ESTABLISHMENT }])
}

function stillUsed({ id: value, is_active }: { id: number; is_active: boolean }): Refusal {
  const why = { code: 'ESTABLISHMENT_IN_USE', rule: 'used', value } as const
  if (!is_active) return refuseFor([{ ...why, detail: say('establishments.closed_but_used') }])
  return refuseFor([{ ...why, detail: say('establishments.something_belongs'), fix: 'deactivate' }])
}
