import Database from 'better-sqlite3'
import { existsSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { Refusal } from '../api/errors.ts'
import { APPLICATION_ID, DatabaseRefused, migrate } from '../db/migrate.ts'
import { migrations } from '../db/migrations/index.ts'
import { configure } from '../db/open.ts'
import { strangeValuesIn } from '../db/sound/strange-values.ts'
import { strangeInSchema } from './expected-schema.ts'
import { isErasureList, NAMES, type Manifest } from './manifest.ts'
import { isKeyOf, keyFor, type Kdf } from './passphrase.ts'
import { invalid, isSealedFile, tooNew, unpack, unsealFile } from './read-archive.ts'
import { requireRoom } from './room.ts'
import { tallyOf } from './tally.ts'
import { say, type Said } from '../lib/sayings/sayings.ts'

export interface OpenOrder {
  /** The copy, sealed or not. */
  file: string
  /** The folder to unpack to: created, and left with the studio as it was in the backup, at this version's schema. */
  into: string
  /** The passphrase of a sealed one. */
  opener: { passphrase: string } | { key: Uint8Array } | undefined
  /** How many bytes are free where it is unpacked; undefined where the system does not say. */
  free: number | undefined
}

/**
 * Opens a backup in a separate folder and a worker thread, and checks that the studio in it is whole: every file as the
 * manifest says, the schema that of its version object by object, every page and reference sound, rows and sums as they were
 * counted when it was made. Brings it to this version. Refuses with BACKUP_INVALID, BACKUP_TOO_NEW, BACKUP_PASSPHRASE_WRONG
 * and STORAGE_FULL.
 */
export async function openBackupTask(
  { file, into, opener, free = Infinity }: OpenOrder,
  _emit: (nothing: never) => unknown,
): Promise<Manifest> {
  rmSync(into, { recursive: true, force: true })
  mkdirSync(into, { recursive: true, mode: 0o700 })
  const plain = join(into, 'opened.zip')
  const sealed = (await isSealedFile(file)) ? statSync(file).size : 0
  if (sealed > 0) {
    // Opened, it is as large, and what is in it is larger.
    requireRoom(2 * sealed, free, 'restoring', say('place.data'))
    await unsealFile(file, plain, (kdf) => keyWith(kdf, opener))
  }
  const manifest = await unpack(sealed > 0 ? plain : file, into, free - sealed)
  rmSync(plain, { force: true })
  if (manifest.schema > migrations.length) throw tooNew(manifest.version)
  requireErasures(join(into, NAMES.erased))
  const database = connect(join(into, NAMES.database))
  try {
    requireWhole(database, manifest)
    configure(database)
    migrate(database)
    requireSound(database)
  } catch (error) {
    if (!(error instanceof DatabaseRefused) && !DAMAGE.test(codeOf(error))) throw error
    throw invalid(say('backup.because.version'))
  } finally {
    database.close()
  }
  return manifest
}

/** The secrets that travel with a copy, still sealed; undefined where none do. */
export function sealedSecretsIn(into: string): Buffer | undefined {
  try {
    return readFileSync(join(into, NAMES.secrets))
  } catch {
    return undefined
  }
}

/** Without the list of who was erased nobody knows whom a copy brings back: where there is one, it has to be readable. */
function requireErasures(file: string): void {
  if (!existsSync(file) || isErasureList(jsonIn(file))) return
  throw invalid(say('backup.because.list_of_erased_damaged'))
}

function jsonIn(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

async function keyWith(kdf: Kdf, opener: OpenOrder['opener']): Promise<Buffer> {
  if (!opener) throw new Refusal('BACKUP_PASSPHRASE_WRONG', say('backup.copy_is_encrypted'))
  const key = 'key' in opener ? Buffer.from(opener.key) : await keyFor(opener.passphrase, kdf)
  if (!key || !isKeyOf(key, kdf)) throw wrongPassphrase()
  return key
}

/** 409: nothing opens with this passphrase. */
export function wrongPassphrase(): Refusal {
  const detail = say('backup.copy_does_not_open')
  return new Refusal('BACKUP_PASSPHRASE_WRONG', detail)
}

/** Opened so that nothing of its schema is run: a file may hold views and triggers of somebody else's. */
function connect(file: string): Database.Database {
  const database = new Database(file, { fileMustExist: true })
  database.pragma('trusted_schema = OFF')
  database.pragma('cell_size_check = ON')
  return database
}

function requireWhole(database: Database.Database, manifest: Manifest): void {
  const damage = orReason(() => problemOf(database, manifest))
  if (damage !== undefined) throw invalid(damage)
}

/** Looked at as this version will read it: value by value, where one leads somewhere or has a shape. */
function requireSound(database: Database.Database): void {
  const [what] = strangeValuesIn(database)
  if (what !== undefined) throw invalid(say('backup.because.strange_value', { what }))
}

function problemOf(database: Database.Database, { schema, key_fingerprint, counts, sums }: Manifest): Said | undefined {
  const of = (pragma: string) => database.pragma(pragma, { simple: true })
  if (of('application_id') !== APPLICATION_ID) return say('backup.because.not_ours')
  if (of('user_version') !== schema) return say('backup.because.other_version')
  const strange = strangeInSchema(database, schema)
  if (strange !== undefined) return say('backup.because.other_schema', { what: strange })
  const damage = String(of('quick_check(1)'))
  if (damage !== 'ok') return say('backup.because.damage', { what: damage.split('\n').at(-1)! })
  if ((database.pragma('foreign_key_check') as unknown[]).length > 0) return say('backup.because.records_missing')
  const found = tallyOf(database)
  if (!isEqual(found.counts, counts) || !isEqual(found.sums, sums)) return say('backup.because.other_records')
  return fingerprintIn(database) === key_fingerprint ? undefined : say('backup.because.other_key')
}

function isEqual(one: Record<string, number>, other: Record<string, number>): boolean {
  return (
    Object.keys(one).length === Object.keys(other).length && Object.entries(one).every(([key, n]) => other[key] === n)
  )
}

const DAMAGE = /^SQLITE_(CORRUPT|NOTADB|ERROR|CONSTRAINT)/
const codeOf = (error: unknown) => String((error as { code?: unknown } | null)?.code)

/** Damage that SQLite reports is a reason, too. */
function orReason(look: () => Said | undefined): Said | undefined {
  try {
    return look()
  } catch (error) {
    if (DAMAGE.test(codeOf(error))) return say('backup.because.damage', { what: (error as Error).message })
    throw error
  }
}

/** The fingerprint of the key that a database was filled under; versions before the eighth knew none. */
function fingerprintIn(database: Database.Database): string | null {
  const isKept = database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'installation'").get() !== undefined
  return isKept ? (database.prepare('SELECT key_fingerprint FROM installation').pluck().get() as string | null) : null
}
