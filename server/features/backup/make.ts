import { statSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { App } from '../../context.ts'
import { copyOnItsWay, type MadeBackup } from '../../backup/make-task.ts'
import type { Instant } from '../../lib/time.ts'
import { backupName, type BackupKind } from '../../backup/names.ts'
import { backupsToDrop } from '../../backup/retention.ts'
import { requireRoom } from '../../backup/room.ts'
import { sealed } from '../../backup/sealing.ts'
import { databaseFile } from '../../db/own-files.ts'
import { Workers } from '../../workers/workers.ts'
import { findSettings } from '../settings/queries.ts'
import { copiesHere } from './copies.ts'
import { readPlaces, type Travelling } from './places.ts'
import { backupsOf, changeState, readState } from './state.ts'
import { shortReasonOf } from '../../lib/reason.ts'
import { asWritten } from '../../lib/sayings/sayings.ts'

/** A separate thread, so that a backup of many GB keeps no upload waiting. */
export const copyThreads = new Workers({ threads: 1, waiting: 8, heapMb: 512, idleMs: 1000 })

/** The longest time that a copy may take, in milliseconds. */
export const COPY_MS = 2 * 60 * 60_000

interface Making {
  done: Promise<MadeBackup>
  /** The time at which it began, and its file. */
  since: Instant
  file_name: string
  /** Bytes that are packed; 0 as long as the database is copied. */
  packed: number
}

const underWay = new WeakMap<App['writer'], Making>()

/**
 * Makes a backup of the whole studio, complete and on the disk when this returns; a caller who asks while one is being made
 * gets that one. Then removes backups that are not kept any longer. Refuses (STORAGE_FULL) if the disk has no room for it.
 */
export function makeBackup(app: App, kind: BackupKind): Promise<MadeBackup> {
  const running = underWay.get(app.writer)
  if (running) return running.done
  const since = app.ports.clock.now()
  const about = { since, file_name: backupName(since, kind), packed: 0 }
  const making: Making = Object.assign(about, { done: make(app, about).finally(() => underWay.delete(app.writer)) })
  underWay.set(app.writer, making)
  return making.done
}

/** True if a copy is being made. */
export const isMaking = (app: App) => underWay.has(app.writer)

/** Progress of the copy that is being made: everything is written twice, as a copy of the database and packed. */
export function howFarMaking(app: App): { since: Instant; done_bytes: number; total_bytes: number } | null {
  const making = underWay.get(app.writer)
  if (!making) return null
  const { since, file_name, packed } = making
  const { dataDir } = app.config
  const all = statSync(databaseFile(dataDir)).size
  const copied = packed > 0 ? all : (statSync(copyOnItsWay(dataDir, file_name), { throwIfNoEntry: false })?.size ?? 0)
  return { since, done_bytes: Math.min(copied, all) + Math.min(packed, all), total_bytes: 2 * all }
}

async function make(app: App, making: Omit<Making, 'done'>): Promise<MadeBackup> {
  const { config, version } = app
  const { since: made_at, file_name } = making
  const { changes } = app.writer
  const onChunk = (packed: number) => void (making.packed = packed)
  try {
    await requireDisk(app)
    const order = { folder: config.dataDir, file_name, made_at, version }
    const secrets = await secretsToTravel(app)
    const made = await copyThreads.run('makeBackup', { ...order, secrets }, { ms: COPY_MS, onChunk })
    noteCopied(app, changes)
    await changeState(config.dataDir, (state) => ({ ...state, tried: { at: made_at, problem: null } }))
    await dropOld(app)
    return made
  } catch (error) {
    const problem = shortReasonOf(error)
    await changeState(config.dataDir, (state) => ({ ...state, tried: { at: made_at, problem } })).catch(() => {})
    throw error
  }
}

/** Room for the copy of the database and the archive, which is not larger, and some more: others work on this disk. */
async function requireDisk({ config, ports }: App): Promise<void> {
  const free = await ports.disk.free(config.dataDir)
  const needed = statSync(databaseFile(config.dataDir)).size * 1.5 + 50e6
  if (free !== undefined) requireRoom(needed, free, 'copy', asWritten(config.dataDir))
}

/** The key file and what leads to the bucket, under the passphrase; nothing where there is none. */
async function secretsToTravel(app: App): Promise<Uint8Array | undefined> {
  const { seal, bucket } = readPlaces(app)
  if (!seal) return undefined
  const places: Travelling = { seal: { key: seal.key.toString('base64'), kdf: seal.kdf }, bucket }
  const text = JSON.stringify({ root: Buffer.from(app.secrets.root).toString('base64'), ...places })
  return buffer(sealed(Readable.from([Buffer.from(text)]), seal, app.ports.random.bytes(32)))
}

async function dropOld({ config, db, ports }: App): Promise<void> {
  const zone = findSettings(db)?.timezone ?? 'UTC'
  const proven = readState(config.dataDir).proven ?? undefined
  for (const { file_name } of backupsToDrop(copiesHere(config.dataDir), { now: ports.clock.now(), zone, proven })) {
    await rm(join(backupsOf(config.dataDir), file_name), { force: true })
  }
}

const copiedAt = new WeakMap<App['writer'], number>()

function noteCopied({ writer }: App, changes: number): void {
  copiedAt.set(writer, changes)
}

/** True if something has changed since the last copy; right after a start nobody knows, and so it has. */
export function hasChanged({ writer }: App): boolean {
  return copiedAt.get(writer) !== writer.changes
}
