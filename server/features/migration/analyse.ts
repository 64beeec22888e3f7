import { createHash } from 'node:crypto'
import type { Ctx } from '../../context.ts'
import { db } from '../../db/build.ts'
import { invalid, Refusal } from '../../api/errors.ts'
import type { UploadedFile } from '../../http/operation.ts'
import { toMinor } from '../../lib/money.ts'
import { settingsOf } from '../settings/queries.ts'
import type { AnswersInput, MappingInput } from './contract.ts'
import { isImportable, type Entity, type ImportEntity } from './mapping/fields.ts'
import { recognise } from './mapping/products.ts'
import { proposeMapping, type ColumnMapping } from './mapping/propose.ts'
import { isKnownHeader } from './mapping/synonyms.ts'
import type { Answers } from './plan/model.ts'
import { checkMapping, checkTypes, planJob } from './plan-job.ts'
import { presentAnalysis } from './present.ts'
import { insertRow, loadJob, sheetRows, type ImportJob } from './queries.ts'
import { readFile } from './read/file.ts'
import type { Sheet } from './read/sheet.ts'

/** Rows of a file kept in one transaction. */
const ROWS_AT_ONCE = 2000

/** Reads an uploaded file, keeps its rows as a job and shows what would become of them. */
export async function analyse(ctx: Ctx, entity: Entity, file: UploadedFile) {
  const importable = requireImportable(entity)
  const { currency } = settingsOf(ctx.db)
  const read = await readFile(file.bytes, isKnownHeader)
  if (read.kind === 'refused') throw new Refusal('FILE_UNREADABLE', read.detail)
  const id = await keepFile(ctx, importable, file, read.sheet)
  const job = loadJob(ctx.db, id)
  return presentAnalysis(ctx, job, planJob(ctx, job), currency)
}

/** Looks at an uploaded file again with another mapping, other answers, or as another kind of list. */
export async function analyseAgain(
  ctx: Ctx,
  id: number,
  input: { entity?: Entity | undefined; column_mapping?: MappingInput | undefined; answers?: AnswersInput | undefined },
) {
  const before = requireAnalysed(loadJob(ctx.db, id))
  const { currency } = settingsOf(ctx.db)
  const entity = input.entity === undefined ? before.entity : requireImportable(input.entity)
  const sheet = { ...before.header, rows: sheetRows(ctx.db, id) }
  const proposed = entity === before.entity ? before.column_mapping : proposeMapping(entity, sheet)
  const column_mapping = (input.column_mapping as ColumnMapping | undefined) ?? proposed
  const options = input.answers ? readAnswers(input.answers, currency) : before.options
  const job = { ...before, entity, column_mapping, options }
  checkMapping(job, column_mapping)
  checkTypes(ctx, options)
  const plan = planJob(ctx, job)
  await ctx.write((tx) => {
    requireAnalysed(loadJob(tx, id))
    tx.run(
      db.updateTable('import_jobs').set({ entity, column_mapping, options, updated_at: ctx.now }).where('id', '=', id),
    )
  })
  return presentAnalysis(ctx, job, plan, currency)
}

/** The owner's answers with prices in minor units; 422 for a price finer than the currency. */
export function readAnswers(input: AnswersInput, currency: string): Answers {
  if (!input.membership_types) return input as Answers
  const types = Object.entries(input.membership_types).map(([name, { price, ...answer }]) => {
    const price_minor = price === undefined ? undefined : toMinor(price, currency)
    if (price !== undefined && price_minor === undefined)
      throw invalid(`answers.membership_types.${name}.price`, `Finer than the smallest unit of ${currency}.`)
    return [name, { ...answer, ...(price_minor === undefined ? {} : { price_minor }) }]
  })
  return { ...input, membership_types: Object.fromEntries(types) } as Answers
}

/** Refuses what is not a fresh analysis: a job runs once. */
export function requireAnalysed(job: ImportJob): ImportJob {
  if (job.status === 'analysed') return job
  throw new Refusal(
    'IMPORT_NOT_READY',
    'This import was confirmed before. Choose the file again to import it once more.',
  )
}

function requireImportable(entity: Entity): ImportEntity {
  if (isImportable(entity)) return entity
  const message = `Lists of ${entity.replaceAll('_', ' ')} can’t be imported yet. Import clients and memberships now; the template shows what will be expected.`
  throw new Refusal('VALIDATION_ERROR', message, { errors: [{ in: 'query', path: 'entity', message }] })
}

async function keepFile(ctx: Ctx, entity: ImportEntity, file: UploadedFile, sheet: Sheet): Promise<number> {
  const { rows, ...header } = sheet
  const product = recognise(sheet.columns.map(({ header: name }) => name))?.product ?? null
  const id = await ctx.write((tx) => {
    const job = tx.run(
      db.insertInto('import_jobs').values({
        entity,
        file_name: file.name.slice(0, 255) || 'file',
        file_sha256: createHash('sha256').update(file.bytes).digest('hex'),
        product,
        header,
        column_mapping: proposeMapping(entity, sheet),
        options: {},
        status: 'analysed',
        total_rows: rows.length,
        created_by: ctx.actor.id,
        created_at: ctx.now,
        updated_at: ctx.now,
      }),
    )
    return job.id
  })
  for (let at = 0; at < rows.length; at += ROWS_AT_ONCE)
    await ctx.writer.write((tx) => {
      for (const { row, cells } of rows.slice(at, at + ROWS_AT_ONCE))
        tx.run(insertRow, { job_id: id, row_number: row, cells })
    })
  return id
}
