import type { Ctx } from '../../context.ts'
import { db } from '../../db/build.ts'
import { invalid, Refusal } from '../../api/errors.ts'
import type { UploadedFile } from '../../http/operation.ts'
import { toMinor } from '../../lib/money.ts'
import { settingsOf } from '../settings/queries.ts'
import type { AnswersInput, MappingInput } from './contract.ts'
import { checkEdits, editCells } from './edit-cells.ts'
import { keepFile } from './keep-file.ts'
import type { ImportEntity } from './mapping/fields.ts'
import { proposeMapping, type ColumnMapping } from './mapping/propose.ts'
import type { Answers } from './plan/model.ts'
import { checkMapping, checkTypes } from './plan-job.ts'
import { inThread } from './plan-in-thread.ts'
import type { EditsInput } from './row-fields.ts'
import { firstRows, loadJob, type ImportJob } from './queries.ts'
import { say } from '../../lib/sayings/sayings.ts'

/** Rows by whose cells a mapping is proposed. */
const ROWS_SEEN = 200

/** Reads an uploaded file, keeps its rows as a job and shows what would become of them. */
export async function analyse(ctx: Ctx, entity: ImportEntity, file: UploadedFile) {
  settingsOf(ctx.db)
  const id = await keepFile(ctx, entity, file)
  return inThread(ctx, 'analyseImport', loadJob(ctx.db, id))
}

/** Looks at an uploaded file again with another mapping, other answers, corrected cells, or as another kind of list. */
export async function analyseAgain(
  ctx: Ctx,
  id: number,
  input: {
    entity?: ImportEntity | undefined
    column_mapping?: MappingInput | undefined
    answers?: AnswersInput | undefined
    edits?: EditsInput | undefined
  },
) {
  const before = requireAnalysed(loadJob(ctx.db, id))
  const { currency } = settingsOf(ctx.db)
  const entity = input.entity ?? before.entity
  const column_mapping =
    (input.column_mapping as ColumnMapping | undefined) ??
    (entity === before.entity
      ? before.column_mapping
      : proposeMapping(entity, { ...before.header, rows: firstRows(ctx.db, id, ROWS_SEEN) }))
  const options = input.answers ? readAnswers(input.answers, currency) : before.options
  const job = { ...before, entity, column_mapping, options }
  checkMapping(job, column_mapping)
  checkTypes(ctx, options)
  await keepEdits(ctx, before, input.edits ?? [])
  const analysis = await inThread(ctx, 'analyseImport', job)
  await ctx.step((tx) => {
    requireAnalysed(loadJob(tx, id))
    tx.run(
      db.updateTable('import_jobs').set({ entity, column_mapping, options, updated_at: ctx.now }).where('id', '=', id),
    )
  })
  return analysis
}

/** Stores corrections before the file is analysed, because the worker thread reads them from the database. */
async function keepEdits(ctx: Ctx, job: ImportJob, edits: EditsInput): Promise<void> {
  if (edits.length === 0) return
  checkEdits(ctx.db, job, edits)
  await ctx.step((tx) => {
    requireAnalysed(loadJob(tx, job.id))
    editCells(tx, job.id, edits)
  })
}

/** The owner's answers with prices in minor units; 422 for a price finer than the currency. */
export function readAnswers(input: AnswersInput, currency: string): Answers {
  if (!input.membership_types) return input as Answers
  const types = Object.entries(input.membership_types).map(([name, { price, ...answer }]) => {
    const price_minor = price === undefined ? undefined : toMinor(price, currency)
    if (price !== undefined && price_minor === undefined)
      throw invalid(`answers.membership_types.${name}.price`, say('migration.finer_than_smallest_unit', { currency }))
    return [name, { ...answer, ...(price_minor === undefined ? {} : { price_minor }) }]
  })
  return { ...input, membership_types: Object.fromEntries(types) } as Answers
}

/** Refuses what is not a fresh analysis of a whole file: a job runs once. */
export function requireAnalysed(job: ImportJob): ImportJob {
  if (job.status !== 'analysed') throw new Refusal('IMPORT_NOT_READY', say('migration.import_was_confirmed_before'))
  if (job.total_rows === 0) throw new Refusal('IMPORT_NOT_READY', say('migration.not_read_to_its_end'))
  return job
}
