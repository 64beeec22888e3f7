import type { Reader } from '../../db/writer.ts'
import { invalid, Refusal } from '../../api/errors.ts'
import { decimals } from '../../lib/decimal-rules.ts'
import { localDate, type Instant } from '../../lib/time.ts'
import { settingsOf } from '../settings/queries.ts'
import { loadExisting } from './existing.ts'
import { types } from './existing-queries.ts'
import type { ColumnMapping } from './mapping/propose.ts'
import { resolveMapping } from './mapping/resolve.ts'
import type { Answers, Plan } from './plan/model.ts'
import { planImport } from './plan/plan.ts'
import { sheetRows, type ImportJob } from './queries.ts'
import { say } from '../../lib/sayings/sayings.ts'

/** As much of a job as a plan needs. */
export type PlannedJob = Pick<ImportJob, 'id' | 'entity' | 'header' | 'column_mapping' | 'options'>

/**
 * Plans a job against the current records; 422 for a mapping that makes no sense. It reads the whole file and all clients,
 * so it belongs in a worker thread.
 */
export function planJob(reader: Reader, job: PlannedJob, now: Instant, root?: Uint8Array): Plan {
  const { currency, timezone } = settingsOf(reader)
  return planImport({
    entity: job.entity,
    sheet: { ...job.header, rows: sheetRows(reader, job.id) },
    mapping: checkMapping(job, job.column_mapping),
    answers: job.options,
    context: { today: localDate(now, timezone), currency, decimals: decimals(currency), timezone, now },
    existing: loadExisting(reader, job.entity, root),
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
  throw new Refusal('VALIDATION_ERROR', errors[0]?.message ?? say('migration.mapping_cant_be_used'), { errors })
}

/** Refuses a type id among the answers that is not there. */
export function checkTypes({ db }: { db: Reader }, answers: Answers): void {
  const asked = Object.entries(answers.membership_types ?? {})
  if (asked.length === 0) return
  const known = new Set(db.all(types, {}).map(({ id }) => id))
  for (const [name, { membership_type_id }] of asked)
    if (membership_type_id !== undefined && !known.has(membership_type_id))
      throw invalid(`answers.membership_types.${name}.membership_type_id`, say('migration.there_is_no_such_membership'))
}
