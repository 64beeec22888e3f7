import { sql, type Selectable } from 'kysely'
import { db, query } from '../../db/build.ts'
import type { ImportJobsTable } from '../../db/tables/tables.generated.ts'
import type { ImportedTable } from '../../db/tables/values.ts'
import type { Reader } from '../../db/writer.ts'
import { notFound } from '../../api/errors.ts'
import type { Instant } from '../../lib/time.ts'
import type { ImportEntity } from './mapping/fields.ts'
import type { ColumnMapping } from './mapping/propose.ts'
import type { Answers, Disposition, PlannedClient, PlannedRow, PlannedType } from './plan/model.ts'
import type { Sheet, SheetRow } from './read/sheet.ts'
import type { Said } from '../../lib/sayings/sayings.ts'

export type Header = Omit<Sheet, 'rows'>

/** An import job with its JSON columns typed. */
export type ImportJob = Omit<Selectable<ImportJobsTable>, 'entity' | 'header' | 'column_mapping' | 'options'> & {
  entity: ImportEntity
  header: Header
  column_mapping: ColumnMapping
  options: Answers
}

const jobById = query((p: { id: number }) => db.selectFrom('import_jobs').selectAll().where('id', '=', p.id))
const latestJobs = query((p: { limit: number }) =>
  db.selectFrom('import_jobs').selectAll().orderBy('id', 'desc').limit(p.limit),
)

/** A job, or 404. */
export function loadJob(reader: Reader, id: number): ImportJob {
  const job = reader.one(jobById, { id })
  if (!job) throw notFound('import')
  return job as ImportJob
}

/** The newest jobs, newest first. */
export function newestJobs(reader: Reader, limit: number): ImportJob[] {
  return reader.all(latestJobs, { limit }) as ImportJob[]
}

const visibleJobs = query((p: { limit: number }) =>
  db
    .selectFrom('import_jobs')
    .selectAll()
    .where((eb) => eb.or([eb('status', '<>', 'analysed'), eb('workbook_id', 'is', null)]))
    .where((eb) => eb.or([eb('status', '<>', 'analysed'), eb('total_rows', '>', 0)]))
    .orderBy('id', 'desc')
    .limit(p.limit),
)

/** The newest jobs, newest first, but for files read half and for the other sheets of a workbook while nobody imports them. */
export function historyOf(reader: Reader, limit: number): ImportJob[] {
  return reader.all(visibleJobs, { limit }) as ImportJob[]
}

const sheetsOfWorkbook = query((p: { workbook_id: number }) =>
  db
    .selectFrom('import_jobs')
    .select(['id as job_id', 'sheet_name as name', 'total_rows as rows'])
    .where((eb) => eb.or([eb('id', '=', p.workbook_id), eb('workbook_id', '=', p.workbook_id)]))
    .where('sheet_name', 'is not', null)
    .orderBy('id'),
)

/** The sheets of a job's workbook, each a separate job, the proposed one first; none for other files. */
export function sheetsOf(reader: Reader, { id, workbook_id }: Pick<ImportJob, 'id' | 'workbook_id'>) {
  return reader
    .all(sheetsOfWorkbook, { workbook_id: workbook_id ?? id })
    .map(({ name, ...sheet }) => ({ ...sheet, name: name ?? '' }))
}

/** Jobs that have begun, are not done and were not stopped; they are imported or taken back. */
export const unfinishedJobs = query((_: object) =>
  db.selectFrom('import_jobs').select('id').where('status', '=', 'running').where('stop_requested', '=', false),
)

const rowsOf = query((p: { job_id: number }) =>
  db
    .selectFrom('import_rows')
    .select(['row_number', 'cells', 'edits'])
    .where('job_id', '=', p.job_id)
    .orderBy('row_number'),
)

/** The rows of an uploaded file, with what was corrected apart. */
export function sheetRows(reader: Reader, jobId: number): SheetRow[] {
  return reader
    .all(rowsOf, { job_id: jobId })
    .map(({ row_number, cells, edits }) => ({ row: row_number, cells: cells ?? [], edits }))
}

const someRowsOf = query((p: { job_id: number; limit: number }) =>
  db
    .selectFrom('import_rows')
    .select(['row_number', 'cells'])
    .where('job_id', '=', p.job_id)
    .orderBy('row_number')
    .limit(p.limit),
)

