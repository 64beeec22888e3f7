import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import Database from 'better-sqlite3'
import { sql } from 'kysely'
import { db, query } from './build.ts'
import { migrate } from './migrate.ts'
import { readPage } from './page.ts'
import { Reader, Tx } from './reader.ts'
import { reading, writing } from './statement.ts'

const NOW = '2026-03-04T11:00:00.000Z'
const stamps = { created_at: NOW, updated_at: NOW }

describe('what is read', () => {
  let database: Database.Database
  let tx: Tx
  before(() => {
    database = new Database(':memory:')
    migrate(database)
    tx = new Tx(database)
    for (const name of ['e', 'a', 'd', 'b', 'c']) tx.run(db.insertInto('establishments').values({ name, ...stamps }))
    tx.run(db.insertInto('establishments').values({ name: 'x', is_active: false, ...stamps }))
  })
  after(() => database.close())

  const active = db.selectFrom('establishments').select(['id', 'name']).where('is_active', '=', true)

  it('comes in pages, of a total that is counted where the page does not tell it', () => {
    for (const [page, page_size, names] of [
      [1, 2, 'ab'],
      [2, 2, 'cd'],
      [3, 2, 'e'],
      [4, 2, ''],
      [1, 5, 'abcde'],
      [1, 6, 'abcde'],
      [2, 6, ''],
      [2, 5, ''],
    ] as const) {
      const { items, ...rest } = readPage(tx, active.orderBy('name'), { page, page_size }, ({ name }) => name)
      assert.deepEqual([items.join(''), rest], [names, { page, page_size, total: 5, total_capped: false }])
    }
    const none = readPage(tx, active.where('name', '=', 'z').orderBy('name'), { page: 1, page_size: 1 }, (row) => row)
    assert.deepEqual(none, { items: [], page: 1, page_size: 1, total: 0, total_capped: false })
  })

  it('is told from what is written', () => {
    const reader = new Reader(database)
    assert.deepEqual(reader.one(reading<{ n: number }>(sql`SELECT 7 AS n`)), { n: 7 })
    assert.equal(reader.one(reading(sql`SELECT 7 AS n WHERE 0`)), undefined)
    assert.deepEqual(reader.all(reading(sql`SELECT 7 AS n WHERE 0`)), [])
    assert.throws(() => reader.all(reading(sql`DELETE FROM establishments`)), /outside a transaction/)
    assert.equal(tx.run(writing(sql`UPDATE establishments SET phone = '1' WHERE name < 'c'`)).changes, 2)
    assert.throws(
      () => tx.returningOne(db.deleteFrom('establishments').where('id', '=', 99).returningAll()),
      /changed none/,
    )
    assert.deepEqual(tx.returning(db.deleteFrom('establishments').where('id', '=', 99).returningAll()), [])
  })

  it('gives yes and no, lists and nothing as what they are', () => {
    const role = { name: 'R', permissions: ['clients.view'], is_owner: true, ...stamps }
    const { id } = tx.run(db.insertInto('roles').values(role))
    assert.equal(id, 1)
    tx.run(db.insertInto('roles').values({ ...role, name: 'S', is_owner: false, permissions: [] }))
    const all = tx.all(db.selectFrom('roles').select(['name', 'permissions', 'is_owner']).orderBy('id'))
    assert.deepEqual(all, [
      { name: 'R', permissions: ['clients.view'], is_owner: true },
      { name: 'S', permissions: [], is_owner: false },
    ])
    const person = { full_name: 'A', kind: 'instructor', email: undefined, ...stamps } as const
    tx.run(db.insertInto('staff').values(person))
    const joined = db.selectFrom('staff').leftJoin('roles', 'roles.id', 'staff.role_id')
    const row = tx.one(joined.select(['staff.email', 'staff.is_active', 'roles.is_owner', 'roles.permissions']))
    assert.deepEqual(row, { email: null, is_active: true, is_owner: null, permissions: null })
  })

  it('is asked with other values each time', () => {
    const named = query((p: { name: string; is_active: boolean }) =>
      db.selectFrom('establishments').select('id').where('name', '=', p.name).where('is_active', '=', p.is_active),
    )
    const ids = (name: string, is_active: boolean) => tx.all(named, { name, is_active }).map(({ id }) => id)
    assert.deepEqual([ids('e', true), ids('e', false), ids('x', false), ids('a', true)], [[1], [], [6], [2]])
    assert.deepEqual(
      tx.one(reading<{ bytes: Buffer }>(sql`SELECT ${new Uint8Array([1, 2])} AS bytes`))?.bytes,
      Buffer.of(1, 2),
    )
  })
})
