import type { z } from 'zod'
import type { Ctx } from '../../context.ts'
import { db } from '../../db/build.ts'
import { audit } from '../audit/audit.ts'
import type { waiversContract } from './contract.ts'
import { insertVersion, loadWaiver } from './queries.ts'
import { versionAfter } from './rules.ts'

type NewWaiver = z.output<(typeof waiversContract)['POST /api/v1/waivers']['body']>
type Changes = z.output<(typeof waiversContract)['PUT /api/v1/waivers/{waiver_id}']['body']>

/** Writes a waiver, as version 1. */
export function createWaiver(ctx: Ctx, input: NewWaiver) {
  return ctx.write((tx) => {
    const stamps = { created_at: ctx.now, updated_at: ctx.now }
    const row = tx.returningOne(
      db
        .insertInto('waivers')
        .values({ ...input, ...stamps })
        .returningAll(),
    )
    tx.run(insertVersion, { waiver_id: row.id, version: row.version, body: row.body, now: ctx.now })
    audit(tx, ctx, 'waiver.create', { entity: 'waiver', id: row.id, after: row })
    return row
  })
}

/** Changes a waiver. Another text is the next version, kept beside the former ones; nothing else makes a version. */
export function changeWaiver(ctx: Ctx, id: number, changes: Changes) {
  return ctx.write((tx) => {
    const before = loadWaiver(tx, id)
    const after = { ...before, ...changes, version: versionAfter(before, changes.body) }
    if (JSON.stringify(after) === JSON.stringify(before)) return before
    const { title, body, requires_before_booking, is_active, version } = after
    if (version !== before.version) tx.run(insertVersion, { waiver_id: id, version, body, now: ctx.now })
    const row = tx.returningOne(
      db
        .updateTable('waivers')
        .set({ title, body, requires_before_booking, is_active, version, updated_at: ctx.now })
        .where('id', '=', id)
        .returningAll(),
    )
    audit(tx, ctx, 'waiver.update', { entity: 'waiver', id, before, after: row })
    return row
  })
}