/** The first rows of an uploaded file. */
export function firstRows(reader: Reader, jobId: number, limit: number): SheetRow[] {
  const rows = reader.all(someRowsOf, { job_id: jobId, limit })
  return rows.map(({ row_number, cells }) => ({ row: row_number, cells: cells ?? [] }))
}

/** A row's cells come as the JSON they are kept as. */
export const insertRow = query((p: { job_id: number; row_number: number; cells: string }) =>
  db.insertInto('import_rows').values({
    job_id: p.job_id,
    row_number: p.row_number,
    cells: p.cells as unknown as string[],
  }),
)

/** Keeps the plan of a row, which comes as JSON. */
export const keepRowPlan = query((p: { job_id: number; row_number: number; planned: string }) =>
  db
    .updateTable('import_rows')
    .set({ planned: p.planned as unknown as object })
    .where('job_id', '=', p.job_id)
    .where('row_number', '=', p.row_number),
)

export const insertParty = query(
  (p: { job_id: number; kind: 'client' | 'membership_type'; key: string; planned: string }) =>
    db
      .insertInto('import_parties')
      .values({ job_id: p.job_id, kind: p.kind, key: p.key, planned: p.planned as unknown as object }),
)

const party = query((p: { job_id: number; kind: 'client' | 'membership_type'; key: string }) =>
  db
    .selectFrom('import_parties')
    .select(['id', 'planned', 'record_id'])
    .where('job_id', '=', p.job_id)
    .where('kind', '=', p.kind)
    .where('key', '=', p.key),
)

export interface Party<Planned> {
  id: number
  planned: Planned
  record_id: number | null
}

/** The client that rows of a job share, as it was planned. */
export function clientParty(reader: Reader, job_id: number, key: string): Party<PlannedClient> | undefined {
  return reader.one(party, { job_id, kind: 'client', key }) as Party<PlannedClient> | undefined
}

/** The membership type that rows of a job share, as it was planned. */
export function typeParty(reader: Reader, job_id: number, key: string): Party<PlannedType> | undefined {
  return reader.one(party, { job_id, kind: 'membership_type', key }) as Party<PlannedType> | undefined
}

export const partyIsThere = query((p: { id: number; record_id: number }) =>
  db.updateTable('import_parties').set({ record_id: p.record_id }).where('id', '=', p.id),
)

const openRows = query((p: { job_id: number; limit: number }) =>
  db
    .selectFrom('import_rows')
    .select(['row_number', 'planned'])
    .where('job_id', '=', p.job_id)
    .where('disposition', 'is', null)
    .orderBy('row_number')
    .limit(p.limit),
)

/** The next rows without a fate, in the file's order, with their plan. */
export function nextRows(reader: Reader, job_id: number, limit: number): PlannedRow[] {
  return reader.all(openRows, { job_id, limit }).map(({ planned }) => planned as PlannedRow)
}

export const settleRow = query(
  (p: { job_id: number; row_number: number; disposition: Disposition; reason: Said | null }) =>
    db
      .updateTable('import_rows')
      .set({ disposition: p.disposition, reason: p.reason })
      .where('job_id', '=', p.job_id)
      .where('row_number', '=', p.row_number),
)

/** Leaves of a gift card's code no more than its last two characters, in the row's cells, what was corrected and its plan. */
export const hideCode = query((p: { job_id: number; row_number: number; at: string; edited_at: string }) =>
  db
    .updateTable('import_rows')
    .set({
      cells: sql`json_replace(cells, ${p.at}, '…' || substr(json_extract(cells, ${p.at}), -2))`,
      edits: sql`json_replace(edits, ${p.edited_at}, '…' || substr(json_extract(edits, ${p.edited_at}), -2))`,
      planned: sql`json_remove(planned, '$.record.code')`,
    })
    .where('job_id', '=', p.job_id)
    .where('row_number', '=', p.row_number),
)

export const countRows = query((p: { job_id: number }) =>
  db
    .selectFrom('import_rows')
    .select(({ fn }) => ['disposition', fn.countAll<number>().as('count')])
    .where('job_id', '=', p.job_id)
    .groupBy('disposition'),
)

