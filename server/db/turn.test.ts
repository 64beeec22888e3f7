import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it } from 'node:test'
import { setImmediate as nextTurn } from 'node:timers/promises'
import Database from 'better-sqlite3'
import { db } from './build.ts'
import { databaseFile } from './own-files.ts'
import { openDatabase } from './open.ts'
import { standing, readStanding } from './page.ts'
import { Turn } from './turn.ts'
import { Reader, Writer } from './writer.ts'

const NOW = '2026-03-04T11:00:00.000Z'
const add = (name: string) =>
  db.insertInto('establishments').values({ name, created_at: NOW, updated_at: NOW }).returningAll()
const names = db.selectFrom('establishments').select(['id', 'name']).orderBy('id')

describe('what is read in one turn of the event loop', () => {
  let folder: string
  let database: Database.Database
  let other: Database.Database
  let turn: Turn
  let reader: Reader
  let writer: Writer
  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'studio-turn-'))
    database = openDatabase(folder, { isNew: true, stamp: NOW })
    other = new Database(databaseFile(folder))
    turn = new Turn(database)
    reader = new Reader(database, turn)
    writer = new Writer(database, { turn })
  })
  after(() => {
    other.close()
    database.close()
    rmSync(folder, { recursive: true, force: true })
  })
  const read = () => reader.all(names).map(({ name }) => name)
  const addElsewhere = (name: string) =>
    other.prepare('INSERT INTO establishments (name, created_at, updated_at) VALUES (?, ?, ?)').run(name, NOW, NOW)

  it('is one view of the database, which ends with the turn', async () => {
    assert.deepEqual(read(), [])
    assert.equal(database.inTransaction, true)
    addElsewhere('a')
    assert.deepEqual(read(), [])
    await nextTurn()
    assert.equal(database.inTransaction, false)
    assert.deepEqual(read(), ['a'])
  })

  it('keeps no write waiting, and sees it once it is acknowledged', async () => {
    read()
    const written = writer.write((tx) => [tx.returningOne(add('b')).name, ...read()])
    assert.deepEqual(read(), ['a'])
    assert.deepEqual(await written, ['b', 'a', 'b'])
    assert.deepEqual(read(), ['a', 'b'])
  })

  it('keeps the log from being emptied no more than statistics from being renewed', () => {
    read()
    assert.equal(writer.emptyLog(), true)
    read()
    writer.renewStatistics('ANALYZE "main"."establishments"')
    assert.deepEqual(read(), ['a', 'b'])
  })

  it('is left alone by an end of its own', async () => {
    turn.end()
    read()
    database.exec('ROLLBACK')
    await nextTurn()
    assert.deepEqual(read(), ['a', 'b'])
  })

  it('of a standing list is given again until anything has changed, here or elsewhere', async () => {
    const all = standing(names)
    const page = (asked = 1) => readStanding(reader, all, { page: asked, page_size: 2 }, ({ name }) => ({ name }))
    const first = page()
    await nextTurn()
    assert.equal(page(), first)
    assert.deepEqual([page().items, page(2).items, page().total], [[{ name: 'a' }, { name: 'b' }], [], 2])
    await writer.write((tx) => tx.run(add('c')))
    assert.equal(page().total, 3)
    await nextTurn()
    addElsewhere('d')
    assert.deepEqual([page().total, page(2).items.length], [4, 2])
    await writer.write((tx) => {
      tx.run(db.updateTable('establishments').set({ name: 'z' }).where('name', '=', 'a'))
      assert.equal(readStanding(tx, all, { page: 1, page_size: 1 }, ({ name }) => ({ name })).items[0]?.name, 'z')
    })
    assert.deepEqual(page().items, [{ name: 'z' }, { name: 'b' }])
  })
})
