import type { z } from 'zod'
import type { Ctx } from '../../context.ts'
import { db } from '../../db/build.ts'
import type { Tx } from '../../db/writer.ts'
import { Refusal, refuseFor } from '../../api/errors.ts'
import { asWritten, say } from '../../lib/sayings/sayings.ts'
import { audit } from '../audit/audit.ts'
import type { classCategoriesContract } from './contract.ts'
import {
  loadCategory,
  otherCategoryOfName,
  servicesOfCategory,
  templatesOfCategory,
  soldThatName,
  typesThatName,
  type CategoryRow,
} from './queries.ts'

type NewCategory = z.output<(typeof classCategoriesContract)['POST /api/v1/class-categories']['body']>

/** Creates a category; CATEGORY_NAME_IN_USE if there is one of this name, however it is spelt. */
export function createCategory(ctx: Ctx, input: NewCategory): Promise<CategoryRow> {
  return ctx.write((tx) => {
    refuseTaken(tx, input.name, 0)
    const stamps = { created_at: ctx.now, updated_at: ctx.now }
    const { id } = tx.run(db.insertInto('class_categories').values({ ...input, ...stamps }))
    const after = loadCategory(tx, id)
    audit(tx, ctx, 'class_category.create', { entity: 'class_category', id, after })
    return after
  })
}

/** Renames or recolours a category. */
export function changeCategory(ctx: Ctx, id: number, changes: NewCategory): Promise<CategoryRow> {
  return ctx.write((tx) => {
    const before = loadCategory(tx, id)
    refuseTaken(tx, changes.name, id)
    tx.run(
      db
        .updateTable('class_categories')
        .set({ ...changes, updated_at: ctx.now })
        .where('id', '=', id),
    )
    const after = loadCategory(tx, id)
    audit(tx, ctx, 'class_category.update', { entity: 'class_category', id, before, after })
    return after
  })
}

/** Deletes a category for good and gives it as it was; CATEGORY_IN_USE while anything names it. */
export function deleteCategory(ctx: Ctx, id: number): Promise<CategoryRow> {
  return ctx.write((tx) => {
    const before = loadCategory(tx, id)
    const named = (rows: readonly { name: string }[]) => rows.map(({ name }) => name)
    const [classes, services] = [named(tx.all(templatesOfCategory, { id })), named(tx.all(servicesOfCategory, { id }))]
    const [types, sold] = [named(tx.all(typesThatName, { id })), named(tx.all(soldThatName, { id }))]
    const changeable = [...classes, ...services, ...types]
    const names = changeable.length > 0 ? changeable : sold
    if (names.length > 0) {
      // Nothing can be changed about what was sold before: it ends.
      const saying = changeable.length > 0 ? 'class_categories.in_use' : 'class_categories.sold_with'
      const detail = say(saying, { name: before.name, names: names.map((name) => asWritten(name)) })
      const membership_types = [...new Set([...types, ...sold])]
      const value = { class_templates: classes, appointment_services: services, membership_types }
      throw refuseFor([{ code: 'CATEGORY_IN_USE', detail, rule: 'category_id', value }])
    }
    tx.run(db.deleteFrom('class_categories').where('id', '=', id))
    audit(tx, ctx, 'class_category.delete', { entity: 'class_category', id, before })
    return before
  })
}

function refuseTaken(tx: Tx, name: string, id: number): void {
  const other = tx.one(otherCategoryOfName, { name, id })
  if (!other) return
  throw new Refusal('CATEGORY_NAME_IN_USE', say('class_categories.exists_already', { name: other.name }))
}
