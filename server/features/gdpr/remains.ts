import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { App } from '../../context.ts'
import type { Instant } from '../../lib/time.ts'
import { Refusal } from '../../api/errors.ts'
import { readBackupName } from '../../backup/names.ts'
import { handleOf } from '../../db/unused-space.ts'
import { workers } from '../../workers/workers.ts'
import { clientById } from '../clients/queries.ts'
import { forgetEnded } from './erase-record.ts'
import { cleanFormerStudios } from './former-studios.ts'
import { say } from '../../lib/sayings/sayings.ts'

/** How often the log is tried while somebody reads, and how long between two tries, in milliseconds. */
const TRIES = 200
const PAUSE_MS = 50

/** How long looking through the file may take, in milliseconds. */
const LOOK_MS = 15 * 60_000

/** Pages that are wiped at once: a millisecond or two. */
const AT_ONCE = 200

/**
 * After erasures: cleans the studios that were set aside, drops the copies kept aside before updates, empties the write-ahead
 * log, and wipes the unused space of the file, where copies of anything that moved may stand. SQLite has overwritten already
 * what was deleted (`secure_delete`). Until it has come to its end, the next start does it.
 */
export async function removeRemains(app: App, erased: readonly number[]): Promise<void> {
  const clients = erased.map((id) => app.db.one(clientById, { id })!)
  await cleanFormerStudios(app, clients, removeFromFiles)
  await removeFromFiles(app)
}

async function removeFromFiles({ config, writer }: App): Promise<void> {
  dropCopiesBeforeUpdates(config.dataDir)
  await untilNobodyReads(() => writer.emptyLog())
  const handle = handleOf(join(config.dataDir, 'studio.sqlite'))
  const pages = await workers.run('pagesWithRemains', { handle, size: writer.pageSize }, { ms: LOOK_MS })
  for (let at = 0; at < pages.length; at += AT_ONCE)
    await untilNobodyReads(() => writer.wipeUnusedSpace(handle, pages.slice(at, at + AT_ONCE)))
  await writer.write((tx) => tx.run(forgetEnded))
  await untilNobodyReads(() => writer.emptyLog())
}

/** Does what can only be done while nobody reads in the log, as soon as that is so. */
async function untilNobodyReads(work: () => boolean): Promise<void> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    if (work()) return
    await setTimeout(PAUSE_MS)
  }
  throw new Refusal('SERVER_BUSY', say('gdpr.database_is_read'), { headers: { 'Retry-After': '10' } })
}

/** The backups of this folder from before an erasure; restoring one erases again. */
export function backupsBefore(dataDir: string, erased_at: Instant): string[] {
  const folder = join(dataDir, 'backups')
  if (!existsSync(folder)) return []
  const madeAt = (name: string) => readBackupName(name)?.made_at ?? statSync(join(folder, name)).mtime.toISOString()
  const isCopy = (name: string) => readBackupName(name) !== undefined || /^kept-.+\.sqlite$/.test(name)
  return readdirSync(folder).filter((name) => isCopy(name) && madeAt(name) < erased_at)
}

/** Copies made before the schema changed: the studio has worked with the new one since. */
function isKeptAside(name: string): boolean {
  return name.startsWith('before-schema-')
}

function dropCopiesBeforeUpdates(dataDir: string): void {
  const folder = join(dataDir, 'backups')
  if (!existsSync(folder)) return
  for (const name of readdirSync(folder)) if (isKeptAside(name)) rmSync(join(folder, name), { force: true })
}
