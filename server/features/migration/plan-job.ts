import type { App } from '../../context.ts'
import { invalid, Refusal } from '../../api/errors.ts'
import { decimals } from '../../lib/money.ts'
import { localDate } from '../../lib/time.ts'
import { settingsOf } from '../settings/queries.ts'
import { loadExisting } from './existing.ts'
import type { ColumnMapping } from './mapping/propose.ts'
import { resolveMapping } from './mapping/resolve.ts'
import type { Answers, Plan } from './plan/model.ts'
import { planImport } from './plan/plan.ts'
import { sheetRows, type ImportJob } from './queries.ts'

/** The plan of a job as things stand now; 422 for a mapping that makes no sense. */
export function planJob(
  app: App,
  job: Pick<ImportJob, 'id' | 'entity' | 'header' | 'column_mapping' | 'options'>,
): Plan {
  const { currency, timezone } = settingsOf(app.db)
  return planImport({
    entity: job.entity,
    sheet: { columns: job.header.columns, rows: sheetRows(app.db, job.id) },
    mapping: checkMapping(job, job.column_mapping),
    answers: job.options,
    context: { today: localDate(app.ports.clock.now(), timezone), currency, decimals: decimals(currency) },
    existing: loadExisting(app.db),
  })
}

/** A mapping as positions of columns; 422 that names every field that is wrong. */
export function checkMapping(job: Pick<ImportJob, 'entity' | 'header'>, mapping: ColumnMapping) {
  const resolved = resolveMapping(job.entity, job.header.columns, mapping)
  if (resolved.kind === 'resolved') return resolved.mapping
  const errors = resolved.errors.map(({ field, message }) => ({
    in: 'body' as const,
    path: `column_mapping.${field}`,
    message,
  }))
  throw new Refusal('VALIDATION_ERROR', errors[0]?.message ?? 'The mapping can’t be used.', { errors })
}

/** Refuses a type id among the answers that is not there. */
export function checkTypes(app: App, answers: Answers): void {
  const known = new Set(loadExisting(app.db).membership_types.map(({ id }) => id))
  for (const [name, { membership_type_id }] of Object.entries(answers.membership_types ?? {}))
    if (membership_type_id !== undefined && !known.has(membership_type_id))
      throw invalid(`answers.membership_types.${name}.membership_type_id`, 'There is no such membership type.')
}
