import type { Ctx } from '../../context.ts'
import { db } from '../../db/build.ts'
import { Refusal } from '../../api/errors.ts'
import type { UploadedFile } from '../../http/operation.ts'
import { TaskEnded, workers } from '../../workers/workers.ts'
import { dropJob } from './forget.ts'
import type { ImportEntity } from './mapping/fields.ts'
import { insertRow } from './queries.ts'
import { importsOf } from './plan-in-thread.ts'
import { beyond, LIMITS } from './read/limits.ts'
import type { ReadPiece, ReadSheet } from './read/read-task.ts'

/**
 * Reads an uploaded file in a worker thread and stores its rows as they come, each sheet as a job. Returns the job of the
 * proposed sheet. If reading breaks off, nothing is kept.
 */
export async function keepFile(ctx: Ctx, entity: ImportEntity, file: UploadedFile): Promise<number> {
  let sheets: ReadSheet[] = []
  const ids: number[] = []
  const keep = async (piece: ReadPiece) => {
    if (piece.kind === 'sheets') {
      sheets = piece.sheets
      ids.push(...(await makeJobs(ctx, entity, file.name, piece)))
    } else await keepRows(ctx, ids[piece.sheet]!, piece.rows)
  }
  try {
    const { buffer } = file.bytes
    const transfer = buffer instanceof ArrayBuffer ? [buffer] : []
    const whose = importsOf(ctx.actor.id)
    await workers.run(
      'readImportFile',
      { bytes: file.bytes, entity },
      { ms: LIMITS.ms, onChunk: keep, transfer, whose },
    )
    await ctx.step((tx) => {
      // A job counts once it is whole: what a kill leaves half read can't be confirmed.
      for (const [at, id] of ids.entries())
        tx.run(db.updateTable('import_jobs').set({ total_rows: sheets[at]!.rows }).where('id', '=', id))
    })
    return ids[0]!
  } catch (error) {
    for (const id of ids) await dropJob(ctx, id)
    throw error instanceof TaskEnded ? new Refusal('FILE_UNREADABLE', beyond(error.limit)) : error
  }
}

function makeJobs(
  ctx: Ctx,
  entity: ImportEntity,
  fileName: string,
  { sha256, sheets }: ReadPiece & { kind: 'sheets' },
): Promise<number[]> {
  return ctx.step((tx) => {
    const ids: number[] = []
    for (const { name, header, product, column_mapping } of sheets) {
      const { id } = tx.run(
        db.insertInto('import_jobs').values({
          entity,
          file_name: fileName.slice(0, 255) || 'file',
          file_sha256: sha256,
          sheet_name: name,
          workbook_id: ids[0] ?? null,
          product,
          header,
          column_mapping,
          options: {},
          status: 'analysed',
          total_rows: 0,
          created_by: ctx.actor.id,
          created_at: ctx.now,
          updated_at: ctx.now,
        }),
      )
      ids.push(id)
    }
    return ids
  })
}

async function keepRows(ctx: Ctx, job_id: number, rows: (ReadPiece & { kind: 'rows' })['rows']): Promise<void> {
  await ctx.writer.write((tx) => {
    for (const [row_number, cells] of rows) tx.run(insertRow, { job_id, row_number, cells })
  })
}
