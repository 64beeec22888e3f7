import { sql } from 'kysely'
import type { Act, App } from '../../context.ts'
import { db, query } from '../../db/build.ts'
import { writing } from '../../db/statement.ts'
import type { Tx } from '../../db/writer.ts'
import { Pace } from '../../lib/pace.ts'
import { say } from '../../lib/sayings/sayings.ts'
import { workers } from '../../workers/workers.ts'
import { audit } from '../audit/audit.ts'
import { forgetCustomers } from '../billing/tasks/queue.ts'
import { clientById } from '../clients/queries.ts'
import { forgetImportedClient, forgetImportedRows } from '../migration/forget.ts'
import { WITHOUT_ROWID, type Found } from './find-traces.ts'
import { sweepRows } from './free-text.ts'
import type { Holding } from './holdings/holding.ts'
import { holdings } from './holdings/index.ts'
import { dependants, erasuresUnderWay, ownRow } from './holdings/person.ts'
import { closeRequests, erasuresUnderWay as begunErasures } from './queries.ts'
import { subjectOf, type Subject } from './subject.ts'

/** How long one look through everything may take, in milliseconds. */
const LOOK_MS = 15 * 60_000
/** Holdings that are overwritten as an erasure begins, or removed when it ends. */
const APART: readonly Holding[] = [dependants, ownRow, erasuresUnderWay]
/** Looks at the most: what is written about the client meanwhile is found by the next. */
const LOOKS = 5

/**
 * Overwrites everything personal about a client, in every table: first what still runs ends and the client is nobody any
 * more, in one transaction that also keeps what is still to be looked for; then all the rest, a few milliseconds' worth at
 * a time. Says whether there was anything to do.
 */
export async function eraseRecord(app: App, act: Act, id: number): Promise<boolean> {
  const subject = await app.writer.write((tx) => beginErasure(tx, act, id))
  if (!subject) return false
  await endErasure(app, subject)
  return true
}

/** Ends an erasure that was begun, but for what is left in files; broken off, it is ended by the next start. */
export async function endErasure(app: App, subject: Subject): Promise<void> {
  const pace = new Pace()
  const look = () => workers.run('findTraces', { folder: app.config.dataDir, subject }, { ms: LOOK_MS })
  let found = await look()
  await inTurns(app, pace, found.import_rows, (tx, rows) => forgetImportedRows(tx, rows))
  for (const [at, holding] of holdings.entries())
    if (!APART.includes(holding)) await eraseHolding(app, pace, holding, subject, found.held[at]!)
  await app.writer.write((tx) => forgetImportedClient(tx, subject.id))
  for (let looks = 1; (await sweep(app, pace, found, subject)) > 0 && looks < LOOKS; looks += 1) found = await look()
  await app.writer.write((tx) => tx.run(keepEnded, { client_id: subject.id }))
}

/**
 * Ends the erasures that were broken off, whatever one of them meets; says whether the files are still to be cleaned after any.
 */
export async function endBegun(app: App): Promise<boolean> {
  const begun = app.db.all(begunErasures, {})
  for (const { client_id, looked_for } of begun)
    if (!isEnded(looked_for)) await attempt(app, client_id, () => endErasure(app, looked_for as Subject))
  return begun.length > 0
}

/** Does an erasure again, or goes on with the next: a studio that can't open its doors helps nobody, and the next start tries again. */
export async function attempt<T>(app: App, client_id: number, erase: () => Promise<T>): Promise<T | undefined> {
  try {
    return await erase()
  } catch (error) {
    app.log('error', 'erasure not applied again', { client_id, error: String(error) })
    return undefined
  }
}

const isEnded = (looked_for: object) => !('id' in looked_for)

/** An erasure that has ended but for the files: nothing is left of whom it looked for. */
const keepEnded = query((p: { client_id: number }) =>
  db.updateTable('erasures_under_way').set({ looked_for: {} }).where('client_id', '=', p.client_id),
)

/** Forgets the erasures after which the files are clean. */
export const forgetEnded = db.deleteFrom('erasures_under_way').where(sql<boolean>`looked_for = '{}'`)

const REASON = say('data_erased')

/**
 * Ends what still runs with an erased client: cancels bookings without a fee, closes purchases under way, cancels memberships,
 * also at the processor that collects them, which forgets the client. Sends no notice.
 */
function endRelations(tx: Tx, act: Act, clientId: number): void {
  for (const { ended } of act.seams.clients) ended(tx, act, clientId, { kind: 'erased', reason: REASON })
  forgetCustomers(tx, act, clientId)
}

/** Makes a client nobody, and keeps what is still to be looked for; undefined where that was done before. */
export function beginErasure(tx: Tx, act: Act, id: number): Subject | undefined {
  const client = tx.one(clientById, { id })
  if (!client || client.erased_at !== null) return undefined
  const subject = subjectOf(tx, client)
  tx.run(keepUnderWay, { client_id: id, subject })
  endRelations(tx, act, id)
  overwrite(tx, dependants, subject, dependants.rows(subject))
  overwrite(tx, ownRow, subject, ownRow.rows(subject))
  tx.run(writing(sql`UPDATE clients SET erased_at = ${act.now}, updated_at = ${act.now} WHERE id = ${id}`))
  tx.run(closeRequests, { client_id: id, now: act.now })
  audit(tx, act, 'client.erase', { entity: 'client', id })
  return subject
}

const keepUnderWay = query((p: { client_id: number; subject: Subject }) =>
  db.insertInto('erasures_under_way').values({ client_id: p.client_id, looked_for: p.subject }),
)

async function eraseHolding(
  app: App,
  pace: Pace,
  holding: Holding,
  subject: Subject,
  found: readonly number[],
): Promise<void> {
  const { table, rows } = holding
  if (WITHOUT_ROWID.has(table)) {
    await app.writer.write((tx) => overwrite(tx, holding, subject, rows(subject)))
    return
  }
  await inTurns(app, pace, found, (tx, some) => overwrite(tx, holding, subject, sql`rowid IN (${sql.join(some)})`))
}

function overwrite(tx: Tx, { table, erase }: Holding, subject: Subject, condition: ReturnType<Holding['rows']>): void {
  const from = sql.table(table)
  if (erase === 'delete') {
    tx.run(writing(sql`DELETE FROM ${from} WHERE ${condition}`))
    return
  }
  const columns = Object.entries(erase(subject)).map(([column, value]) => sql`${sql.ref(column)} = ${value}`)
  if (columns.length === 0) return
  tx.run(writing(sql`UPDATE ${from} SET ${sql.join(columns)} WHERE ${condition}`))
}

/** Replaces the client's words where they were found; gives in how many rows. */
async function sweep(app: App, pace: Pace, { words }: Found, { traces }: Subject): Promise<number> {
  let changed = 0
  for (const { table, rows } of words)
    await inTurns(app, pace, rows, (tx, some) => void (changed += sweepRows(tx, table, some, traces)))
  return changed
}

/** Works on rows a few at a time, each lot in a separate transaction with others in between. */
async function inTurns(
  app: App,
  pace: Pace,
  rows: readonly number[],
  work: (tx: Tx, some: readonly number[]) => void,
): Promise<void> {
  for (let at = 0; at < rows.length;) {
    const some = rows.slice(at, at + pace.size)
    at += some.length
    await pace.take(() => app.writer.write((tx) => work(tx, some)))
  }
}
