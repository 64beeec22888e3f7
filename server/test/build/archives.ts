import Database from 'better-sqlite3'
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { constants, crc32, deflateRawSync } from 'node:zlib'
import { NAMES, type Manifest } from '../../backup/manifest.ts'
import { tallyOf } from '../../backup/tally.ts'

/** A file of an archive that is put together by hand, and what its headers say of it, which may be lies. */
export interface Entry {
  name: string
  bytes: Uint8Array
  /** How large it says that it is when it is unpacked. */
  size?: number
  /** The bytes to store instead, compressed. */
  packed?: Uint8Array
  method?: number
  flags?: number
  /** The rights and kind of file in the upper 16 bits. */
  attributes?: number
}

/** A ZIP of these, with their claimed sizes and names; `count`: the claimed number. */
export function zipOf(entries: readonly Entry[], count = entries.length): Buffer {
  const [locals, central]: [Buffer[], Buffer[]] = [[], []]
  let at = 0
  for (const entry of entries) {
    const packed = Buffer.from(entry.packed ?? deflateRawSync(entry.bytes, { level: 1 }))
    const local = headerOf(entry, packed.length)
    locals.push(local, packed)
    central.push(centralOf(entry, packed.length, at))
    at += local.length + packed.length
  }
  return Buffer.concat([...locals, ...central, endOf(count, Buffer.concat(central).length, at)])
}

function headerOf(entry: Entry, packed: number): Buffer {
  const name = Buffer.from(entry.name)
  const header = Buffer.alloc(30)
  header.writeUInt32LE(0x04034b50, 0)
  fillIn(header.subarray(4), entry, packed)
  header.writeUInt16LE(name.length, 26)
  return Buffer.concat([header, name])
}

function centralOf(entry: Entry, packed: number, at: number): Buffer {
  const name = Buffer.from(entry.name)
  const header = Buffer.alloc(46)
  header.writeUInt32LE(0x02014b50, 0)
  fillIn(header.subarray(6), entry, packed)
  header.writeUInt16LE(name.length, 28)
  header.writeUInt32LE(entry.attributes ?? 0, 38)
  header.writeUInt32LE(at, 42)
  const size = sizeOf(entry)
  if (size <= 0xff_ff_ff_fe) return Buffer.concat([header, name])
  const long = Buffer.alloc(12)
  long.writeUInt16LE(1, 0)
  long.writeUInt16LE(8, 2)
  long.writeBigUInt64LE(BigInt(size), 4)
  header.writeUInt16LE(long.length, 30)
  return Buffer.concat([header, name, long])
}

const sizeOf = ({ size, bytes }: Entry) => size ?? bytes.length

/** The common part of the two headers of a file. */
function fillIn(header: Buffer, entry: Entry, packed: number): void {
  header.writeUInt16LE(45, 0)
  header.writeUInt16LE(entry.flags ?? 0x800, 2)
  header.writeUInt16LE(entry.method ?? 8, 4)
  header.writeUInt32LE(crc32(entry.bytes), 10)
  header.writeUInt32LE(packed, 14)
  header.writeUInt32LE(Math.min(sizeOf(entry), 0xff_ff_ff_ff), 18)
}

/** The end of the list, in the long form where there are many. */
export function endOf(count: number, size: number, at: number): Buffer {
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  for (const place of [8, 10]) end.writeUInt16LE(Math.min(count, 0xff_ff), place)
  end.writeUInt32LE(size, 12)
  end.writeUInt32LE(at, 16)
  if (count < 0xff_ff) return end
  const long = Buffer.alloc(56 + 20)
  long.writeUInt32LE(0x06064b50, 0)
  for (const place of [24, 32]) long.writeBigUInt64LE(BigInt(count), place)
  long.writeBigUInt64LE(BigInt(size), 40)
  long.writeBigUInt64LE(BigInt(at), 48)
  long.writeUInt32LE(0x07064b50, 56)
  long.writeBigUInt64LE(BigInt(at + size), 56 + 8)
  return Buffer.concat([long, end])
}

const ZEROS = 64 * 1024 ** 2
let packedZeros: Buffer | undefined

/** So many times 64 MiB of zeros, as they are compressed: a thousandth, made in no time. */
export function zeros(times: number): { packed: Buffer; size: number } {
  packedZeros ??= deflateRawSync(Buffer.alloc(ZEROS), { level: 1, finishFlush: constants.Z_FULL_FLUSH })
  const packed = Buffer.concat([Buffer.alloc(packedZeros.length * times, packedZeros), Buffer.from([3, 0])])
  return { packed, size: ZEROS * times }
}

/** A database as bytes, changed by SQL or by what is done to it. */
export function changed(bytes: Uint8Array, change: string | ((database: Database.Database) => void)): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'studio-crafted-'))
  const file = join(folder, 'studio.sqlite')
  try {
    writeFileSync(file, bytes)
    const database = new Database(file)
    // The first thing that a malicious program would lift.
    database.unsafeMode(true)
    database.pragma('foreign_keys = OFF')
    database.pragma('synchronous = OFF')
    if (typeof change === 'string') database.exec(change)
    else change(database)
    database.close()
    return readFileSync(file)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** The database of a studio at work as one file. */
export function databaseOf(database: Database.Database): Buffer {
  return changed(database.serialize(), 'PRAGMA journal_mode = DELETE; VACUUM')
}

/** The contents of a backup made by hand, and its differences from a right one. */
export interface Crafting {
  database: Uint8Array
  files?: readonly Entry[]
  /** Changes to the manifest, or its replacement. */
  manifest?: object | ((manifest: Manifest) => unknown)
  /** Of what the rows are counted, where that can't be done of the database itself. */
  counted?: Uint8Array
  /** The files as they go in, the manifest among them. */
  entries?: (entries: Entry[]) => Entry[]
}

/** A copy of a studio that is right but for what is said otherwise. */
export function craft({ database, files = [], manifest = {}, counted = database, entries = (all) => all }: Crafting) {
  const inside: Entry[] = [{ name: NAMES.database, bytes: database }, ...files]
  const about = aboutOf(counted)
  const listed = inside.map((entry) => ({
    name: entry.name,
    size_bytes: sizeOf(entry),
    sha256: createHash('sha256').update(entry.bytes).digest('hex'),
  }))
  const whole: Manifest = { ...about, files: listed }
  const said = typeof manifest === 'function' ? manifest(whole) : { ...whole, ...manifest }
  const text = said instanceof Uint8Array ? said : Buffer.from(JSON.stringify(said))
  return zipOf(entries([...inside, { name: NAMES.manifest, bytes: text }]))
}

function aboutOf(bytes: Uint8Array): Omit<Manifest, 'files'> {
  const database = new Database(Buffer.from(bytes))
  try {
    const schema = Number(database.pragma('user_version', { simple: true }))
    const one = (sql: string) => database.prepare(sql).pluck().get() as string | null | undefined
    return {
      format: 1,
      app: 'studio-desk',
      version: 'test',
      schema,
      made_at: '2026-03-04T10:00:00.000Z',
      studio_id: one('SELECT public_studio_id FROM settings') ?? null,
      is_made_up: false,
      studio_name: one('SELECT studio_name FROM settings') ?? null,
      key_fingerprint: schema < 8 ? null : (one('SELECT key_fingerprint FROM installation') ?? null),
      ...tallyOf(database),
    }
  } finally {
    database.close()
  }
}
