import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ALL_COLUMNS, USUAL_COLUMNS, type ClientColumn } from './list-request.ts'
import { hiddenBelow } from './room.ts'

const cases: [name: string, columns: readonly ClientColumn[], hidden: Record<string, string>][] = [
  [
    'of the usual ones the tags go first, the membership never',
    USUAL_COLUMNS,
    { tags: 'desk', next_class: 'laptop', last_visit: 'laptop', owed: 'narrow', credits: 'narrow' },
  ],
  ['few always have room', ['name', 'membership'], {}],
  ['the name alone', ['name'], {}],
  ['an email and a number to call', ['name', 'email', 'phone'], { phone: 'narrow' }],
  [
    'of all, those that stay longest are the membership and the amount owed',
    ALL_COLUMNS,
    {
      tags: 'wide',
      next_class: 'wide',
      birthday: 'wide',
      client_since: 'wide',
      phone: 'desk',
      email: 'desk',
      last_visit: 'laptop',
      credits: 'narrow',
      owed: 'narrow',
    },
  ],
]
for (const [name, columns, expected] of cases) {
  test(`columns of the client list by room: ${name}`, () =>
    assert.deepEqual(Object.fromEntries(hiddenBelow(columns)), expected))
}
