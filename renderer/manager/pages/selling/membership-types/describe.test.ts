import assert from 'node:assert/strict'
import { test } from 'node:test'
import { en } from '../../../messages/membershipTypes/sentences.ts'
import { describe, summary, type Terms } from './describe.ts'

const base: Terms = {
  type: 'class_pack',
  price: 120,
  billing_interval: null,
  credits_included: 10,
  credits_per_interval: null,
  unlimited: false,
  validity_days: 180,
}
const speaker = { words: en().sentences, money: (major: number) => `€${major}` }
const subscription = { ...base, type: 'subscription', validity_days: null, credits_included: null } as const

const cases: [name: string, terms: Terms, sentences: string[]][] = [
  ['a pack', base, ['10 classes, valid for 180 days, including the first day.', '€120, once.']],
  [
    'a drop-in without an end',
    { ...base, type: 'drop_in', credits_included: 1, validity_days: null, price: 0 },
    ['1 class, with no end date.', 'Free of charge.'],
  ],
  [
    'a pass without a price',
    { ...base, type: 'time_pass', unlimited: true, credits_included: null, price: null },
    ['Unlimited classes for 180 days, including the first day.'],
  ],
  [
    'an unlimited one for some hours',
    { ...subscription, unlimited: true, price: null, usable_times: [{ weekdays: [1], from: '06:00', until: '16:00' }] },
    ['Unlimited classes.', 'Only within its limits.'],
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
      '€120 every week, until cancelled.',
      'Up to 4 unused classes roll over to the next period.',
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
      'Unlimited classes.',
      'It ends after 365 days.',
      '€120 every month, until cancelled.',
      'Once per client.',
      'As an intro offer, €60 instead of €120.',
      'As an intro offer, valid for 30 days.',
      'It can be paused for 14 days in total.',
      'Separate fees: €5 for late cancellations and €0 for no-shows.',
      'Sold at the front desk only.',
    ],
  ],
]

const later = { ...subscription, billing_interval: 'monthly' as const, price: null }
const short: [name: string, terms: Terms, sentences: string[]][] = [
  ['a pass without an end', { ...base, unlimited: true, validity_days: null, price: null }, ['Unlimited classes.']],
  [
    'a first interval like the others',
    { ...later, credits_included: 4, credits_per_interval: 4 },
    ['4 classes every month.'],
  ],
  ['a first interval alone', { ...later, credits_included: 5 }, ['5 classes every month.']],
  ['an interval alone', { ...later, credits_per_interval: 6 }, ['6 classes every month.']],
  ['neither', later, ['0 classes every month.']],
  [
    'classes that lapse',
    { ...later, credits_per_interval: 1, rollover_enabled: false, max_rollover_credits: 2 },
    ['1 class every month.', 'Unused classes expire at each renewal.'],
  ],
  [
    'classes that stay',
    { ...later, credits_per_interval: 1, rollover_enabled: true, max_rollover_credits: null },
    ['1 class every month.', 'Unused classes roll over to the next period.'],
  ],
  [
    'classes that stay, of which no more is known',
    { ...later, credits_per_interval: 1, rollover_enabled: true },
    ['1 class every month.', 'Unused classes roll over to the next period.'],
  ],
  ['nothing to be left over', { ...later, unlimited: true, rollover_enabled: true }, ['Unlimited classes.']],
  [
    'a pack of which nothing is left over',
    { ...base, price: null, rollover_enabled: true },
    ['10 classes, valid for 180 days, including the first day.'],
  ],
]
const PACK = '10 classes, valid for 180 days, including the first day.'
const more: [name: string, terms: Partial<Terms>, sentences: string[]][] = [
  ['an intro offer of which no more is known', { is_intro_offer: true }, ['Once per client.']],
  [
    'an intro offer at the price of all',
    { is_intro_offer: true, intro_price: null, intro_validity_days: null },
    ['Once per client.'],
  ],
  ['an intro offer before it has a price', { is_intro_offer: true, intro_price: 9 }, ['Once per client.']],
  ['what is no intro offer', { is_intro_offer: false, intro_price: 9, intro_validity_days: 7 }, []],
  ['pauses without an end', { can_pause: true, max_pause_days: null }, ['It can be paused without limit.']],
  ['pauses of which no more is known', { can_pause: true }, ['It can be paused without limit.']],
  ['no pause', { can_pause: false, max_pause_days: 9 }, ['It can’t be paused.']],
  ['a fee for coming not', { no_show_fee_override: 7 }, ['Separate fees: €7 for no-shows.']],
  [
    'a fee for cancelling late',
    { late_cancel_fee_override: 0, no_show_fee_override: null },
    ['Separate fees: €0 for late cancellations.'],
  ],
  ['no fees', { late_cancel_fee_override: null, no_show_fee_override: null }, []],
  ['what is sold online', { sellable_online: true }, []],
]

for (const [name, terms, sentences] of [
  ...short,
  ...more.map(([name, terms, sentences]) => [name, { ...base, price: null, ...terms }, [PACK, ...sentences]] as const),
])
  test(`${name} in short`, () => assert.deepEqual(describe(terms, speaker), sentences))

test('a list says what a type opens, and nothing else', () => {
  const ends = { ...later, unlimited: true, validity_days: 90, price: 50, can_pause: true }
  assert.equal(summary(ends, speaker.words), 'Unlimited classes. It ends after 90 days.')
})

test('an intro offer says only what differs from the rest', () => {
  const offer = { ...base, is_intro_offer: true, intro_price: 120, intro_validity_days: 180 }
  assert.deepEqual(describe(offer, speaker).slice(2), ['Once per client.'])
})

for (const [name, terms, sentences] of cases) {
  test(`${name} in plain sentences`, () => assert.deepEqual(describe(terms, speaker), sentences))
}
