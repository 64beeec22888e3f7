import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { coverageFlags, type Bookable, type OnSale } from './flag-rules.ts'

const NOTHING = { category_ids: [], template_ids: [], service_category_ids: [], service_ids: [] }
const ALL: OnSale['coverage'] = { classes: 'all', ...NOTHING }
const listed = (lists: Partial<OnSale['coverage']> = {}): OnSale['coverage'] => ({
  ...NOTHING,
  ...lists,
  classes: 'listed',
})

const sold = (name: string, given: Partial<OnSale> = {}): OnSale => ({
  id: 1,
  name,
  type: 'class_pack',
  credits: 10,
  single_price: null,
  coverage: ALL,
  ...given,
})
const dropIn = (price: number, given: Partial<OnSale> = {}) =>
  sold('Drop-in', { type: 'drop_in', credits: 1, single_price: price, ...given })
const cls = (name: string, given: Partial<Bookable> = {}): Bookable => ({
  kind: 'class',
  id: 7,
  name,
  category_id: 3,
  covered_by_all: true,
  credit_cost: 1,
  price: null,
  ...given,
})
const service = (given: Partial<Bookable> = {}) => cls('Massage', { kind: 'service', covered_by_all: false, ...given })

interface Flags {
  types?: string[]
  classes?: string[]
  cheaper?: string[]
}

const rows: [says: string, types: OnSale[], bookable: Bookable[], flags: Flags][] = [
  ['nothing at all', [], [], {}],
  ['classes, and nothing on sale', [], [cls('Mat')], {}],
  ['a pack, and no classes', [sold('Pack')], [], {}],
  ['a pack for all classes', [sold('Pack')], [cls('Mat')], {}],
  [
    'a list without entries',
    [sold('Pack', { coverage: listed() })],
    [cls('Mat')],
    { types: ['Pack'], classes: ['Mat'] },
  ],
  ['a list that names the template', [sold('Pack', { coverage: listed({ template_ids: [7] }) })], [cls('Mat')], {}],
  ['a list that names its category', [sold('Pack', { coverage: listed({ category_ids: [3] }) })], [cls('Mat')], {}],
  [
    'a class that passes for all do not cover',
    [sold('Pack')],
    [cls('Retreat', { covered_by_all: false }), cls('Mat')],
    { classes: ['Retreat'] },
  ],
  [
    'only such a class',
    [sold('Pack')],
    [cls('Retreat', { covered_by_all: false })],
    { types: ['Pack'], classes: ['Retreat'] },
  ],
  ['one with a price', [sold('Pack')], [cls('Retreat', { covered_by_all: false, price: 90 }), cls('Mat')], {}],
  ['one that is free', [sold('Pack')], [cls('Talk', { covered_by_all: false, price: 0 }), cls('Mat')], {}],
  [
    'a pack for appointments',
    [sold('PT', { coverage: listed({ service_ids: [7] }) }), sold('Pack')],
    [service(), cls('Mat')],
    {},
  ],
  ['an appointment that nothing covers', [sold('Pack')], [service(), cls('Mat')], {}],
  [
    'too few credits',
    [sold('Two', { credits: 2 })],
    [cls('Long', { credit_cost: 3 })],
    { types: ['Two'], classes: ['Long'] },
  ],
  ['as many credits', [sold('Three', { credits: 3 })], [cls('Long', { credit_cost: 3 })], {}],
  ['unlimited', [sold('Month', { credits: null })], [cls('Long', { credit_cost: 3 })], {}],
  ['a dearer class', [dropIn(15)], [cls('Workshop', { price: 90 })], { cheaper: ['Workshop by Drop-in'] }],
  ['the same price', [dropIn(15)], [cls('Mat', { price: 15 })], {}],
  [
    'the cheapest of two drop-ins',
    [dropIn(20), dropIn(15, { name: 'Student' })],
    [cls('Workshop', { price: 90 })],
    { cheaper: ['Workshop by Student'] },
  ],
  [
    'a drop-in that does not cover it',
    [dropIn(15)],
    [cls('Workshop', { price: 90, covered_by_all: false }), cls('Mat')],
    {},
  ],
  ['a drop-in, two credits', [dropIn(15), sold('Pack')], [cls('Long', { price: 90, credit_cost: 2 }), cls('Mat')], {}],
]

describe('flags of what is on sale', () => {
  for (const [says, types, bookable, flags] of rows) {
    it(says, () => {
      const found = coverageFlags(types, bookable)
      assert.deepEqual(
        {
          types: found.types.map(({ name }) => name),
          classes: found.classes.map(({ name }) => name),
          cheaper: found.cheaper.map(({ cls: { name }, by }) => `${name} by ${by.name}`),
        },
        { types: [], classes: [], cheaper: [], ...flags },
      )
    })
  }
})
