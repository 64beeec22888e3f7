import assert from 'node:assert/strict'
import { test } from 'node:test'
import { en } from '../../../messages/promoCodes/form.ts'
import { describe } from './describe.ts'

const names = new Map([
  [1, 'Ten classes'],
  [2, 'Monthly'],
  [3, 'Drop-in'],
])
const speaker = {
  words: en().sentences,
  money: (major: number) => `€${major}`,
  percent: (share: number) => `${share * 100}%`,
  date: (value: string) => value,
  nameOf: (id: number) => names.get(id),
}
const terms = {
  discount_type: 'percentage' as const,
  discount_value: 20,
  applicable_membership_type_ids: [] as number[],
  max_uses: null,
  one_per_client: false,
  valid_from: null,
  valid_until: null,
}

const cases: [given: Partial<Parameters<typeof describe>[0]>, said: string][] = [
  [{}, 'Takes 20% off every membership. Valid with no end date. Unlimited uses.'],
  [
    { discount_type: 'fixed_amount', discount_value: 10, applicable_membership_type_ids: [1] },
    'Takes €10 off Ten classes. Valid with no end date. Unlimited uses.',
  ],
  [
    { applicable_membership_type_ids: [1, 2], valid_from: 'Monday' },
    'Takes 20% off Ten classes and Monthly. Valid from Monday. Unlimited uses.',
  ],
  [
    { applicable_membership_type_ids: [1, 2, 3], valid_until: 'Friday', one_per_client: true },
    'Takes 20% off Ten classes, Monthly, and 1 other. Valid until Friday. Once per client.',
  ],
  [
    { applicable_membership_type_ids: [9], valid_from: 'Monday', valid_until: 'Friday', max_uses: 1 },
    'Takes 20% off 1 other. Valid from Monday to Friday. It can be used once.',
  ],
  [
    { max_uses: 30, one_per_client: true },
    'Takes 20% off every membership. Valid with no end date. Once per client, 30 times in all.',
  ],
]

for (const [given, said] of cases) {
  test(said, () => assert.equal(describe({ ...terms, ...given }, speaker).join(' '), said))
}
