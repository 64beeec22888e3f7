import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  askedBy,
  columnsIn,
  filtersOf,
  isFiltered,
  isSame,
  NOTHING_ASKED,
  queryOf,
  sortOf,
  type ClientFilter,
} from './list-request.ts'

const asked = (more: Partial<ClientFilter>): ClientFilter => ({ ...NOTHING_ASKED, ...more })
const queries: [more: Partial<ClientFilter>, query: object][] = [
  [{}, {}],
  [
    { search: 'ana', shown: 'all' },
    { search: 'ana', include_inactive: 'true' },
  ],
  [
    { status: 'active', away: 30, tag: 4 },
    { membership_status: 'active', inactive_days: 30, tag_id: 4 },
  ],
  [{ status: 'nonsense', away: -3, sort: 'shoe' }, {}],
  [{ away: 5000 }, {}],
  [
    { owes: true, unsigned: true, few: true },
    { owes: 'true', unsigned_waiver: 'true', credits_at_most: 2 },
  ],
  [
    { birthday: true, fresh: true },
    { birthday_month: 3, since_date: '2026-03-01' },
  ],
  [{ sort: '-last_visit' }, { sort: '-last_visit' }],
]
for (const [more, query] of queries) {
  test(`${JSON.stringify(more)} asks for ${JSON.stringify(query)}`, () => {
    const given = Object.entries(queryOf(asked(more), '2026-03-31')).filter(([, value]) => value !== undefined)
    assert.deepEqual(Object.fromEntries(given), query)
  })
}

test('a saved list asks for what was asked when it was saved', () => {
  for (const [more] of queries.slice(0, 3).concat(queries.slice(5))) {
    const now = asked({ ...more, columns: 'name,owed' })
    const view = { filters: filtersOf(now), columns: columnsIn(now.columns), sort: sortOf(now) }
    assert.deepEqual(askedBy(view), now)
    assert.equal(isSame(askedBy(view), now), true)
  }
})

test('of lists that are asked for the same one may leave open how it looks, not what is in it', () => {
  assert.equal(isSame(asked({ owes: true }), asked({ owes: true, columns: 'name,tags' })), true)
  assert.equal(isSame(asked({ owes: true, columns: 'name,owed' }), asked({ owes: true, columns: 'name,tags' })), false)
  assert.equal(isSame(asked({ owes: true }), asked({ owes: true, sort: '-name' })), false)
  assert.equal(isSame(asked({}), asked({ search: 'ana' })), false)
})

const texts: [text: string, columns: string[]][] = [
  ['', []],
  ['name,tags', ['name', 'tags']],
  ['tags,owed', ['name', 'tags', 'owed']],
  ['tags,name,tags', ['name', 'tags']],
  ['shoe,size', []],
]
for (const [text, columns] of texts) {
  test(`the columns ${text || 'of nobody'} are ${columns.join(' ') || 'none'}`, () =>
    assert.deepEqual(columnsIn(text), columns))
}

test('neither a search nor an order is a filter', () => {
  assert.equal(isFiltered(asked({ search: 'ana', sort: '-name', shown: 'all', columns: 'name' })), false)
  for (const more of [{ owes: true }, { tag: 3 }, { away: 30 }, { status: 'none' }, { fresh: true }]) {
    assert.equal(isFiltered(asked(more)), true)
  }
})