export const insertRecord = query(
  (p: {
    job_id: number
    row_number: number
    record_table: ImportedTable
    record_id: number
    was_created: boolean
    before: object | null
    after: object | null
  }) =>
    db.insertInto('import_records').values({
      job_id: p.job_id,
      row_number: p.row_number,
      record_table: p.record_table,
      record_id: p.record_id,
      was_created: p.was_created,
      before: p.before as Record<string, unknown> | null,
      after: p.after as Record<string, unknown> | null,
    }),
)

/** Records to take back, the last made first, so that what leans on another goes before it; `below` goes on from there. */
export const recordsToTakeBack = query((p: { job_id: number; below: number; limit: number }) =>
  db
    .selectFrom('import_records')
    .selectAll()
    .where('job_id', '=', p.job_id)
    .where('id', '<', p.below)
    .where('rolled_back_at', 'is', null)
    .where('kept_reason', 'is', null)
    .orderBy('id', 'desc')
    .limit(p.limit),
)

export const countRecords = query((p: { job_id: number }) =>
  db
    .selectFrom('import_records')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('job_id', '=', p.job_id),
)

/** Counts what became of a record that was to be taken back. */
export const countUndone = query((p: { id: number; removed: number; restored: number; kept: number; now: Instant }) =>
  db
    .updateTable('import_jobs')
    .set((eb) => ({
      rollback_removed: eb('rollback_removed', '+', p.removed),
      rollback_restored: eb('rollback_restored', '+', p.restored),
      rollback_kept: eb('rollback_kept', '+', p.kept),
      updated_at: p.now,
    }))
    .where('id', '=', p.id),
)

export const recordTakenBack = query((p: { id: number; now: Instant }) =>
  db.updateTable('import_records').set({ rolled_back_at: p.now }).where('id', '=', p.id),
)

export const recordKept = query((p: { id: number; reason: Said }) =>
  db.updateTable('import_records').set({ kept_reason: p.reason }).where('id', '=', p.id),
)

export const keptRecords = query((p: { job_id: number; limit: number }) =>
  db
    .selectFrom('import_records')
    .innerJoin('import_rows', (join) =>
      join
        .onRef('import_rows.job_id', '=', 'import_records.job_id')
        .onRef('import_rows.row_number', '=', 'import_records.row_number'),
    )
    .select([
      'import_records.record_table',
      'import_records.record_id',
      'import_records.row_number',
      'import_records.kept_reason',
      'import_records.after',
      'import_rows.planned',
    ])
    .where('import_records.job_id', '=', p.job_id)
    .where('import_records.kept_reason', 'is not', null)
    .orderBy('import_records.id')
    .limit(p.limit),
)

/** How many records of each kind imports made that were not taken back. */
export const countImported = query((_: object) =>
  db
    .selectFrom('import_records')
    .select(({ fn }) => ['record_table', fn.countAll<number>().as('count')])
    .where('was_created', '=', true)
    .where('rolled_back_at', 'is', null)
    .groupBy('record_table'),
)

/** Jobs that were looked at and never confirmed. */
export const abandonedJobs = query((p: { before: Instant }) =>
  db.selectFrom('import_jobs').select('id').where('status', '=', 'analysed').where('updated_at', '<', p.before),
)

const someRowIds = (job_id: number, limit: number) =>
  db.selectFrom('import_rows').select('id').where('job_id', '=', job_id).limit(limit)
const somePartyIds = (job_id: number, limit: number) =>
  db.selectFrom('import_parties').select('id').where('job_id', '=', job_id).limit(limit)

/** Deletes some of a job's rows; how many, says the number of changes. */
export const dropSomeRows = query((p: { job_id: number; limit: number }) =>
  db.deleteFrom('import_rows').where('id', 'in', someRowIds(p.job_id, p.limit)),
)
export const dropSomeParties = query((p: { job_id: number; limit: number }) =>
  db.deleteFrom('import_parties').where('id', 'in', somePartyIds(p.job_id, p.limit)),
)

export const partiesOfClient = query((p: { client_id: number }) =>
  db
    .selectFrom('import_parties')
    .select(['id', 'job_id', 'key'])
    .where('kind', '=', 'client')
    .where('record_id', '=', p.client_id),
)
