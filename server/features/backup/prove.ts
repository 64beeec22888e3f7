import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { App } from '../../context.ts'
import { readBackupName } from '../../backup/names.ts'
import type { Instant } from '../../lib/time.ts'
import { findSettings } from '../settings/queries.ts'
import { copiesIn, newestCopy, newestHere } from './copies.ts'
import { isFarProofDue, isProofDue } from './due-rules.ts'
import { COPY_MS, copyThreads } from './make.ts'
import { readPlaces } from './places.ts'
import { below, ownFolder } from './send.ts'
import { backupsOf, changeState, readState, type Place } from './state.ts'
import { shortReasonOf } from '../../lib/reason.ts'

/** The places whose newest copy is due to be restored for trial. */
export function placesToProve(app: App, now: Instant): Place[] {
  const studio = findSettings(app.db)
  const { dataDir } = app.config
  const newest = newestHere(app)
  if (!studio || !newest) return []
  const { proofs, sent } = readState(dataDir)
  const { folder, bucket, seal } = readPlaces(app)
  const last = (place: Place) => {
    const proof = proofs[place]
    return proof && { ...proof, isGood: proof.problem === null }
  }
  const isFarDue = (place: 'folder' | 'bucket') =>
    sent[place]?.problem === null && isFarProofDue({ now, last: last(place) })
  const isDueHere = isProofDue({ zone: studio.timezone, newest: newest.made_at, last: last('here') })
  return [
    ...(isDueHere ? ['here' as const] : []),
    ...(folder !== null && isFarDue('folder') ? ['folder' as const] : []),
    ...(bucket && seal && isFarDue('bucket') ? ['bucket' as const] : []),
  ]
}

/**
 * Restores the newest backup of a place as a trial: does all that a restore does, in a separate folder that it then removes.
 * Keeps the result; a backup that can't be restored is an error, and the owner learns of it.
 */
export async function proveCopy(app: App, place: Place, isStopping: () => boolean): Promise<void> {
  const { config, ports } = app
  const scratch = join(backupsOf(config.dataDir), 'proving')
  const now = ports.clock.now()
  try {
    const file = await fetchNewest(app, place, { scratch, isStopping })
    if (file === undefined) return
    const { seal } = readPlaces(app)
    const free = await ports.disk.free(config.dataDir)
    const order = { file, into: join(scratch, 'studio'), opener: seal && { key: new Uint8Array(seal.key) }, free }
    const file_name = file.slice(file.lastIndexOf('/') + 1)
    const about = { file_name, place, proved_at: now, as_of: readBackupName(file_name)?.made_at ?? now }
    try {
      const { counts } = await copyThreads.run('openBackup', order, { ms: COPY_MS })
      const proof = { ...about, clients: counts['clients'] ?? 0, problem: null }
      await changeState(config.dataDir, (state) => ({
        ...state,
        proven: place === 'here' ? file_name : state.proven,
        proofs: { ...state.proofs, [place]: proof },
      }))
    } catch (error) {
      // A stop takes the folder away under it: that says nothing of the copy.
      if (isStopping()) return
      const problem = shortReasonOf(error)
      const proof = { ...about, clients: 0, problem }
      await changeState(config.dataDir, (state) => ({ ...state, proofs: { ...state.proofs, [place]: proof } }))
      app.log('error', 'a copy can’t be restored', { place, file: file_name, error: problem })
    }
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}

/** The newest copy of a place as a file; undefined where there is none. */
async function fetchNewest(
  app: App,
  place: Place,
  { scratch, isStopping }: { scratch: string; isStopping: () => boolean },
): Promise<string | undefined> {
  const { config, ports, db } = app
  const { folder, bucket } = readPlaces(app)
  const now = ports.clock.now()
  const own = ownFolder(findSettings(db)?.public_studio_id ?? '')
  const newestIn = (where: string) => {
    const newest = newestCopy(copiesIn(where), now)
    return newest && join(where, newest.file_name)
  }
  if (place === 'here') return newestIn(backupsOf(config.dataDir))
  if (place === 'folder') return folder === null ? undefined : newestIn(join(folder, own))
  if (!bucket) return undefined
  const access = { ...bucket, prefix: below(bucket.prefix, own) }
  const names = (await ports.bucket.list(access)).flatMap(({ name }) => readBackupName(name) ?? [])
  const newest = newestCopy(names, now)
  if (!newest) return undefined
  await mkdir(scratch, { recursive: true })
  const file = join(scratch, newest.file_name)
  await ports.bucket.download(access, newest.file_name, file, { isStopping })
  return file
}
