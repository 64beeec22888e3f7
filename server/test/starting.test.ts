import Database from 'better-sqlite3'
import assert from 'node:assert/strict'
import { existsSync, readFileSync, readdirSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, beforeEach, describe, it } from 'node:test'
import { APPLICATION_ID } from '../db/migrate.ts'
import { migrations } from '../db/migrations/index.ts'
import { endProcess, startProcess, temporaryFolder } from './process.ts'

/** A data folder as a first start and a clean stop leave it. */
async function studioFolder(): Promise<string> {
  const folder = temporaryFolder()
  const server = startProcess(folder)
  await server.ready
  assert.equal(await endProcess(server), 0)
  return folder
}

describe('the server does not start', () => {
  let source: string
  let folder: string
  let file: string
  before(async () => {
    source = await studioFolder()
  })
  beforeEach(() => {
    folder = temporaryFolder()
    file = join(folder, 'studio.sqlite')
    for (const name of ['secrets.key', 'studio.sqlite'])
      writeFileSync(join(folder, name), readFileSync(join(source, name)))
  })
  after(() => rmSync(source, { recursive: true }))

  for (const [what, spoil, reason, wayOut] of [
    ['is missing', () => rmSync(file), /missing or empty/, /backups/],
    ['is empty', () => truncateSync(file), /missing or empty/, /backups/],
    ['is cut off', () => truncateSync(file, statSync(file).size / 2), /damaged or not a database/, /backups/],
    ['is no database', () => writeFileSync(file, 'Dear diary, '.repeat(1000)), /not a database/, /backups/],
    ['is another program’s', () => foreign(file), /not a Studio Desk database/, /STUDIO_DATA_DIR/],
    [
      'is another program’s, in a folder without a key',
      () => {
        foreign(file)
        rmSync(join(folder, 'secrets.key'))
      },
      /not a Studio Desk database/,
      /STUDIO_DATA_DIR/,
    ],
    ['has a damaged page', () => scribble(file), /damaged/, /backups/],
    ['is of a newer version', () => setVersion(file, migrations.length + 1), /newer Studio Desk/, /Install the newer/],
  ] as const) {
    it(`on a database that ${what}, and leaves it alone`, async () => {
      spoil()
      const left = existsSync(file) ? readFileSync(file) : undefined
      const server = startProcess(folder)
      assert.equal(await server.ended, 2)
      assert.match(server.said(), reason)
      assert.match(server.said(), wayOut)
      assert.ok(!server.said().includes('    at '), 'no stack')
      assert.deepEqual(existsSync(file) ? readFileSync(file) : undefined, left)
      assert.ok(!existsSync(join(folder, 'server.json')) && !existsSync(join(folder, 'server.lock')))
      rmSync(folder, { recursive: true })
    })
  }

  it('with settings it can’t use, and names each', async () => {
    const server = startProcess(folder, {
      STUDIO_PORT: 'http',
      STUDIO_PUBLIC_PORT: '70000',
      STUDIO_LAN: 'maybe',
      LICENSE_URL: 'nowhere',
      AI_PROVIDER_BASES: '{"openai"',
      LOG_LEVEL: 'loud',
    })
    assert.equal(await server.ended, 2)
    for (const name of [
      'STUDIO_PORT',
      'STUDIO_PUBLIC_PORT',
      'STUDIO_LAN',
      'LICENSE_URL',
      'AI_PROVIDER_BASES',
      'LOG_LEVEL',
    ]) {
      assert.match(server.said(), new RegExp(`^ {2}${name}: `, 'm'))
    }
    rmSync(folder, { recursive: true })
  })

  it('on a port that is taken', async () => {
    const other = temporaryFolder()
    const first = startProcess(other)
    const { local_url } = await first.ready
    const second = startProcess(folder, { STUDIO_PORT: new URL(local_url).port })
    assert.equal(await second.ended, 2)
    assert.match(second.said(), /EADDRINUSE/)
    await endProcess(first)
    for (const each of [folder, other]) rmSync(each, { recursive: true })
  })
})

describe('an older database', () => {
  it('is brought up to date after a copy of it is kept', async () => {
    const folder = await studioFolder()
    const file = join(folder, 'studio.sqlite')
    for (const name of readdirSync(folder)) if (name.startsWith('studio.sqlite')) rmSync(join(folder, name))
    const older = new Database(file)
    for (const sql of migrations.slice(0, 1)) older.exec(sql)
    older.pragma(`application_id = ${APPLICATION_ID}`)
    older.pragma('user_version = 1')
    older.exec("INSERT INTO establishments (name, created_at, updated_at) VALUES ('Kept', '', '')")
    older.close()

    const server = startProcess(folder)
    await server.ready
    await endProcess(server)
    const [copy, ...others] = readdirSync(join(folder, 'backups'))
    assert.equal(others.length, 0)
    assert.match(copy!, new RegExp(`^before-schema-${migrations.length}-.*\\.sqlite$`))
    for (const [path, version] of [
      [join(folder, 'backups', copy!), 1],
      [file, migrations.length],
    ] as const) {
      const database = new Database(path, { readonly: true })
      assert.equal(database.pragma('user_version', { simple: true }), version)
      assert.deepEqual(database.prepare('SELECT name FROM establishments').pluck().all(), ['Kept'])
      database.close()
    }
    rmSync(folder, { recursive: true })
  })
})

function foreign(file: string): void {
  rmSync(file)
  const database = new Database(file)
  database.exec('CREATE TABLE recipes (id INTEGER PRIMARY KEY, title TEXT); INSERT INTO recipes (title) VALUES (1)')
  database.close()
}

/** Overwrites a page in the middle of the file. */
function scribble(file: string): void {
  const bytes = readFileSync(file)
  bytes.fill(0xa5, 8 * 4096, 12 * 4096)
  writeFileSync(file, bytes)
}

function setVersion(file: string, version: number): void {
  const database = new Database(file)
  database.pragma(`user_version = ${version}`)
  database.pragma('wal_checkpoint(TRUNCATE)')
  database.close()
}
