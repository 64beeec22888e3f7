import { sql, type Selectable } from 'kysely'
import { db, query } from '../../db/build.ts'
import type { PayrollLineItemsTable, PayrollRunsTable } from '../../db/tables/tables.generated.ts'
import type { Reader } from '../../db/writer.ts'
import { notFound } from '../../api/errors.ts'
import type { LocalDate } from '../../lib/time.ts'
import type { Claim } from './line.ts'

export type RunRow = Selectable<PayrollRunsTable>
/** A run without the list of what it skipped, which may be long. */
export type RunHead = Omit<RunRow, 'skipped'>
export type LineRow = Selectable<PayrollLineItemsTable>

const components = () =>
  db
    .selectFrom('staff_pay_components as c')
    .innerJoin('staff', 'staff.id', 'c.user_id')
    .selectAll('c')
    .select(['staff.full_name as user_name', 'staff.is_active as user_is_active'])

const componentById = query((p: { id: number }) => components().where('c.id', '=', p.id))

export type ComponentRow = NonNullable<(typeof componentById)['row']>

export const allComponents = query((_: object) => components().orderBy('c.id'))

export const componentsOf = query((p: { user_id: number }) =>
  components().where('c.user_id', '=', p.user_id).orderBy('c.id'),
)

/** Everybody's active components, by the people's names. */
export const activeComponents = query((_: object) =>
  db
    .selectFrom('staff_pay_components as c')
    .innerJoin('staff', 'staff.id', 'c.user_id')
    .select(['c.id', 'c.user_id', 'staff.full_name as user_name', 'c.component_type'])
    .select(['c.rate_minor', 'c.rate_percent', 'c.salary_period', 'c.created_at'])
    .where('c.is_active', '=', true)
    .orderBy('staff.full_name', (name) => name.collate('nocase'))
    .orderBy('c.user_id')
    .orderBy('c.id'),
)

/** A person's other active component of a type. */
export const otherComponent = query(
  (p: { user_id: number; component_type: ComponentRow['component_type']; id: number }) =>
    db
      .selectFrom('staff_pay_components')
      .select('id')
      .where('user_id', '=', p.user_id)
      .where('component_type', '=', p.component_type)
      .where('is_active', '=', sql.lit(true))
      .where('id', '!=', p.id),
)

/** Staff with whom pay can be agreed: those with an active account or with a component; by name. */
export const payable = query((_: object) =>
  db
    .selectFrom('staff')
    .select(['id as user_id', 'full_name', 'is_active'])
    .where(({ eb, or, exists, selectFrom }) =>
      or([
        eb('is_active', '=', true),
        exists(selectFrom('staff_pay_components as c').select('c.id').whereRef('c.user_id', '=', 'staff.id')),
      ]),
    )
    .orderBy(sql`full_name COLLATE NOCASE`)
    .orderBy('id'),
)

/** A component, or 404. */
export function loadComponent(reader: Reader, id: number): ComponentRow {
  const row = reader.one(componentById, { id })
  if (!row) throw notFound('pay component')
  return row
}

const runById = query((p: { id: number }) => db.selectFrom('payroll_runs').selectAll().where('id', '=', p.id))

const runHeads = () =>
  db
    .selectFrom('payroll_runs')
    .select(['id', 'period_start', 'period_end', 'status', 'currency', 'total_minor', 'computed_at'])
    .select(['finalized_at', 'finalized_by', 'fingerprint', 'created_at', 'updated_at'])
    .orderBy('id', 'desc')

export const allRuns = query((_: object) => runHeads())

export const finalizedRuns = query((_: object) =>
  db.selectFrom('payroll_runs').selectAll().where('status', '=', 'finalized').orderBy('id'),
)

/** True if there is any run: the studio's currency then stays. */
export const anyRun = query((_: object) => db.selectFrom('payroll_runs').select('id').limit(1))

/** A run, or 404. */
export function loadRun(reader: Reader, id: number): RunRow {
  const row = reader.one(runById, { id })
  if (!row) throw notFound('payroll run')
  return row
}

export const linesOfRun = query((p: { run_id: number }) =>
  db.selectFrom('payroll_line_items').selectAll().where('run_id', '=', p.run_id).orderBy('id'),
)

/** A person's lines of a run. */
export const linesOfPerson = query((p: { run_id: number; user_id: number }) =>
  db
    .selectFrom('payroll_line_items')
    .selectAll()
    .where('run_id', '=', p.run_id)
    .where('user_id', '=', p.user_id)
    .orderBy('id'),
)

/** The finalized runs that have lines of a person's, newest first. */
export function runsOfPerson(user_id: number) {
  return runHeads()
    .where('status', '=', 'finalized')
    .where('id', 'in', db.selectFrom('payroll_line_items').select('run_id').where('user_id', '=', user_id))
}

/** The part of each run that is not marked as paid. */
export const unpaidOfRuns = query((_: object) =>
  db
    .selectFrom('payroll_line_items')
    .select([
      'run_id',
      sql<number>`sum(amount_minor > 0)`.as('unpaid'),
      sql<number>`sum(amount_minor)`.as('unpaid_minor'),
    ])
    .where('paid_at', 'is', null)
    .groupBy('run_id'),
)

const lineById = query((p: { id: number }) => db.selectFrom('payroll_line_items').selectAll().where('id', '=', p.id))

/** A line, or 404. */
export function loadLine(reader: Reader, id: number): LineRow {
  const row = reader.one(lineById, { id })
  if (!row) throw notFound('payroll line item')
  return row
}

/** The days of a salary that finalized runs have paid. */
export const daysPaid = query((p: { user_id: number; from: LocalDate; to: LocalDate }) =>
  db
    .selectFrom('payroll_claims')
    .select(['day', 'run_id'])
    .where('kind', '=', 'day')
    .where('record_id', '=', p.user_id)
    .where('day', '>=', p.from)
    .where('day', '<=', p.to)
    .orderBy('day'),
)

/** Things that a finalized run has paid. */
export const claimsOfRun = query((p: { run_id: number }) =>
  db.selectFrom('payroll_claims').select(['kind', 'record_id', 'day']).where('run_id', '=', p.run_id),
)

/** The first of some claims that a finalized run has. */
export const firstClaimed = query((p: { claims: readonly Claim[] }) =>
  db
    .selectFrom('payroll_claims as k')
    .innerJoin(sql<{ value: string }>`json_each(${p.claims})`.as('wanted'), (join) =>
      join
        .on('k.kind', '=', sql<never>`wanted.value ->> '$.kind'`)
        .on('k.record_id', '=', sql<number>`wanted.value ->> '$.record_id'`)
        .on('k.day', '=', sql<string>`wanted.value ->> '$.day'`),
    )
    .select('k.run_id')
    .limit(1),
)
