import Database from 'better-sqlite3'
import assert from 'node:assert/strict'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { after, before, beforeEach, describe, it } from 'node:test'
import { APPLICATION_ID } from '../../db/migrate.ts'
import { migrations } from '../../db/migrations/index.ts'
import { endProcess, temporaryFolder } from '../process.ts'
import { expectRefusal } from '../refused-start.ts'
import { OWNER_EMAIL, PASSWORD } from '../studio.ts'
import { startBundle } from './served.ts'

const setup = {
  studio_name: 'Starting Studio',
  manager_full_name: 'Olga Owner',
  manager_email: OWNER_EMAIL,
  manager_password: PASSWORD,
}
const login = { email: OWNER_EMAIL, password: PASSWORD }

async function post(base: string, path: string, body: object): Promise<number> {
  const headers = { 'Content-Type': 'application/json' }
  return (await fetch(base + path, { method: 'POST', headers, body: JSON.stringify(body) })).status
}

/** Starts and stops once in a folder; sets the studio up. */
async function studioFolder(): Promise<string> {
  const folder = temporaryFolder()
  const server = startBundle(folder)
  const { local_url } = await server.ready
  assert.equal(await post(local_url, '/api/v1/auth/bootstrap', setup), 201)
  assert.equal(await endProcess(server), 0)
  return folder
}

/** The file and its log, as bytes. */
const contentOf = (folder: string) =>
  ['studio.sqlite', 'studio.sqlite-wal', 'secrets.key']
    .map((name) => join(folder, name))
    .map((path) => (statSync(path, { throwIfNoEntry: false })?.isFile() ? readFileSync(path) : undefined))

