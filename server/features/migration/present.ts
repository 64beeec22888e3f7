import type { Ctx } from '../../context.ts'
import { toMajor } from '../../lib/money.ts'
import { FIELDS } from './mapping/fields.ts'
import { recognise } from './mapping/products.ts'
import type { Answers, Plan, PlannedType } from './plan/model.ts'
import { countDispositions, previewRows } from './plan/preview.ts'
import { countRows, firstRows, sheetsOf, type ImportJob } from './queries.ts'
import { formatSaying, type Reading } from '../../lib/sayings/format.ts'
import { cellsIn } from './row-cells.ts'
import { looksLike } from './values/looks-like.ts'
import { settingsOf } from '../settings/queries.ts'
import { readingOf } from '../settings/reading.ts'

/** Problems an analysis shows; the rows' own list has the rest. */
const PROBLEMS_SHOWN = 500
const SAMPLES = 3
const ROWS_SAMPLED = 50

/** The language of the sentences, and the database of the existing records. */
type Presenting = Pick<Ctx, 'db' | 'language'>

/** A job as the API shows it, with the fates of its rows so far; while it is taken back, how far that is. */
export function presentJob(ctx: Presenting, job: ImportJob) {
  const counts = { created: 0, updated: 0, matched: 0, skipped: 0, rejected: 0 }
  for (const { disposition, count } of ctx.db.all(countRows, { job_id: job.id }))
    if (disposition) counts[disposition] = count
  const { id: job_id, entity, status, file_name, sheet_name: sheet, product, total_rows, error } = job
  const { created_at, started_at, finished_at } = job
  const is_stopped = status === 'running' && job.stop_requested
  const done_rows = Object.values(counts).reduce((sum, count) => sum + count, 0)
  const undone = presentUndoing(job)
  const progress = undone?.progress ?? (total_rows === 0 ? 1 : done_rows / total_rows)
  const file = { file_name, sheet, product, total_rows }
  const head = { job_id, entity, status, is_stopped, ...file, done_rows, progress, counts, rollback: undone }
  return { ...head, error: formatSaying(error, readingOf(ctx.db, ctx)), created_at, started_at, finished_at }
}

/** How far a job is taken back; null where nobody asked for it. */
function presentUndoing(job: ImportJob) {
  const { rollback_started_at: started_at, rollback_total: records } = job
  if (started_at === null) return null
  const { rollback_removed: removed, rollback_restored: restored, rollback_kept: kept_total } = job
  const done = removed + restored + kept_total
  const progress = job.status === 'rolled_back' || records === 0 ? 1 : Math.min(1, done / records)
  return { started_at, records, done, progress, removed, restored, kept_total }
}

/** Previews an import, for the owner to judge. */
export function presentAnalysis(ctx: Presenting, job: ImportJob, plan: Plan) {
  const reading = readingOf(ctx.db, ctx)
  const { currency } = settingsOf(ctx.db)
  const { columns, format, encoding, delimiter, header_row } = job.header
  const found = recognise(columns.map(({ header }) => header))
  const sample = firstRows(ctx.db, job.id, ROWS_SAMPLED)
  const cells = cellsIn(ctx.db, job, plan.problems, reading)
  const mapped = new Set(Object.values(job.column_mapping).flat())
  return {
    job_id: job.id,
    entity: job.entity,
    product: found?.label ?? null,
    suggested_entity: found && found.entity !== job.entity ? found.entity : null,
    file: {
      name: job.file_name,
      format,
      encoding,
      delimiter,
      header_row,
      rows: job.total_rows,
      sheet: job.sheet_name,
      sheets: sheetsOf(ctx.db, job),
    },
    columns: columns.map((column) => {
      const cells = sample.map((row) => row.cells[column.index] ?? '').filter((cell) => cell !== '')
      return { ...column, samples: [...new Set(cells)].slice(0, SAMPLES), looks_like: looksLike(cells) }
    }),
    column_mapping: job.column_mapping as Record<string, string | number | (string | number)[]>,
    unmapped_columns: columns
      .filter(({ label, index }) => !mapped.has(label) && !mapped.has(index))
      .map(({ label }) => label),
    fields: FIELDS[job.entity].map(({ field, label, multiple, hint }) => ({
      field,
      label,
      multiple: multiple ?? false,
      hint: hint ?? null,
    })),
    answers: presentAnswers(job.options, currency),
    questions: plan.questions.map((one) => ({ ...one, question: formatSaying(one.question, reading) })),
    membership_types: plan.membership_types.map((type) => presentType(type, currency, reading)),
    counts: countDispositions(plan.rows),
    preview: previewRows(plan).map((row) => ({
      ...row,
      cells: cells(row.row).cells.filter(({ field }) => field !== 'code'),
      reason: formatSaying(row.reason, reading),
      record: inMajor(row.record, currency),
    })),
    problems: plan.problems
      .slice(0, PROBLEMS_SHOWN)
      .map((problem) => ({ ...problem, message: formatSaying(problem.message, reading) })),
    problems_total: plan.problems.length,
  }
}

/** The owner's answers as they were given: prices in major units. */
export function presentAnswers(answers: Answers, currency: string) {
  const types = Object.entries(answers.membership_types ?? {}).map(([name, { price_minor, ...rest }]) => [
    name,
    { ...rest, ...(price_minor === undefined ? {} : { price: toMajor(price_minor, currency) }) },
  ])
  return { ...answers, ...(answers.membership_types ? { membership_types: Object.fromEntries(types) } : {}) }
}

function presentType(
  { name, rows, existing_id, left_out, certain, why, record }: PlannedType,
  currency: string,
  reading: Reading,
) {
  const head = { name, rows, existing_id, left_out, certain, why: formatSaying(why, reading) }
  if (!record) return { ...head, proposal: null }
  const { type, price_minor, billing_interval, credits_included, credits_per_interval, unlimited, validity_days } =
    record
  const price = price_minor === null ? null : toMajor(price_minor, currency)
  const credits = { credits_included, credits_per_interval, unlimited, validity_days }
  return { ...head, proposal: { type, price, billing_interval, ...credits } }
}

function inMajor(record: Record<string, unknown>, currency: string): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(record).map(([field, value]) =>
      field.endsWith('_minor')
        ? [field.slice(0, -6), value === null ? null : toMajor(value as number, currency)]
        : [field, value],
    ),
  )
}
