import type { z } from 'zod'
import type { Ctx } from '../../context.ts'
import { db } from '../../db/build.ts'
import type { Tx } from '../../db/writer.ts'
import { Refusal } from '../../api/errors.ts'
import { audit } from '../audit/audit.ts'
import type { tagsContract } from './contract.ts'
import { loadTag, otherTagOfName, type TagRow } from './queries.ts'
import { say } from '../../lib/sayings/sayings.ts'

type NewTag = z.output<(typeof tagsContract)['POST /api/v1/tags']['body']>

/** Creates a tag; TAG_NAME_IN_USE if there is one of this name, however it is spelt. */
export function createTag(ctx: Ctx, input: NewTag): Promise<TagRow> {
  return ctx.write((tx) => {
    refuseTaken(tx, input.name, 0)
    const stamps = { created_at: ctx.now, updated_at: ctx.now }
    const { id } = tx.run(db.insertInto('tags').values({ ...input, ...stamps }))
    const after = loadTag(tx, id)
    audit(tx, ctx, 'tag.create', { entity: 'tag', id, after })
    return after
  })
}

/** Renames or recolours a tag. */
export function changeTag(ctx: Ctx, id: number, changes: NewTag): Promise<TagRow> {
  return ctx.write((tx) => {
    const before = loadTag(tx, id)
    refuseTaken(tx, changes.name, id)
    tx.run(
      db
        .updateTable('tags')
        .set({ ...changes, updated_at: ctx.now })
        .where('id', '=', id),
    )
    const after = loadTag(tx, id)
    audit(tx, ctx, 'tag.update', { entity: 'tag', id, before, after })
    return after
  })
}

/** Deletes a tag for good and gives it as it was; TAG_IN_USE while a rule gives it or asks about it. */
export function deleteTag(ctx: Ctx, id: number): Promise<TagRow> {
  return ctx.write((tx) => {
    const before = loadTag(tx, id)
    const uses = ctx.seams.tagUses.map((of) => of(tx, id)).filter((use) => use !== null)
    if (uses.length > 0) {
      const detail = say('tags.in_use', { name: before.name, names: uses })
      throw new Refusal('TAG_IN_USE', detail)
    }
    tx.run(db.deleteFrom('tags').where('id', '=', id))
    audit(tx, ctx, 'tag.delete', { entity: 'tag', id, before })
    return before
  })
}

function refuseTaken(tx: Tx, name: string, id: number): void {
  const other = tx.one(otherTagOfName, { name, id })
  if (other) throw new Refusal('TAG_NAME_IN_USE', say('tags.exists_already', { name: other.name }))
}