describe('a start', () => {
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

  const key = () => join(folder, 'secrets.key')
  const otherKey = () => writeFileSync(key(), `${Buffer.alloc(32, 7).toString('base64')}\n`)
  const copy = 'before-schema-8-2026-03-04T11-00-00-000Z.sqlite'
  const keepCopy = () => {
    mkdirSync(join(folder, 'backups'))
    for (const name of [copy, 'before-schema-9-2025-01-01T00-00-00-000Z.sqlite', `${copy}.part`])
      writeFileSync(join(folder, 'backups', name), '')
  }

  for (const [what, spoil, reason, wayOut] of [
    ['is missing', () => rmSync(file), /studio\.sqlite is missing or empty/, /backups.*there is none/],
    ['is empty', () => truncateSync(file), /studio\.sqlite is missing or empty/, /--data DIR/],
    [
      'is missing, with a copy kept before a change of the schema',
      () => (rmSync(file), keepCopy()),
      /missing or empty/,
      new RegExp(`backups.${copy.replaceAll('.', '\\.')}\\.[ \n]`),
    ],
    [
      'is missing beside its log, in a folder without a key',
      () => (rmSync(file), rmSync(key()), writeFileSync(`${file}-wal`, 'changes')),
      /studio\.sqlite is missing or empty, but .*studio\.sqlite-wal/,
      /put the file back/,
    ],
    ['is cut off', () => truncateSync(file, statSync(file).size / 2), /damaged or not a database/, /backups/],
    ['is cut to its first bytes', () => truncateSync(file, 50), /damaged or not a database/, /backups/],
    ['is no database', () => writeFileSync(file, 'Dear diary, '.repeat(1000)), /not a database/, /backups/],
    ['is another program’s', () => foreign(file), /not a Studio Desk database/, /STUDIO_DATA_DIR/],
    [
      'is another program’s, in a folder without a key',
      () => (foreign(file), rmSync(key())),
      /not a Studio Desk database/,
      /STUDIO_DATA_DIR/,
    ],
    ['has a damaged page', () => scribble(file), /damaged/, /backups/],
    ['is of a newer version', () => setVersion(file, migrations.length + 1), /newer Studio Desk/, /install the newer/],
    ['says a version there can’t be', () => setVersion(file, -3), /damaged.*version -3/, /backups/],
    ['says that it is empty', () => setVersion(file, 0), /damaged.*version 0/, /backups/],
    ['says an older version than its own', () => setVersion(file, 2), /could not be brought from schema 2/, /tell us/],
    ['meets no key', () => rmSync(key()), /secrets\.key is missing/, /--new-key \(lost with the old key: .*gift cards/],
    [
      'meets another key',
      otherKey,
      /secrets\.key is not the key of .*studio\.sqlite/,
      /put the right file back.*--new-key/,
    ],
    ['meets an empty key', () => truncateSync(key()), /secrets\.key is empty/, /--new-key/],
    [
      'meets a folder for a key',
      () => (rmSync(key()), mkdirSync(key())),
      /secrets\.key is not a file/,
      /put the right file back/,
    ],
    ['is a folder', () => (rmSync(file), mkdirSync(file)), /studio\.sqlite is not a file/, /Move it away/],
    [
      'holds no tables',
      () => (rmSync(file), new Database(file).exec('PRAGMA journal_mode = WAL').close()),
      /studio\.sqlite is missing or empty/,
      /backups.*there is none/,
    ],
    [
      'is missing with its key, beside a copy',
      () => (rmSync(file), rmSync(key()), keepCopy()),
      /missing or empty, but this folder has held a studio/,
      new RegExp(copy),
    ],
    ['meets something else than a key', () => writeFileSync(key(), 'mine\n'), /secrets\.key is not a key/, /--new-key/],
  ] as const) {
    it(`is refused on a database that ${what}, and leaves it alone`, async () => {
      spoil()
      const left = contentOf(folder)
      await expectRefusal(startBundle(folder), reason, wayOut)
      assert.deepEqual(contentOf(folder), left)
      assert.ok(!existsSync(join(folder, 'server.json')) && !existsSync(join(folder, 'studio.pid')))
      rmSync(folder, { recursive: true })
    })
  }

  it('is refused on a port that is taken, and says which and how to choose another', async () => {
    const other = temporaryFolder()
    const first = startBundle(other)
    const { local_url } = await first.ready
    const { port } = new URL(local_url)
    await expectRefusal(startBundle(folder, { STUDIO_PORT: port }), new RegExp(`Port ${port}.*--port N or STUDIO_PORT`))
    const outside = startBundle(folder, { STUDIO_PUBLIC_PORT: port })
    await expectRefusal(outside, new RegExp(`Port ${port}, for the clients’ pages.*STUDIO_PUBLIC_PORT`))
    await endProcess(first)
    for (const each of [folder, other]) rmSync(each, { recursive: true })
  })

  it('is refused where the data folder is a file, or can’t be written in', async () => {
    const afile = join(folder, 'afile')
    writeFileSync(afile, '')
    await expectRefusal(startBundle(afile), /afile is a file where a folder should be/, /--data DIR/)
    await expectRefusal(startBundle(join(afile, 'below')), /afile/, /--data DIR/)
    // The system's message about a folder that takes no file, for any program.
    mkdirSync(join(folder, 'studio.lock'))
    await expectRefusal(startBundle(folder), /studio\.lock is not a file/, /Move it away.*--data DIR/)
    rmSync(folder, { recursive: true })
  })

  it('is refused with words it does not know, before anything is made', async () => {
    const fresh = join(folder, 'fresh')
    for (const [words, said] of [
      [['--dmeo'], /“--dmeo” is not an option/],
      [['demo'], /“demo” is not an option/],
      [['--demo=1'], /--demo takes no value/],
      [['--data'], /--data needs a value/],
      [['--port', 'http'], /--port needs a number/],
    ] as const) {
      await expectRefusal(startBundle(fresh, {}, [...words]), said)
    }
    assert.ok(!existsSync(fresh))
    rmSync(folder, { recursive: true })
  })

  it('only to say its options or its version makes nothing', async () => {
    const fresh = join(folder, 'fresh')
    const [help, version] = ['--help', '--version'].map((word) => startBundle(fresh, {}, [word]))
    assert.deepEqual([await help!.ended, await version!.ended], [0, 0])
    for (const word of ['--demo', '--data DIR', '--port N', '--new-key', '--version'])
      assert.ok(help!.printed().includes(word), word)
    assert.match(version!.printed(), /^\d+\.\d+\.\d+\n$/)
    assert.ok(!existsSync(fresh))
    rmSync(folder, { recursive: true })
  })

  it('takes its folder and port from its own words before the environment', async () => {
    const fresh = join(folder, 'fresh')
    const server = startBundle(folder, { STUDIO_PORT: '1' }, ['--port', '0', `--data=${fresh}`])
    while (!existsSync(join(fresh, 'server.json'))) {
      assert.equal(server.child.exitCode, null, server.said())
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    assert.equal(await endProcess(server), 0)
    assert.ok(existsSync(join(fresh, 'studio.sqlite')) && !existsSync(join(folder, 'studio.lock')))
    rmSync(folder, { recursive: true })
  })

  it('makes a studio of a file without tables that a kill has left, where there is no key', async () => {
    for (const each of [file, key()]) rmSync(each)
    const begun = new Database(file)
    begun.pragma('journal_mode = WAL')
    begun.close()
    assert.ok(statSync(file).size > 0)
    const server = startBundle(folder)
    assert.equal(await post((await server.ready).local_url, '/api/v1/auth/bootstrap', setup), 201)
    await endProcess(server)
    rmSync(folder, { recursive: true })
  })

  it('makes a key where a kill left the first start without one: nothing depends on it yet', async () => {
    const fresh = join(folder, 'fresh')
    const first = startBundle(fresh)
    await first.ready
    assert.equal(await endProcess(first, 'SIGKILL'), 'SIGKILL')
    rmSync(join(fresh, 'secrets.key'))
    const second = startBundle(fresh)
    assert.equal(await post((await second.ready).local_url, '/api/v1/auth/bootstrap', setup), 201)
    assert.equal(await endProcess(second), 0)
    const third = startBundle(fresh)
    assert.equal(await post((await third.ready).local_url, '/api/v1/auth/login', login), 200)
    await endProcess(third)
    rmSync(folder, { recursive: true })
  })

  it('with another key is refused before an older schema is brought up to date', async () => {
    otherKey()
    const older = new Database(file)
    older.pragma(`user_version = ${migrations.length - 1}`)
    older.close()
    const left = contentOf(folder)
    await expectRefusal(startBundle(folder), /is not the key of/)
    assert.deepEqual(contentOf(folder), left)
    assert.ok(!existsSync(join(folder, 'backups')))
    rmSync(folder, { recursive: true })
  })

  for (const [what, lose] of [
    ['missing', () => rmSync(key())],
    ['another’s', otherKey],
    ['spoilt', () => writeFileSync(key(), 'rust')],
  ] as const) {
    it(`with --new-key goes on where the key is ${what}: keeps the old one aside and says what is lost`, async () => {
      lose()
      const old = existsSync(key()) ? readFileSync(key(), 'utf8') : undefined
      const server = startBundle(folder, {}, ['--new-key'])
      assert.equal(await post((await server.ready).local_url, '/api/v1/auth/login', login), 200)
      assert.match(
        server.printed(),
        /A new key was made.*lost with the old key: saved passwords.*sessions.*gift cards/s,
      )
      assert.equal(await endProcess(server), 0)
      const aside = readdirSync(folder).filter((name) => name.startsWith('secrets.key.'))
      assert.deepEqual(
        aside.map((name) => readFileSync(join(folder, name), 'utf8')),
        old === undefined ? [] : [old],
      )
      const again = startBundle(folder)
      await again.ready
      assert.equal(await endProcess(again), 0)
      rmSync(folder, { recursive: true })
    })
  }

  it('with --new-key is refused while the key fits, and keeps it', async () => {
    const left = contentOf(folder)
    await expectRefusal(startBundle(folder, {}, ['--new-key']), /secrets\.key is the key.*without --new-key/)
    assert.deepEqual(contentOf(folder), left)
    rmSync(folder, { recursive: true })
  })

  it('goes on beside a pid that another program has, and a lock that an earlier version left', async () => {
    for (const name of ['server.lock', 'studio.pid']) writeFileSync(join(folder, name), String(process.pid))
    const server = startBundle(folder)
    await server.ready
    assert.equal(await endProcess(server), 0)
    rmSync(folder, { recursive: true })
  })

  it('tells of damage that it met only once its doors were open', async () => {
    cpSync(source, folder, { recursive: true, force: true })
    const { atime, mtime } = statSync(file)
    scribble(file)
    utimesSync(file, atime, mtime)
    writeFileSync(
      join(folder, 'clean-end.json'),
      JSON.stringify({ size: statSync(file).size, changed: statSync(file).mtimeMs }),
    )
    const server = startBundle(folder)
    const { local_url } = await server.ready
    const health = async () =>
      (await (await fetch(`${local_url}/api/v1/health`)).json()) as { storage?: { code: string; detail: string } }
    // A job may meet it before the look through the whole file does.
    const isTold = () => /database damaged/.test(server.said()) || server.child.exitCode !== null
    while (!isTold()) await new Promise((resolve) => setTimeout(resolve, 50))
    assert.match(server.said(), /database damaged/)
    assert.equal((await health()).storage?.code, 'STORAGE_DAMAGED')
    await endProcess(server)
    rmSync(folder, { recursive: true })
  })

  // Windows keeps a home folder's files to its user automatically.
  it(
    'keeps everything in the folder to its user, also what was open before',
    { skip: process.platform === 'win32' },
    async () => {
      mkdirSync(join(folder, 'photos'))
      for (const name of ['photos/client_1.webp', 'my-copy.sqlite']) writeFileSync(join(folder, name), 'x')
      for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
        chmodSync(join(folder, path), path === 'photos' ? 0o755 : 0o644)
      chmodSync(folder, 0o755)
      const server = startBundle(folder)
      const { local_url } = await server.ready
      assert.equal(await post(local_url, '/api/v1/auth/login', login), 200)
      const modes = () =>
        readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => {
          const { mode } = statSync(join(folder, path))
          return [path, (mode & 0o777).toString(8)]
        })
      const wanted = () => modes().map(([path]) => [path, path === 'photos' || path === 'backups' ? '700' : '600'])
      while (JSON.stringify(modes()) !== JSON.stringify(wanted()) && server.child.exitCode === null)
        await new Promise((resolve) => setTimeout(resolve, 20))
      assert.ok(modes().some(([path]) => path === 'studio.sqlite-wal'))
      assert.equal((statSync(folder).mode & 0o777).toString(8), '700')
      await endProcess(server)
      assert.deepEqual(modes(), wanted())
      rmSync(folder, { recursive: true })
    },
  )
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

    const server = startBundle(folder)
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
