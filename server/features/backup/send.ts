import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { copyFile, mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { App } from '../../context.ts'
import { dropLeftOvers } from '../../backup/left-overs.ts'
import { NAMES } from '../../backup/manifest.ts'
import { readBackupName, type NamedBackup } from '../../backup/names.ts'
import { backupsToDrop } from '../../backup/retention.ts'
import type { Seal } from '../../backup/sealing.ts'
import { BrokenOff, type BucketAccess } from '../../ports/bucket/port.ts'
import { findSettings, settingsOf } from '../settings/queries.ts'
import { copiesIn, newestHere, type Copy } from './copies.ts'
import { copyThreads, COPY_MS } from './make.ts'
import { readPlaces } from './places.ts'
import { backupsOf, changeState, readState, type Place } from './state.ts'
import { reasonOf } from '../../lib/reason.ts'

type Far = Exclude<Place, 'here'>

/** The end of the name of an unfinished upload’s note, see the bucket’s port. */
const UPLOAD_NOTE = '.upload.json'

/** The start of the name of a file that only tries a place. */
export const TRIAL = 'try-'

/** A place besides this computer where copies lie. */
interface FarPlace {
  name: Far
  /** Brings a copy that lies here to it. */
  bring(copy: Copy): Promise<void>
  bringErasures(file: string): Promise<void>
  list(): Promise<NamedBackup[]>
  remove(file_name: string): Promise<void>
}

/** The studio's own folder in a place that several may share. */
export const ownFolder = (studioId: string) => `studio-desk-${studioId}`

/** The places that are set up, each with what can be done there. */
export function farPlaces(app: App, isStopping: () => boolean): FarPlace[] {
  const { seal, folder, bucket } = readPlaces(app)
  const studio = findSettings(app.db)
  if (!studio) return []
  const own = ownFolder(studio.public_studio_id)
  return [
    ...(folder === null ? [] : [inFolder(app, join(folder, own), folder, seal)]),
    ...(bucket === null || !seal
      ? []
      : [inBucket(app, { ...bucket, prefix: below(bucket.prefix, own) }, seal, isStopping)]),
  ]
}

/** True if a place lacks the newest copy, or who was erased since. */
export function isBehind(app: App): boolean {
  const newest = newestHere(app)
  const { folder, bucket, seal } = readPlaces(app)
  const state = readState(app.config.dataDir)
  const erased = erasuresHash(app.config.dataDir)
  const wanted: Far[] = [
    ...(folder === null ? [] : ['folder' as const]),
    ...(bucket && seal ? ['bucket' as const] : []),
  ]
  const lacks = (place: Far) =>
    (newest !== undefined && state.sent[place]?.file_name !== newest.file_name) ||
    state.sent[place]?.problem != null ||
    (erased !== undefined && state.erasures[place] !== erased)
  return findSettings(app.db) !== undefined && wanted.some(lacks)
}

/**
 * Brings the newest copy, and the list of erased clients, to every place that lacks them; copies that are no longer kept there are
 * deleted. A place that can't be reached is noted, and tried again; the others are not affected.
 */
export async function sendCopies(app: App, isStopping: () => boolean): Promise<void> {
  const newest = newestHere(app)
  for (const place of farPlaces(app, isStopping)) {
    try {
      await bringErasures(app, place)
      if (newest) await bringNewest(app, place, newest)
    } catch (error) {
      if (error instanceof BrokenOff) return
      await noteProblem(app, place.name, reasonOf(error))
    }
  }
}

async function noteProblem({ config, ports, log }: App, place: Far, problem: string): Promise<void> {
  const known = readState(config.dataDir).sent[place]
  if (known?.problem !== problem) log('warn', 'a copy could not be brought elsewhere', { place, error: problem })
  const noted = { file_name: known?.file_name ?? '', at: ports.clock.now(), problem }
  await changeState(config.dataDir, (state) => ({ ...state, sent: { ...state.sent, [place]: noted } }))
}

async function bringNewest({ config, db, ports }: App, place: FarPlace, newest: Copy): Promise<void> {
  const { dataDir } = config
  const known = readState(dataDir).sent[place.name]
  if (known?.file_name === newest.file_name && known.problem === null) return
  await place.bring(newest)
  const sent = { file_name: newest.file_name, at: ports.clock.now(), problem: null }
  await changeState(dataDir, (state) => ({ ...state, sent: { ...state.sent, [place.name]: sent } }))
  const proven = readState(dataDir).proven ?? undefined
  const circumstances = { now: ports.clock.now(), zone: settingsOf(db).timezone, proven }
  for (const { file_name } of backupsToDrop(await place.list(), circumstances)) await place.remove(file_name)
}

async function bringErasures({ config }: App, place: FarPlace): Promise<void> {
  const hash = erasuresHash(config.dataDir)
  if (hash === undefined || readState(config.dataDir).erasures[place.name] === hash) return
  await place.bringErasures(join(config.dataDir, NAMES.erased))
  await changeState(config.dataDir, (state) => ({ ...state, erasures: { ...state.erasures, [place.name]: hash } }))
}

function erasuresHash(dataDir: string): string | undefined {
  const file = join(dataDir, NAMES.erased)
  return existsSync(file) ? createHash('sha256').update(readFileSync(file)).digest('hex') : undefined
}

function inFolder({ config, ports }: App, own: string, root: string, seal: Seal | undefined): FarPlace {
  const require = () => {
    if (!existsSync(root)) throw new Error(`${root} isn’t there. Connect its disk, or choose another folder.`)
  }
  return {
    name: 'folder',
    bring: async ({ file_name }) => {
      require()
      dropLeftOvers(own)
      const order = {
        from: join(backupsOf(config.dataDir), file_name),
        to: join(own, file_name),
        seal: sealing(seal, ports),
      }
      await copyThreads.run('sealBackup', order, { ms: COPY_MS })
    },
    bringErasures: async (file) => {
      require()
      await mkdir(own, { recursive: true })
      await copyFile(file, join(own, `${NAMES.erased}.part`))
      await rename(join(own, `${NAMES.erased}.part`), join(own, NAMES.erased))
    },
    list: async () => copiesIn(own),
    remove: (file_name) => rm(join(own, file_name), { force: true }),
  }
}

function inBucket({ config, ports }: App, access: BucketAccess, seal: Seal, isStopping: () => boolean): FarPlace {
  const { bucket } = ports
  // The sealed file keeps the same bytes, so that an interrupted upload can go on.
  const sending = join(backupsOf(config.dataDir), 'sending')
  return {
    name: 'bucket',
    bring: async ({ file_name }) => {
      const ready = join(sending, file_name)
      await dropOthers(sending, file_name)
      const order = { from: join(backupsOf(config.dataDir), file_name), to: ready, seal: sealing(seal, ports) }
      if (!existsSync(ready)) await copyThreads.run('sealBackup', order, { ms: COPY_MS })
      await bucket.upload(access, file_name, ready, { isStopping })
      await rm(sending, { recursive: true, force: true })
    },
    bringErasures: (file) => bucket.upload(access, NAMES.erased, file, { isStopping }),
    list: async () => {
      const names = (await bucket.list(access)).map(({ name }) => name)
      // Left over from a trial that could not be finished.
      for (const name of names.filter((one) => one.startsWith(TRIAL))) await bucket.remove(access, name)
      return names.flatMap((name) => readBackupName(name) ?? [])
    },
    remove: (file_name) => bucket.remove(access, file_name),
  }
}

/** Removes what was to be sent before this copy. */
async function dropOthers(sending: string, file_name: string): Promise<void> {
  if (!existsSync(sending)) return
  for (const name of readdirSync(sending).filter((one) => !one.startsWith(file_name))) {
    // By the note of one that was broken off its parts are found in the bucket, and go.
    if (name.endsWith(UPLOAD_NOTE)) await rename(join(sending, name), join(sending, file_name + UPLOAD_NOTE))
    else await rm(join(sending, name), { force: true })
  }
}

/** The key and the random bytes with which a thread seals. */
const sealing = (seal: Seal | undefined, { random }: App['ports']) => seal && { ...seal, random: random.bytes(32) }

/** A folder within a prefix. */
export const below = (prefix: string, folder: string) =>
  prefix === '' ? folder : `${prefix.replace(/\/+$/, '')}/${folder}`
