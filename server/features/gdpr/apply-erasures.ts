import { sql } from 'kysely'
import type { App } from '../../context.ts'
import { reading, writing } from '../../db/statement.ts'
import type { Tx } from '../../db/writer.ts'
import { systemActor } from '../../api/caller.ts'
import type { Instant } from '../../lib/time.ts'
import { findSettings } from '../settings/queries.ts'
import { endErasure, eraseRecord } from './erase-record.ts'
import { listErasures, readErasures } from './erasure-list.ts'
import { erasuresUnderWay } from './queries.ts'
import { removeRemains } from './remains.ts'
import type { Subject, Trace } from './subject.ts'

const erased = reading(
  sql<{
    client_id: number
    erased_at: Instant
  }>`SELECT id AS client_id, erased_at FROM clients WHERE erased_at IS NOT NULL`,
)

/**
 * Erases again whoever was erased and is back, as after a restore, and ends an erasure that was broken off. Call it
 * whenever a database is opened, before anybody can write: an id on the list is never given to somebody new.
 */
export async function applyErasures(app: App): Promise<void> {
  const studio_id = findSettings(app.db)?.public_studio_id
  if (studio_id === undefined) return
  const folder = app.config.dataDir
  const listed = readErasures(folder).filter((one) => one.studio_id === studio_id)
  if (listed.length > 0) {
    const last = listed.reduce((most, { client_id }) => Math.max(most, client_id), 0)
    await app.writer.write((tx) => reserveIds(tx, last))
  }
  const traces = await eraseAgain(app, listed)
  const unlisted = app.db.all(erased).filter(({ client_id }) => !listed.some((one) => one.client_id === client_id))
  if (traces || unlisted.length > 0) {
    const all = app.db.all(erased).map(({ client_id }) => client_id)
    await removeRemains(app, all, traces ?? [])
  }
  listErasures(
    folder,
    unlisted.map((one) => ({ studio_id, ...one })),
  )
}

/**
 * Ends what was broken off, then erases those who are on the list and not erased; gives the words they could be found by,
 * undefined where there is nobody.
 */
async function eraseAgain(app: App, listed: readonly { client_id: number }[]): Promise<readonly Trace[] | undefined> {
  const act = { now: app.ports.clock.now(), actor: systemActor, requestId: null, seams: app.seams }
  let traces: readonly Trace[] | undefined
  const attempt = async (client_id: number, erase: () => Promise<readonly Trace[] | undefined>) => {
    try {
      const found = await erase()
      if (found) traces = [...(traces ?? []), ...found]
    } catch (error) {
      // A studio that can't open its doors helps nobody: the log says it, and the next start tries again.
      app.log('error', 'erasure not applied again', { client_id, error: String(error) })
    }
  }
  for (const { client_id, looked_for } of app.db.all(erasuresUnderWay, {})) {
    const begun = looked_for as Subject
    await attempt(client_id, () => endErasure(app, begun).then(() => begun.traces))
  }
  for (const { client_id } of listed) await attempt(client_id, () => eraseRecord(app, act, client_id))
  return traces
}

/** The ids up to this one have been given: an older database would give them again, and the list would hit somebody new. */
function reserveIds(tx: Tx, last: number): void {
  const name = 'clients'
  const { changes } = tx.run(writing(sql`UPDATE sqlite_sequence SET seq = max(seq, ${last}) WHERE name = ${name}`))
  if (changes === 0) tx.run(writing(sql`INSERT INTO sqlite_sequence (name, seq) VALUES (${name}, ${last})`))
}
