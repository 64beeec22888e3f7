import Database from 'better-sqlite3'
import assert from 'node:assert/strict'
import { beforeEach, describe, it } from 'node:test'
import { db } from '../db/build.ts'
import { migrate } from '../db/migrate.ts'
import { Writer, type Tx } from '../db/writer.ts'
import { Feed, type Change } from './feed.ts'
import { tellings, triggers } from './topics.ts'

const at = '2026-03-04T11:00:00.000Z'
const stamps = { created_at: at, updated_at: at }
const addClient = (tx: Tx, full_name = 'Ana', more: object = {}) =>
  tx.run(db.insertInto('clients').values({ full_name, ...more, ...stamps })).id

describe('what has changed', () => {
  let feed: Feed
  let clock: number
  let writer: Writer
  let told: Change[][]
  beforeEach(() => {
    const database = new Database(':memory:')
    migrate(database)
    clock = 100
    feed = new Feed(() => clock)
    feed.watch(database)
    writer = new Writer(database, { changes: feed })
    told = []
    feed.listen((changes) => told.push([...changes]))
  })

  it('is told once it is committed, and never of what was taken back', async () => {
    await assert.rejects(
      writer.write((tx) => {
        addClient(tx)
        throw new Error('taken back')
      }),
    )
    assert.deepEqual(told, [])
    const id = await writer.write((tx) => {
      const made = addClient(tx)
      assert.deepEqual(told, [], 'not before the commit')
      return made
    })
    assert.deepEqual(told, [[{ topic: 'clients', id, client_id: id }]])
  })

  it('is told once of a row that is written several times, and of nothing that pages do not show', async () => {
    const id = await writer.write((tx) => addClient(tx))
    await writer.write((tx) => {
      for (const phone of ['1', '2', '3']) tx.run(db.updateTable('clients').set({ phone }).where('id', '=', id))
    })
    await writer.write((tx) => tx.run(db.updateTable('clients').set({ last_login_at: at }).where('id', '=', id)))
    assert.equal(told.length, 2)
    assert.equal(told[1]!.length, 1)
  })

  it('of a dependant is told to the guardian', async () => {
    const guardian = await writer.write((tx) => addClient(tx, 'Gema', { password_hash: 'x' }))
    const child = await writer.write((tx) => addClient(tx, 'Dani', { guardian_id: guardian }))
    assert.deepEqual(told[1], [{ topic: 'clients', id: child, client_id: guardian }])
  })

  it('of very many rows is told as one', async () => {
    await writer.write((tx) => {
      for (let n = 0; n < 501; n += 1) addClient(tx)
    })
    assert.deepEqual(told, [[{ topic: 'clients', id: null, client_id: null }]])
  })

  it('has a number for each topic that rises for who may see it', async () => {
    const topics = ['clients', 'sales'] as const
    const all = () => feed.versions(topics, () => true)
    assert.deepEqual(all(), { clients: 100, sales: 100 })
    const id = await writer.write((tx) => addClient(tx))
    assert.deepEqual(all(), { clients: 101, sales: 100 })
    assert.deepEqual(
      feed.versions(topics, ({ client_id }) => client_id !== id),
      { clients: 100, sales: 100 },
    )
  })

  it('is known for its time, both ends in it', async () => {
    const within = (milliseconds: number, sees = true) =>
      Object.keys(feed.versions(['clients', 'sales'], () => sees, milliseconds))
    await writer.write((tx) => addClient(tx))
    clock += 3000
    assert.deepEqual([within(2999), within(3000), within(3000, false)], [[], ['clients'], []])
  })

  it('is asked about no further back than the newest that may be seen', async () => {
    for (const name of ['Ana', 'Bea', 'Cleo']) await writer.write((tx) => addClient(tx, name))
    const asked: (number | null)[] = []
    feed.versions(['clients'], ({ id }) => asked.push(id) === 2)
    assert.deepEqual(asked, [3, 2])
  })

  it('that is forgotten counts as changed', async () => {
    const before = feed.versions(['sales'], () => true)
    for (let n = 0; n < 4001; n += 1) await writer.write((tx) => addClient(tx))
    const after = feed.versions(['sales'], () => true)
    assert.ok(after['sales']! > before['sales']!)
  })

  it('is noted of every table that is named, by one trigger for each way it is written', () => {
    assert.ok(triggers().length >= new Set(tellings.map(({ table }) => table)).size)
  })
})
