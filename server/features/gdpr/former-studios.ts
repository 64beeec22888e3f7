import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { systemActor } from '../../api/caller.ts'
import { formerStudios } from '../../backup/staging.ts'
import type { App } from '../../context.ts'
import { openDatabase } from '../../db/open.ts'
import { Reader, Writer } from '../../db/writer.ts'
import { clientById, type ClientRow } from '../clients/queries.ts'
import { findSettings } from '../settings/queries.ts'
import { endBegun, eraseRecord } from './erase-record.ts'

/** Removes what erasures left in the files of a studio. */
type RemoveRemains = (app: App) => Promise<void>

/**
 * Erases clients in the studios that a restored copy took the place of (decisions.md 4, Backups): the rest of such a studio
 * stays. One that can't be opened could never be used again and is removed.
 */
export async function cleanFormerStudios(app: App, erased: readonly ClientRow[], remove: RemoveRemains): Promise<void> {
  for (const name of formerStudios(app.config.dataDir)) {
    const folder = join(app.config.dataDir, name)
    try {
      await cleanOne(app, folder, erased, remove)
    } catch (error) {
      app.log('error', 'a studio that was set aside could not be cleaned and was removed', {
        name,
        error: String(error),
      })
      rmSync(folder, { recursive: true, force: true })
    }
  }
}

async function cleanOne(app: App, folder: string, erased: readonly ClientRow[], remove: RemoveRemains): Promise<void> {
  const database = openDatabase(folder, { isNew: false, stamp: app.ports.clock.now() })
  try {
    const [db, writer] = [new Reader(database), new Writer(database)]
    const former: App = { ...app, config: { ...app.config, dataDir: folder }, db, writer }
    if (findSettings(db)?.public_studio_id !== findSettings(app.db)?.public_studio_id) return
    const act = { now: app.ports.clock.now(), actor: systemActor, requestId: null, seams: app.seams }
    let isDue = await endBegun(former)
    for (const client of erased)
      if (isSame(client, db.one(clientById, client))) isDue = (await eraseRecord(former, act, client.id)) || isDue
    if (isDue) await remove(former)
  } finally {
    database.close()
  }
}

/** Ids given since the copy was made are given again after a restore: the moment of the record tells two clients apart. */
function isSame(client: ClientRow, other: ClientRow | undefined): boolean {
  return other?.created_at === client.created_at
}
