import type { Database } from 'better-sqlite3'
import { databaseFile } from './db/own-files.ts'
import { storageFaultOf } from './db/storage-fault.ts'
import type { Random } from './ports/random/port.ts'
import { StartRefused } from './refused-start.ts'
import { isSameKey, keepKeyAside, keyFileOf, makeSecrets, readSecrets, type Secrets } from './secrets.ts'

export interface KeyOptions {
  folder: string
  random: Random
  /** The instant that a key kept aside is named after. */
  stamp: string
  /** The root key, where the desktop shell keeps it. */
  key?: string
}

/** The texts for a person before and after they begin with a new key. */
export const LOST_WITH_A_KEY =
  'lost with the old key: saved passwords such as the mail server’s, everybody’s sessions, gift cards by their codes, the ' +
  'recovery code, second factors, kiosks and calendar feeds; clients, bookings and money stay'

/**
 * The secrets of this folder, made where it has none yet. The database keeps the fingerprint of its key: one that is filled
 * and meets no key file, or another, is refused with the ways out.
 */
export function studioKey(database: Database, options: KeyOptions): Secrets {
  refuseWrongKey(database, options)
  const { folder, random, key } = options
  const secrets = readSecrets(folder, random, key) ?? makeSecrets(folder, random)
  if (fingerprintOf(database) !== secrets.fingerprint) rememberIfWritable(database, secrets)
  return secrets
}

/** Refuses a filled database whose key is not here; asked before anything of it is changed, whatever its version. */
export function refuseWrongKey(database: Database, { folder, random, key }: KeyOptions): void {
  const known = fingerprintOf(database)
  const found = readSecrets(folder, random, key)
  if (found && (known === null || isSameKey(known, found.fingerprint))) return
  if (isFilledStudio(database)) throw keyMissing(folder, found !== undefined)
}

/**
 * Begins with a new key where the old one is lost: keeps what there is aside, and gives the secrets with what to tell. Refuses
 * while the key fits.
 */
export function newStudioKey(database: Database, options: KeyOptions): { secrets: Secrets; said: string } {
  const { folder, random, stamp } = options
  const known = fingerprintOf(database)
  const found = readableSecrets(options)
  if (found && (known === null || isSameKey(known, found.fingerprint))) {
    throw new StartRefused(
      `${keyFileOf(folder)} is the key of this studio, so that no new one is needed. Nothing was changed; start without --new-key.`,
    )
  }
  const aside = keepKeyAside(folder, stamp)
  const secrets = makeSecrets(folder, random)
  remember(database, secrets)
  // Push services only take pushes signed with the old key; the portal registers the devices again.
  database.exec('DELETE FROM push_subscriptions')
  const kept = aside === undefined ? '' : `; the file that was there is kept as ${aside}`
  const lost = isFilledStudio(database) ? ` (${LOST_WITH_A_KEY})` : ''
  return { secrets, said: `A new key was made: ${keyFileOf(folder)}${kept}${lost}.` }
}

function readableSecrets({ folder, random, key }: KeyOptions): Secrets | undefined {
  try {
    return readSecrets(folder, random, key)
  } catch (error) {
    if (error instanceof StartRefused) return undefined
    throw error
  }
}

function keyMissing(folder: string, isAnother: boolean): StartRefused {
  const file = keyFileOf(folder)
  const what = isAnother ? `${file} is not the key of` : `${file} is missing, the key of`
  return new StartRefused(
    `${what} ${databaseFile(folder)}: put the right file back, from your own copy or from the computer where this studio was ` +
      `before. Where it is lost for good, start with --new-key (${LOST_WITH_A_KEY}).`,
    { reason: 'key-missing' },
  )
}

function fingerprintOf(database: Database): string | null {
  if (!hasTable(database, 'installation')) return null
  return (
    (database.prepare('SELECT key_fingerprint FROM installation').pluck().get() as string | null | undefined) ?? null
  )
}

/** True if the studio was set up: before that, nothing depends on the key. */
function isFilledStudio(database: Database): boolean {
  return hasTable(database, 'settings') && database.prepare('SELECT 1 FROM settings').get() !== undefined
}

function hasTable(database: Database, name: string): boolean {
  return database.prepare('SELECT 1 FROM sqlite_schema WHERE name = ?').get(name) !== undefined
}

function remember(database: Database, { fingerprint }: Secrets): void {
  database.prepare('UPDATE installation SET key_fingerprint = ?').run(fingerprint)
}

/** Where it can't be written now, the next start does it. */
function rememberIfWritable(database: Database, secrets: Secrets): void {
  try {
    remember(database, secrets)
  } catch (error) {
    if (storageFaultOf(error) === undefined) throw error
  }
}
