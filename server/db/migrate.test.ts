import Database from 'better-sqlite3'
import assert from 'node:assert/strict'
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, it } from 'node:test'
import { endProcess, startProcess } from '../test/process.ts'
import { migrate } from './migrate.ts'
import { migrations } from './migrations/index.ts'
import { openDatabase } from './open.ts'

const NOW = '2026-03-04T11:00:00.000Z'

const library = `
  CREATE TABLE shelves (id INTEGER PRIMARY KEY AUTOINCREMENT, kind TEXT NOT NULL CHECK (kind IN ('oak')));
  CREATE TABLE books (id INTEGER PRIMARY KEY, shelf_id INTEGER NOT NULL REFERENCES shelves (id) ON DELETE CASCADE);
  INSERT INTO shelves (kind) VALUES ('oak'), ('oak');
  INSERT INTO books (shelf_id) VALUES (1), (2), (2);
`
/** The steps that SQLite prescribes where ALTER TABLE is not enough: a longer list in a CHECK, say. */
const rebuilt = `
  CREATE TABLE shelves_new (id INTEGER PRIMARY KEY AUTOINCREMENT, kind TEXT NOT NULL CHECK (kind IN ('oak', 'pine')));
  INSERT INTO shelves_new SELECT id, kind FROM shelves;
  DROP TABLE shelves;
  ALTER TABLE shelves_new RENAME TO shelves;
`

describe('a migration', () => {
  let database: Database.Database
  beforeEach(() => {
    database = new Database(':memory:')
    database.pragma('foreign_keys = ON')
    migrate(database, undefined, [library])
  })
  afterEach(() => database.close())

  const all = (sql: string) => database.prepare(sql).raw().all()
  const version = () => database.pragma('user_version', { simple: true })
  const state = () => [version(), all('SELECT sql FROM sqlite_schema ORDER BY name'), all('SELECT * FROM books')]

  it('can make a table anew that others reference, and keeps their rows and the references', () => {
    migrate(database, undefined, [library, rebuilt])
    assert.deepEqual(all('SELECT * FROM books'), [
      [1, 1],
      [2, 2],
      [3, 2],
    ])
    assert.equal(version(), 2)
    database.exec("INSERT INTO shelves (kind) VALUES ('pine')")
    assert.throws(() => database.exec('INSERT INTO books (shelf_id) VALUES (99)'), /FOREIGN KEY/)
    database.exec('DELETE FROM shelves WHERE id = 2')
    assert.deepEqual(all('SELECT * FROM books'), [[1, 1]], 'the reference still acts')
  })

  it('that leaves a row referring to nothing is refused with all that came with it', () => {
    const before = state()
    const careless = `${rebuilt} DELETE FROM shelves WHERE id = 2;`
    const together = [library, 'CREATE TABLE readers (id INTEGER PRIMARY KEY)', careless]
    assert.throws(() => migrate(database, undefined, together), /row 2 of books would refer to nothing in shelves/)
    assert.deepEqual(state(), before)
    assert.equal(database.pragma('foreign_keys', { simple: true }), 1)
  })

  it('that fails in the middle changes nothing', () => {
    const before = state()
    assert.throws(() => migrate(database, undefined, [library, `${rebuilt} INSERT INTO nowhere VALUES (1);`]))
    assert.deepEqual(state(), before)
    assert.equal(database.pragma('foreign_keys', { simple: true }), 1)
  })
})

describe('the copy before a migration', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'studio-copy-'))
    const database = openDatabase(folder, { isNew: true, stamp: NOW })
    database.exec(`INSERT INTO establishments (name, created_at, updated_at) VALUES ('Kept', '${NOW}', '${NOW}')`)
    database.close()
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  const file = () => join(folder, 'studio.sqlite')
  const copies = () => (existsSync(join(folder, 'backups')) ? readdirSync(join(folder, 'backups')) : [])
  const makeOlder = () => {
    rmSync(file())
    const older = new Database(file())
    migrate(older, undefined, migrations.slice(0, 1))
    older.exec(`INSERT INTO establishments (name, created_at, updated_at) VALUES ('Kept', '${NOW}', '${NOW}')`)
    older.close()
    writeFileSync(join(folder, 'secrets.key'), `${Buffer.alloc(32, 7).toString('base64')}\n`)
  }
  const namesIn = (path: string) => {
    const database = new Database(path, { readonly: true })
    const names = database.prepare('SELECT name FROM establishments').pluck().all()
    database.close()
    return names
  }

  /** The program with something of the file system made to fail. */
  const startWith = (fault: string) => {
    const code = `import fs from 'node:fs'; import { syncBuiltinESMExports } from 'node:module'; ${fault}; syncBuiltinESMExports()`
    return startProcess(folder, { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(code)}` })
  }

  for (const [when, fault] of [
    ['while it is brought to the disk', 'fs.fsyncSync = () => process.kill(process.pid, "SIGKILL")'],
    ['just before it gets its name', 'fs.renameSync = () => process.kill(process.pid, "SIGKILL")'],
  ] as const) {
    it(`bears the name of one only when it is whole: a kill ${when}`, async () => {
      makeOlder()
      assert.equal(await startWith(fault).ended, 'SIGKILL')
      const [left, ...others] = copies()
      assert.match(left!, /\.sqlite\.part$/)
      assert.deepEqual(others, [])
      assert.deepEqual(namesIn(file()), ['Kept'])

      const again = startProcess(folder)
      await again.ready
      assert.equal(await endProcess(again), 0)
      const [copy, ...more] = copies()
      assert.match(copy!, /^before-schema-\d+-.*\.sqlite$/)
      assert.deepEqual(more, [], 'the unfinished one is gone')
      assert.deepEqual(namesIn(join(folder, 'backups', copy!)), ['Kept'])
    })
  }

  // Windows brings a rename to the disk automatically.
  it('has its name brought to the disk as well', { skip: process.platform === 'win32' }, async () => {
    makeOlder()
    const fault =
      'const sync = fs.fsyncSync; fs.fsyncSync = (handle) => fs.fstatSync(handle).isDirectory() ? process.kill(process.pid, "SIGKILL") : sync(handle)'
    const killed = startWith(fault)
    const isReady = killed.ready.then(() => endProcess(killed))
    assert.equal(await Promise.any([isReady, killed.ended]), 'SIGKILL')
    assert.match(copies().join(), /^before-schema-\d+-[^,]*\.sqlite$/)
  })

  it('that is half there is removed at the next start, and nothing else', () => {
    makeOlder()
    openDatabase(folder, { isNew: false, stamp: NOW }).close()
    const [copy] = copies()
    const whole = readFileSync(join(folder, 'backups', copy!))
    const later = copy!.replace('2026', '2027')
    writeFileSync(join(folder, 'backups', `${later}.part`), whole.subarray(0, 5000))
    writeFileSync(join(folder, 'backups', `${later}.part-journal`), '')
    writeFileSync(join(folder, 'backups', 'mine.part'), 'of the owner')
    openDatabase(folder, { isNew: false, stamp: NOW }).close()
    assert.deepEqual(new Set(copies()), new Set([copy, 'mine.part']))
  })
})
