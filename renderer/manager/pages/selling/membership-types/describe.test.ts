import assert from 'node:assert/strict'
import { test } from 'node:test'
import { membershipTypes } from '../../../messages/en/membershipTypes.ts'
import { describe, type Terms } from './describe.ts'

const base: Terms = {
  type: 'class_pack',
  price: 120,
  billing_interval: null,
  credits_included: 10,
  credits_per_interval: null,
  unlimited: false,
  validity_days: 180,
}
const speaker = { words: membershipTypes.sentences, money: (major: number) => `€${major}` }
const subscription = { ...base, type: 'subscription', validity_days: null, credits_included: null } as const

const cases: [name: string, terms: Terms, sentences: string[]][] = [
  ['a pack', base, ['10 classes, good for 180 days, the first day counted.', '€120, once.']],
  [
    'a drop-in without an end',
    { ...base, type: 'drop_in', credits_included: 1, validity_days: null, price: 0 },
    ['1 class, without an end.', 'Free of charge.'],
  ],
  [
    'a pass without a price',
    { ...base, type: 'time_pass', unlimited: true, credits_included: null, price: null },
    ['As many classes as they like for 180 days, the first day counted.'],
  ],
  [
    'a subscription by number',
    {
      ...subscription,
      billing_interval: 'weekly',
      credits_per_interval: 2,
      credits_included: 3,
      rollover_enabled: true,
      max_rollover_credits: 4,
    },
    [
      '2 classes every week.',
      '3 classes at the start.',
      '€120 every week, until it is cancelled.',
      'Up to 4 classes not used stay for the next interval.',
    ],
  ],
  [
    'an unlimited one with an end and terms of its own',
    {
      ...subscription,
      unlimited: true,
      billing_interval: 'monthly',
      validity_days: 365,
      is_intro_offer: true,
      intro_price: 60,
      intro_validity_days: 30,
      can_pause: true,
      max_pause_days: 14,
      late_cancel_fee_override: 5,
      no_show_fee_override: 0,
      sellable_online: false,
    },
    [
      'As many classes as they like.',
      'It ends after 365 days.',
      '€120 every month, until it is cancelled.',
      'Once per client for ever.',
      'As an intro offer €60 instead of €120.',
      'As an intro offer good for 30 days.',
      'It can be paused, 14 days over its whole life.',
      'Fees of its own: €5 for cancelling late and €0 for not showing up.',
      'Sold at the desk only.',
    ],
  ],
]

test('an intro offer says only what differs from the rest', () => {
  const offer = { ...base, is_intro_offer: true, intro_price: 120, intro_validity_days: 180 }
  assert.deepEqual(describe(offer, speaker).slice(2), ['Once per client for ever.'])
})

for (const [name, terms, sentences] of cases) {
  test(`${name} in plain sentences`, () => assert.deepEqual(describe(terms, speaker), sentences))
}
