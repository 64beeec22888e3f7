import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { systemActor } from '../../api/caller.ts'
import { formerStudios } from '../../backup/staging.ts'
import type { App } from '../../context.ts'
import { openDatabase } from '../../db/open.ts'
import { Reader, Writer } from '../../db/writer.ts'
import { writeWhole } from '../../lib/on-disk.ts'
import { clientById, type ClientRow } from '../clients/queries.ts'
import { findSettings } from '../settings/queries.ts'
import { endBegun, eraseRecord } from './erase-record.ts'
import { erasuresUnderWay } from './queries.ts'

/** Removes what erasures left in the files of a studio. */
type RemoveRemains = (app: App) => Promise<void>

/** Lies in a studio that was set aside and could not be cleaned: the next start tries again. */
const MARK = 'to-be-cleaned.json'

/**
 * Erases clients in the studios that a restored copy took the place of (decisions.md 4, Backups): the rest of such a studio
 * stays. One that can't be opened (damaged, newer, in use) is kept too, since it may be all there is of a studio; it is marked.
 */
export async function cleanFormerStudios(app: App, erased: readonly ClientRow[], remove: RemoveRemains): Promise<void> {
  for (const name of formerStudios(app.config.dataDir)) {
    const folder = join(app.config.dataDir, name)
    const mark = join(folder, MARK)
    try {
      await cleanOne(app, folder, erased, remove)
      rmSync(mark, { force: true })
    } catch (error) {
      writeWhole(mark, '{}\n')
      app.log('error', 'a studio that was set aside could not be cleaned; the next start tries again', {
        name,
        error: String(error),
      })
    }
  }
}

/** The studios set aside of which erased clients could not be taken out yet. */
export function uncleanedStudios(dataDir: string): string[] {
  return formerStudios(dataDir).filter((name) => existsSync(join(dataDir, name, MARK)))
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
    if (db.all(erasuresUnderWay, {}).length > 0) throw new Error('an erasure did not come to its end')
  } finally {
    database.close()
  }
}

/** Ids given since the copy was made are given again after a restore: the moment of the record tells two clients apart. */
function isSame(client: ClientRow, other: ClientRow | undefined): boolean {
  return other?.created_at === client.created_at
}
