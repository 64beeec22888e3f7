import { sql } from 'kysely'
import type { App } from '../../context.ts'
import { reading, writing } from '../../db/statement.ts'
import type { Tx } from '../../db/writer.ts'
import { systemActor } from '../../http/caller.ts'
import { findSettings } from '../studio/queries.ts'
import { eraseRecord } from './erase-record.ts'
import { listErasures, readErasures } from './erasure-list.ts'
import { removeRemains } from './remains.ts'
import type { Trace } from './subject.ts'

/**
 * Erases again whoever was erased and is back, as after a restore. Call it whenever a database is opened, before anybody
 * can write: an id on the list is never given to somebody new. What the database says and the list lacks is listed.
 */
export async function applyErasures(app: App): Promise<void> {
  const { config, db, writer, ports, log } = app
  const studio_id = findSettings(db)?.public_studio_id
  if (studio_id === undefined) return
  const known = db.all(
    reading(
      sql<{
        client_id: number
        erased_at: string
      }>`SELECT id AS client_id, erased_at FROM clients WHERE erased_at IS NOT NULL`,
    ),
  )
  listErasures(
    config.dataDir,
    known.map((one) => ({ studio_id, ...one })),
  )
  const listed = readErasures(config.dataDir).filter((one) => one.studio_id === studio_id)
  if (listed.length === 0) return
  const act = { now: ports.clock.now(), actor: systemActor, requestId: null }
  await writer.write((tx) => reserveIds(tx, Math.max(...listed.map(({ client_id }) => client_id))))
  const traces: Trace[] = []
  for (const { client_id } of listed) {
    try {
      traces.push(...(await writer.write((tx) => eraseRecord(tx, act, client_id))))
    } catch (error) {
      // A studio that can't open its doors helps nobody: the owner is told, and the next start tries again.
      log('error', 'erasure not applied again', { client_id, error: String(error) })
    }
  }
  await removeRemains(app, traces)
}

/** The ids up to this one have been given: an older database would give them again, and the list would hit somebody new. */
function reserveIds(tx: Tx, last: number): void {
  const name = 'clients'
  const { changes } = tx.run(writing(sql`UPDATE sqlite_sequence SET seq = max(seq, ${last}) WHERE name = ${name}`))
  if (changes === 0) tx.run(writing(sql`INSERT INTO sqlite_sequence (name, seq) VALUES (${name}, ${last})`))
}
