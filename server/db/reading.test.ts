import assert from 'node:assert/strict'
import { after, before, describe, it } from 'node:test'
import Database from 'better-sqlite3'
import { sql } from 'kysely'
import { db, query } from './build.ts'
import { Refusal } from '../http/errors.ts'
import { writePlace } from '../lib/paginate.ts'
import { migrate } from './migrate.ts'
import { readPage, startOf } from './page.ts'
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
  const byName = () => active.orderBy('name').orderBy('id')
  const idOf = (name: string) => ' eadbc'.indexOf(name)

  it('comes in pages, of a total that is counted where the page does not tell it', () => {
    for (const [page, page_size, names, isLast] of [
      [1, 2, 'ab', false],
      [2, 2, 'cd', false],
      [3, 2, 'e', true],
      [4, 2, '', true],
      [1, 4, 'abcd', false],
      [1, 5, 'abcde', true],
      [1, 6, 'abcde', true],
      [2, 6, '', true],
      [2, 5, '', true],
    ] as const) {
      const { items, ...rest } = readPage(tx, byName(), { page, page_size }, ({ name }) => ({ name }))
      const next = isLast ? null : writePlace({ page: page + 1, keys: [names.at(-1)!, idOf(names.at(-1)!)] })
      const shown = items.map(({ name }) => name).join('')
      assert.deepEqual([shown, rest], [names, { page, page_size, total: 5, total_capped: false, next }])
    }
    const none = readPage(tx, active.where('name', '=', 'z').orderBy('name'), { page: 1, page_size: 1 }, (row) => row)
    assert.deepEqual(none, { items: [], page: 1, page_size: 1, total: 0, total_capped: false, next: null })
  })

  it('goes on from where a page ended, upwards and downwards, whatever has come before it since', () => {
    for (const [direction, names] of [
      ['asc', ['ab', 'cd', 'e']],
      ['desc', ['ed', 'cb', 'a']],
    ] as const) {
      let after: string | undefined
      for (const [at, expected] of names.entries()) {
        const page = { page: 1, page_size: 2, after }
        const select = active.orderBy('name', direction).orderBy('id', direction)
        const { items, next, ...rest } = readPage(tx, select, page, (row) => row)
        // Nobody sees the column that identifies the place.
        assert.deepEqual(
          items,
          expected.split('').map((name) => ({ id: idOf(name), name })),
        )
        assert.deepEqual(rest, { page: at + 1, page_size: 2, total: 5, total_capped: false })
        assert.equal(next === null, at === 2)
        after = next ?? undefined
      }
    }
    for (const unordered of [active, active.orderBy('name').orderBy('id', 'desc')])
      assert.throws(() => readPage(tx, unordered, { page: 1, page_size: 2 }, (row) => row), /in one direction/)
  })

  it('is counted by another way where that is given', () => {
    const counting = db.selectFrom('establishments').select('id')
    const total = (page: number) => readPage(tx, byName(), { page, page_size: 2 }, (row) => row, counting).total
    assert.deepEqual([total(1), total(3)], [6, 6])
  })

  it('begins within 10,000, or behind a place of this list', () => {
    const refused = (path: string) => (error: unknown) =>
      error instanceof Refusal && error.extras.errors?.[0]?.in === 'query' && error.extras.errors[0].path === path
    assert.equal(startOf({ page: 200, page_size: 50 }, 1), undefined)
    assert.equal(startOf({ page: 10_000, page_size: 1 }, 1), undefined)
    assert.throws(() => startOf({ page: 201, page_size: 50 }, 1), refused('page'))
    assert.throws(() => startOf({ page: 10_001, page_size: 1 }, 1), refused('page'))
    const place = { page: 300, keys: ['a', 1] }
    const after = writePlace(place)
    assert.deepEqual(startOf({ page: 201, page_size: 50, after }, 2), place)
    assert.throws(() => startOf({ page: 1, page_size: 50, after }, 1), refused('after'))
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
