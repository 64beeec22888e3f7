import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, it, type TestContext } from 'node:test'
import Database from 'better-sqlite3'
import { db, query } from './build.ts'
import { openDatabase } from './open.ts'
import { Reader, Writer } from './writer.ts'

const NOW = '2026-03-04T11:00:00.000Z'
const add = (name: string) =>
  db.insertInto('establishments').values({ name, created_at: NOW, updated_at: NOW }).returningAll()
const names = db.selectFrom('establishments').select('name').orderBy('id')

describe('the single writer', () => {
  let folder: string
  let database: Database.Database
  let writer: Writer
  let reader: Reader
  before(() => {
    folder = mkdtempSync(join(tmpdir(), 'studio-writer-'))
    database = openDatabase(folder, { isNew: true, stamp: NOW })
    writer = new Writer(database)
    reader = new Reader(database)
  })
  after(() => {
    database.close()
    rmSync(folder, { recursive: true, force: true })
  })

  /** A clock that stands still until a test moves it. */
  const stoppedClock = ({ mock }: TestContext) => {
    const clock = { now: 0 }
    mock.method(performance, 'now', () => clock.now)
    return clock
  }

  it('commits the writes of one turn together, durably', async (t) => {
    stoppedClock(t)
    const before = writer.version
    await Promise.all(['a', 'b', 'c'].map((name) => writer.write((tx) => tx.returningOne(add(name)).id)))
    assert.equal(writer.version, before + 1)
    assert.equal(database.pragma('synchronous', { simple: true }), 2)
  })

  it('takes as many writes into a batch as fit into two milliseconds, or into a slow commit up to 16', async (t) => {
    const clock = stoppedClock(t)
    let slowness = 0
    const prepare = database.prepare.bind(database)
    t.mock.method(database, 'prepare', (text: string) => {
      const statement = prepare(text)
      if (text !== 'COMMIT') return statement
      return { run: () => [(clock.now += slowness), statement.run()] }
    })
    const writer = new Writer(database)
    for (const [commit, each, together] of [
      [0, 0, 300],
      [0, 1.99, 2],
      [0, 2, 1],
      [1, 0.5, 4],
      [9, 1, 9],
      [16, 1, 16],
      [17, 1, 16],
      [2, 1, 2],
    ] as const) {
      slowness = commit
      await writer.write((tx) => tx.run(add('before')))
      const before = writer.version
      const versions = Array.from({ length: 300 }, () =>
        writer.write((tx) => {
          clock.now += each
          tx.run(add('together'))
          return writer.version
        }),
      )
      const first = (await Promise.all(versions)).filter((version) => version === before)
      assert.equal(first.length, together, `${commit} ms a commit, ${each} ms a write`)
    }
  })

  it('takes back a write that throws, and only that one', async () => {
    const writes = [
      writer.write((tx) => tx.run(add('kept'))),
      writer.write((tx) => {
        tx.run(add('lost'))
        throw new Error('no')
      }),
      writer.write((tx) => tx.run(add('kept too'))),
    ]
    const results = await Promise.allSettled(writes)
    assert.deepEqual(
      results.map(({ status }) => status),
      ['fulfilled', 'rejected', 'fulfilled'],
    )
    const found = reader.all(names).map(({ name }) => name)
    assert.ok(found.includes('kept') && found.includes('kept too') && !found.includes('lost'))
  })

  it('refuses a write that would have to be awaited, and keeps nothing of it', async () => {
    const early = (tx: { run: (write: ReturnType<typeof add>) => unknown }) => {
      tx.run(add('too early'))
      return Promise.resolve(1)
    }
    await assert.rejects(writer.write(early as never), /synchronous/)
    assert.ok(!reader.all(names).some(({ name }) => name === 'too early'))
  })

  it('acknowledges nothing when the commit itself fails', async () => {
    const orphan = db.insertInto('client_notes').values({ client_id: 999, staff_id: null, body: 'x', created_at: NOW })
    const together = (name: string) =>
      Promise.allSettled([
        writer.write((tx) => tx.run(add(name))),
        writer.write((tx) => {
          // Checked only at the commit: everything of this turn goes with it.
          database.pragma('defer_foreign_keys = ON')
          tx.run(orphan)
        }),
      ])
    let name = 'beside a failure'
    let results = await together(name)
    // A machine that halts between the two ends the batch after the first, which is kept then.
    while (results[0].status === 'fulfilled' && name.length < 50) results = await together((name += '!'))
    assert.deepEqual(
      results.map(({ status }) => status),
      ['rejected', 'rejected'],
    )
    assert.ok(!reader.all(names).some((row) => row.name === name))
    assert.equal(await writer.write((tx) => tx.returningOne(add('after it')).name), 'after it')
  })

  it('takes back a write that throws with nobody beside it, and goes on', async () => {
    const failing = writer.write((tx) => {
      tx.run(add('alone and lost'))
      throw new Error('no')
    })
    await assert.rejects(failing, /no/)
    assert.ok(!reader.all(names).some(({ name }) => name === 'alone and lost'))
    assert.equal(await writer.write((tx) => tx.returningOne(add('alone and kept')).name), 'alone and kept')
  })

  it('says nothing has changed where jobs only read or refuse', async () => {
    const before = writer.version
    const refused = writer.write(() => {
      throw new Error('refused')
    })
    const [read, failed] = await Promise.allSettled([writer.write((tx) => tx.all(names).length), refused])
    assert.deepEqual([read.status, failed.status, writer.version], ['fulfilled', 'rejected', before])
  })

  it('ends a batch after two milliseconds, and gives others a turn before the next', async (t) => {
    const clock = stoppedClock(t)
    const order: string[] = []
    const write = (name: string) =>
      writer.write((tx) => {
        tx.run(add(name))
        clock.now += 1.5
        order.push(name)
      })
    const before = writer.version
    const writes = Promise.all(['one', 'two', 'three'].map(write))
    setImmediate(() => order.push('somebody else'))
    await writes
    assert.equal(writer.version, before + 2)
    assert.deepEqual(order, ['one', 'two', 'somebody else', 'three'])
  })

  it('waits for another program that writes, while reads go on', async (t) => {
    const clock = stoppedClock(t)
    const other = new Database(join(folder, 'studio.sqlite'))
    other.exec('BEGIN IMMEDIATE')
    const waiting = writer.write((tx) => tx.returningOne(add('after the lock')).name)
    for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setTimeout(resolve, 30))
    assert.ok(reader.all(names).length > 0)
    other.exec('ROLLBACK')
    assert.equal(await waiting, 'after the lock')

    other.exec('BEGIN IMMEDIATE')
    const given = writer.write((tx) => tx.run(add('never')))
    const refused = assert.rejects(given, { code: 'SQLITE_BUSY' })
    await new Promise((resolve) => setTimeout(resolve, 30))
    clock.now += 3000
    await refused
    other.close()
    assert.equal(await writer.write((tx) => tx.returningOne(add('in the end')).name), 'in the end')
  })

  it('lets nobody write outside it, nor with a transaction that has ended', async () => {
    const kept = await writer.write((tx) => ({ tx }))
    for (const _ of [1, 2]) assert.throws(() => kept.tx.run(add('too late')), /after the end/)
    assert.equal(await writer.write((tx) => tx.returningOne(add('in time')).name), 'in time')
    assert.throws(() => reader.all(add('sneaked in') as never), /outside a transaction/)
    const wiping = query((_: object) => db.deleteFrom('establishments'))
    assert.throws(() => reader.one(wiping as never, {}), /outside a transaction/)
  })

  it('gives booleans and JSON as what they are', async () => {
    const stamps = { created_at: NOW, updated_at: NOW }
    const role = { name: 'Typed', permissions: ['clients.view'], is_owner: false, ...stamps }
    const row = await writer.write((tx) => tx.returningOne(db.insertInto('roles').values(role).returningAll()))
    assert.deepEqual(row.permissions, ['clients.view'])
    assert.equal(row.is_owner, false)
  })
})
