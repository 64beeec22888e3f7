import { statSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { App } from '../../context.ts'
import type { MadeBackup } from '../../backup/make-task.ts'
import { backupName, type BackupKind } from '../../backup/names.ts'
import { backupsToDrop } from '../../backup/retention.ts'
import { requireRoom } from '../../backup/room.ts'
import { sealed } from '../../backup/sealing.ts'
import { databaseFile } from '../../db/database-file.ts'
import { Workers } from '../../workers/workers.ts'
import { findSettings } from '../settings/queries.ts'
import { copiesHere } from './copies.ts'
import { readPlaces, type Travelling } from './places.ts'
import { backupsOf, changeState, readState } from './state.ts'
import { shortReasonOf } from '../../lib/reason.ts'

/** One thread of their own, so that a copy of many GB keeps no upload waiting. */
export const copyThreads = new Workers({ threads: 1, waiting: 8, heapMb: 512, idleMs: 1000 })

/** How long a copy may take, in milliseconds. */
export const COPY_MS = 2 * 60 * 60_000

const underWay = new WeakMap<App['writer'], Promise<MadeBackup>>()

/**
 * Makes a copy of the whole studio, whole and on the disk when it returns; whoever asks while one is made gets that one. Then
 * those go that are not kept any longer. Refuses (STORAGE_FULL) where the disk has no room for it.
 */
export function makeBackup(app: App, kind: BackupKind): Promise<MadeBackup> {
  const running = underWay.get(app.writer)
  if (running) return running
  const making = make(app, kind).finally(() => underWay.delete(app.writer))
  underWay.set(app.writer, making)
  return making
}

/** Whether a copy is being made. */
export const isMaking = (app: App) => underWay.has(app.writer)

async function make(app: App, kind: BackupKind): Promise<MadeBackup> {
  const { config, ports, version } = app
  const made_at = ports.clock.now()
  const { changes } = app.writer
  try {
    await requireDisk(app)
    const order = { folder: config.dataDir, file_name: backupName(made_at, kind), made_at, version }
    const secrets = await secretsToTravel(app)
    const made = await copyThreads.run('makeBackup', { ...order, secrets }, { ms: COPY_MS })
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
  if (free !== undefined) requireRoom(needed, free, 'A copy', config.dataDir)
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

/** Whether something has changed since the last copy; right after a start nobody knows, and so it has. */
export function hasChanged({ writer }: App): boolean {
  return copiedAt.get(writer) !== writer.changes
}
