import assert from 'node:assert/strict'
import { test } from 'node:test'
import { draftOf, emptyOf, newTypeOf, termsOf, valuesOf, type TypeValues } from './type-values.ts'

const full: TypeValues = {
  ...valuesOf(),
  name: 'Full',
  price: 50,
  access: 'counted',
  credits_included: 10,
  credits_per_interval: 4,
  validity_days: 90,
  rollover_enabled: true,
  max_rollover_credits: 2,
  can_pause: true,
  max_pause_days: 14,
  is_intro_offer: true,
  intro_price: 20,
  intro_validity_days: 7,
}

const cases: [TypeValues['type'], TypeValues['access'], object][] = [
  [
    'class_pack',
    'unlimited',
    {
      credits_included: 10,
      credits_per_interval: null,
      unlimited: false,
      rollover_enabled: false,
      max_rollover_credits: null,
    },
  ],
  [
    'drop_in',
    'unlimited',
    {
      credits_included: 1,
      credits_per_interval: null,
      unlimited: false,
      rollover_enabled: false,
      max_rollover_credits: null,
    },
  ],
  [
    'time_pass',
    'counted',
    {
      credits_included: null,
      credits_per_interval: null,
      unlimited: true,
      rollover_enabled: false,
      max_rollover_credits: null,
    },
  ],
  [
    'subscription',
    'unlimited',
    {
      credits_included: null,
      credits_per_interval: null,
      unlimited: true,
      rollover_enabled: false,
      max_rollover_credits: null,
    },
  ],
  [
    'subscription',
    'counted',
    {
      credits_included: null,
      credits_per_interval: 4,
      unlimited: false,
      rollover_enabled: true,
      max_rollover_credits: 2,
    },
  ],
]

for (const [type, access, wanted] of cases) {
  test(`of a ${type}, ${access}, only what applies is sent`, () => {
    const { credits_included, credits_per_interval, unlimited, rollover_enabled, max_rollover_credits } = termsOf({
      ...full,
      type,
      access,
    })
    assert.deepEqual(
      { credits_included, credits_per_interval, unlimited, rollover_enabled, max_rollover_credits },
      wanted,
    )
    assert.equal('billing_interval' in newTypeOf({ ...full, type, access }), type === 'subscription')
  })
}

test('what hangs on a box that is off is emptied', () => {
  const { max_pause_days, intro_price, intro_validity_days } = termsOf({
    ...full,
    can_pause: false,
    is_intro_offer: false,
  })
  assert.deepEqual([max_pause_days, intro_price, intro_validity_days], [null, null, null])
})

test('a pass without days is good for 30', () => {
  assert.equal(draftOf({ ...full, type: 'time_pass', validity_days: null }).validity_days, 30)
  assert.equal(draftOf({ ...full, type: 'class_pack', validity_days: null }).validity_days, null)
})

test('a number that the kind needs must be there', () => {
  const none = { ...full, credits_included: null, credits_per_interval: null, validity_days: null }
  assert.deepEqual(emptyOf({ ...none, type: 'class_pack' }), ['credits_included'])
  assert.deepEqual(emptyOf({ ...none, type: 'subscription' }), ['credits_per_interval'])
  assert.deepEqual(emptyOf({ ...none, type: 'subscription', access: 'unlimited' }), [])
  assert.deepEqual(emptyOf({ ...none, type: 'time_pass' }), ['validity_days'])
  assert.deepEqual(emptyOf({ ...none, type: 'drop_in' }), [])
})
