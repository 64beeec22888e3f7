import { sql } from 'kysely'
import type { App } from '../../context.ts'
import { reading, writing } from '../../db/statement.ts'
import type { Tx } from '../../db/writer.ts'
import { systemActor } from '../../api/caller.ts'
import type { Instant } from '../../lib/time.ts'
import { findSettings } from '../settings/queries.ts'
import { attempt, endBegun, eraseRecord } from './erase-record.ts'
import { listErasures, readErasures } from './erasure-list.ts'
import { uncleanedStudios } from './former-studios.ts'
import { removeRemains } from './remains.ts'

const erased = reading(
  sql<{
    client_id: number
    erased_at: Instant
  }>`SELECT id AS client_id, erased_at FROM clients WHERE erased_at IS NOT NULL`,
)

/**
 * Erases again the clients who were erased and are back, as after a restore, and finishes an interrupted erasure. Call it
 * whenever a database is opened, before anybody can write: an id on the list is never given to a new client.
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
  const act = { now: app.ports.clock.now(), actor: systemActor, requestId: null, seams: app.seams }
  let isDue = await endBegun(app)
  for (const { client_id } of listed)
    isDue = ((await attempt(app, client_id, () => eraseRecord(app, act, client_id))) ?? false) || isDue
  const all = app.db.all(erased)
  const unlisted = all.filter(({ client_id }) => !listed.some((one) => one.client_id === client_id))
  if (isDue || unlisted.length > 0 || uncleanedStudios(folder).length > 0)
    await removeRemains(
      app,
      all.map(({ client_id }) => client_id),
    )
  listErasures(
    folder,
    unlisted.map((one) => ({ studio_id, ...one })),
  )
}

/** The ids up to this one have been given: an older database would give them again, and the list would hit somebody new. */
function reserveIds(tx: Tx, last: number): void {
  const name = 'clients'
  const { changes } = tx.run(writing(sql`UPDATE sqlite_sequence SET seq = max(seq, ${last}) WHERE name = ${name}`))
  if (changes === 0) tx.run(writing(sql`INSERT INTO sqlite_sequence (name, seq) VALUES (${name}, ${last})`))
}
