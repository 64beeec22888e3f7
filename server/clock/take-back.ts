import { sql } from 'kysely'
import type { Act, App } from '../context.ts'
import { db, query } from '../db/build.ts'
import type { SteppedTable } from '../db/tables/values.ts'
import type { Tx } from '../db/writer.ts'
import type { Round } from '../jobs/round.ts'
import { addHours, type Instant } from '../lib/time.ts'
import { audit } from '../features/audit/audit.ts'
import { isSame, rowsOf } from './steps.ts'
import { wrongAfter } from './watch.ts'

/** For how long steps are kept: a clock that was wrong for longer is found by somebody before. */
const KEPT_DAYS = 60

const stepsAfter = query((p: { after: Instant }) =>
  db.selectFrom('clock_steps').select('id').where('at', '>', p.after).orderBy('id', 'desc'),
)
const stepsOf = query((p: { after: Instant; entity: string; entity_id: number }) =>
  db
    .selectFrom('clock_steps')
    .select('id')
    .where('at', '>', p.after)
    .where('entity', '=', p.entity as 'membership')
    .where('entity_id', '=', p.entity_id)
    .orderBy('id', 'desc'),
)
const stepById = query((p: { id: number }) => db.selectFrom('clock_steps').selectAll().where('id', '=', p.id))
const dropStep = query((p: { id: number }) => db.deleteFrom('clock_steps').where('id', '=', p.id))
const forgetSteps = query((p: { before: Instant }) => db.deleteFrom('clock_steps').where('at', '<', p.before))

/** Undoes all decisions of a clock that was ahead, the latest first; each step in a separate transaction. */
export async function takeBackAll({ db: reader, writer }: App, act: Act, round: Round): Promise<void> {
  const steps = reader.all(stepsAfter, { after: wrongAfter(act.now) })
  // One after the other: a later step depends on an earlier one.
  await round.each('step', steps, ({ id }) => writer.write((tx) => takeBack(tx, act, id)), 1)
  await writer.write((tx) => tx.run(forgetSteps, { before: addHours(round.certain, -24 * KEPT_DAYS) }))
}

/** The same for one record, before anything else is decided about it. True where there was something. */
export function takeBackOf(tx: Tx, act: Act, entity: string, entity_id: number): boolean {
  const steps = tx.all(stepsOf, { after: wrongAfter(act.now), entity, entity_id })
  for (const { id } of steps) takeBack(tx, act, id)
  return steps.length > 0
}

/** Puts back what a step changed, where nobody has changed it since, and deletes what it made; letters that left stay told. */
function takeBack(tx: Tx, act: Act, id: number): void {
  const step = tx.one(stepById, { id })
  if (!step) return
  for (const { table, id: rowId, was, became } of step.before) {
    const [now] = rowsOf(tx, { [table]: [rowId] })
    const isUntouched = now && Object.entries(became).every(([column, value]) => isSame(now.row[column], value))
    if (isUntouched)
      tx.run(
        db
          .updateTable(table as 'memberships')
          .set(was)
          .where('id', '=', rowId),
      )
  }
  for (const [table, range] of Object.entries(step.made)) dropMade(tx, table as keyof typeof step.made, range)
  tx.run(dropStep, { id })
  const { entity, entity_id } = step
  audit(tx, act, 'clock.taken_back', { entity, id: entity_id, before: { decided_at: step.at } })
}

/** Only what nothing has followed from: a fee that is paid stays paid, a letter that left has left. */
const LEFT_ALONE: Partial<Record<string, string>> = {
  card_collections: "status = 'asked'",
  charges: `(status IN ('pending', 'due') OR forgiven_on IS NOT NULL)
    AND NOT EXISTS (SELECT 1 FROM card_collections WHERE card_collections.charge_id = charges.id)
    AND NOT EXISTS (SELECT 1 FROM checkout_charges WHERE checkout_charges.charge_id = charges.id)`,
  emails: "status = 'queued'",
  marketing_messages: "NOT EXISTS (SELECT 1 FROM emails WHERE emails.id = email_id AND emails.status <> 'queued')",
  notifications: 'pushed_at IS NULL',
  scheduled_classes: 'NOT EXISTS (SELECT 1 FROM bookings WHERE bookings.scheduled_class_id = scheduled_classes.id)',
}

function dropMade(tx: Tx, table: string, [after, upTo]: readonly [number, number]): void {
  const only = LEFT_ALONE[table]
  tx.run(
    db
      .deleteFrom(table as SteppedTable)
      .where('id', '>', after)
      .where('id', '<=', upTo)
      .where(sql<boolean>`${sql.raw(only ?? 'TRUE')}`),
  )
}
