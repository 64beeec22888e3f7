import { Refusal } from '../../api/errors.ts'
import type { Ctx } from '../../context.ts'
import { db } from '../../db/build.ts'
import { say } from '../../lib/sayings/sayings.ts'
import { dropJob } from './forget.ts'
import { inThread } from './plan-in-thread.ts'
import { checkMapping } from './plan-job.ts'
import { loadJob, type ImportJob } from './queries.ts'
import { rejectedRows } from './row-queries.ts'

/** Rows copied in one transaction. */
const COPIED_AT_ONCE = 500

/**
 * Copies the rejected rows of a finished import into a separate file with the same mapping and answers, and previews their
 * import. Leaves out rows cleared by an erasure. 409 IMPORT_NOT_READY if no row was rejected.
 */
export async function correctRejected(ctx: Ctx, id: number) {
  const job = loadJob(ctx.db, id)
  const [first] = ctx.db.all(rejectedRows, { job_id: id, behind: 0, limit: 1 })
  if (job.status !== 'completed_with_errors' || !first)
    throw new Refusal('IMPORT_NOT_READY', say('migration.no_rejected_rows'))
  const copy = await makeCopy(ctx, job)
  try {
    const total_rows = await copyRows(ctx, job, copy)
    await ctx.step((tx) => tx.run(db.updateTable('import_jobs').set({ total_rows }).where('id', '=', copy)))
  } catch (error) {
    await dropJob(ctx, copy)
    throw error
  }
  return inThread(ctx, 'analyseImport', loadJob(ctx.db, copy))
}

function makeCopy(ctx: Ctx, job: ImportJob): Promise<number> {
  const { entity, file_name, file_sha256, sheet_name, product, header, column_mapping, options } = job
  const file = { entity, file_name, file_sha256, sheet_name, product, header, column_mapping, options }
  const made = { created_by: ctx.actor.id, created_at: ctx.now, updated_at: ctx.now }
  return ctx.step((tx) => {
    const values = { ...file, ...made, workbook_id: null, status: 'analysed' as const, total_rows: 0 }
    return tx.run(db.insertInto('import_jobs').values(values)).id
  })
}

/** Copies the rows and gives their number; the code of a gift card, of which only the end was kept, has to be typed again. */
async function copyRows(ctx: Ctx, job: ImportJob, job_id: number): Promise<number> {
  const [code] = job.entity === 'gift_cards' ? (checkMapping(job, job.column_mapping).code ?? []) : []
  let copied = 0
  for (let behind = 0; ;) {
    const rows = ctx.db.all(rejectedRows, { job_id: job.id, behind, limit: COPIED_AT_ONCE })
    const last = rows.at(-1)
    if (!last) return copied
    const lines = rows.map(({ row_number, cells, edits }) => ({
      job_id,
      row_number,
      cells: cells!.map((cell, at) => (at === code ? '' : cell)),
      edits: withoutColumn(edits, code),
    }))
    await ctx.writer.write((tx) => {
      for (const line of lines) tx.run(db.insertInto('import_rows').values(line))
    })
    copied += rows.length
    behind = last.row_number
  }
}

function withoutColumn(edits: Readonly<Record<string, string>> | null, column: number | undefined) {
  const kept = Object.entries(edits ?? {}).filter(([at]) => at !== `${column}`)
  return kept.length > 0 ? Object.fromEntries(kept) : null
}
