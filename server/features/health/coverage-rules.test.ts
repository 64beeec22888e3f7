import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Bookable, OnSale } from '../membership-types/flag-rules.ts'
import { ofCoveredClasses, ofCoveringTypes, ofSinglePrices, type CoverageFacts } from './coverage-rules.ts'
import type { Finding } from './findings.ts'

const [mat, workshop] = ['Mat', 'Workshop'].map((name) => ({ name }) as Bookable) as [Bookable, Bookable]
const pack = { name: 'Pack', single_price: 15 } as OnSale & { single_price: number }
const none: CoverageFacts = { types: [], classes: [], cheaper: [], onSale: 0, bookable: 0 }
const some: CoverageFacts = { ...none, onSale: 2, bookable: 3 }
const cheaper = [{ cls: workshop, by: pack }]

const rows: [says: string, found: Finding, state: Finding['state'], code: Finding['code'], values?: object][] = [
  ['nothing on sale', ofCoveredClasses({ ...some, onSale: 0 }), 'off', 'covered.none'],
  ['no classes', ofCoveringTypes({ ...some, bookable: 0 }), 'off', 'covering.none'],
  ['all classes covered', ofCoveredClasses(some), 'ok', 'covered.all'],
  ['all types of use', ofCoveringTypes(some), 'ok', 'covering.all'],
  ['no drop-in for less', ofSinglePrices(none), 'ok', 'single_price.fits'],
  [
    'two classes not covered',
    ofCoveredClasses({ ...some, classes: [mat, workshop] }),
    'warning',
    'covered.not',
    { classes: 2, name: 'Mat' },
  ],
  [
    'a type of no use',
    ofCoveringTypes({ ...some, types: [pack] }),
    'warning',
    'covering.nothing',
    { types: 1, name: 'Pack' },
  ],
  [
    'a drop-in for less',
    ofSinglePrices({ ...some, cheaper }),
    'warning',
    'single_price.above',
    { above: 1, name: 'Workshop', pass: 'Pack' },
  ],
]

describe('what memberships cover', () => {
  for (const [says, found, state, code, values = {}] of rows) {
    it(`${says}: ${state}, ${code}`, () => assert.deepEqual(found, { state, code, values }))
  }
})
