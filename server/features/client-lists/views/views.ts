import type { z } from 'zod'
import { notFound, Refusal } from '../../../api/errors.ts'
import type { Ctx } from '../../../context.ts'
import { db } from '../../../db/build.ts'
import { audit } from '../../audit/audit.ts'
import { MOST_VIEWS, type askedShape, type viewsContract } from './contract.ts'
import { ownNames, ownView, viewsFor, type ViewRow } from './queries.ts'
import { say } from '../../../lib/sayings/sayings.ts'

type NewView = z.output<(typeof viewsContract)['POST /api/v1/client-views']['body']>
type Asked = z.output<typeof askedShape>

/** The owner of the views: only a manager's account has any. */
function ownerOf({ caller }: Ctx): number {
  if (caller.role !== 'manager') throw notFound('view')
  return caller.id
}

/** The caller's saved lists and those that others share. */
export function listViews(ctx: Ctx) {
  const staff_id = ownerOf(ctx)
  return ctx.db.all(viewsFor, { staff_id }).map((row) => present(row, staff_id))
}

/** Keeps a list under a name, in place of the caller's former one of that name. */
export function saveView(ctx: Ctx, { name, is_shared, ...asked }: NewView) {
  const staff_id = ownerOf(ctx)
  return ctx.write((tx) => {
    const names = tx.all(ownNames, { staff_id })
    const former = names.find((one) => one.name.toLowerCase() === name.toLowerCase())
    if (!former && names.length >= MOST_VIEWS) {
      throw new Refusal('TOO_MANY_VIEWS', say('client_lists.you_have_saved_lists', { count: MOST_VIEWS }))
    }
    const values = { name, is_shared, asked }
    const id = former
      ? (tx.run(db.updateTable('client_views').set(values).where('id', '=', former.id)), former.id)
      : tx.run(db.insertInto('client_views').values({ ...values, staff_id, created_at: ctx.now })).id
    const view = present(tx.one(ownView, { id, staff_id })!, staff_id)
    audit(tx, ctx, 'client_view.save', { entity: 'client_view', id, after: view })
    return view
  })
}

/** Deletes one of the caller's own; 404 for another's. */
export function deleteView(ctx: Ctx, id: number) {
  const staff_id = ownerOf(ctx)
  return ctx.write((tx) => {
    const row = tx.one(ownView, { id, staff_id })
    if (!row) throw notFound('view')
    tx.run(db.deleteFrom('client_views').where('id', '=', id))
    const view = present(row, staff_id)
    audit(tx, ctx, 'client_view.delete', { entity: 'client_view', id, before: view })
    return view
  })
}

function present({ staff_id, asked, ...row }: ViewRow, viewer: number) {
  return { ...row, ...(asked as Asked), is_own: staff_id === viewer }
}
