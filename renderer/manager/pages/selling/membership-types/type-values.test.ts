import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { MembershipType } from './describe.ts'
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

const type: MembershipType = {
  id: 3,
  name: 'Eight a month',
  type: 'subscription',
  price: 80,
  currency: 'EUR',
  description: 'Twice a week',
  billing_interval: 'weekly',
  credits_included: null,
  credits_per_interval: 8,
  unlimited: false,
  starts: 'purchase',
  starts_within_days: 90,
  minimum_term_intervals: 12,
  notice_days: 30,
  self_service_pause: true,
  validity_days: 90,
  rollover_enabled: true,
  max_rollover_credits: 2,
  can_pause: true,
  max_pause_days: 14,
  is_intro_offer: true,
  intro_price: 20,
  intro_validity_days: 7,
  sellable_online: false,
  late_cancel_fee_override: 4,
  no_show_fee_override: 6,
  fee_forgiveness_count_override: 2,
  coverage: { classes: 'listed', category_ids: [2], template_ids: [], service_category_ids: [], service_ids: [5] },
  establishment_ids: [1],
  usable_times: [{ weekdays: [1, 2, 3, 4, 5], from: '00:00', until: '16:00' }],
  max_per_day: 1,
  max_per_week: 2,
  max_upcoming: null,
  booking_open_hours_before: 336,
  max_members: 1,
  is_active: true,
  created_at: '2026-01-01T10:00:00.000Z',
  updated_at: '2026-01-01T10:00:00.000Z',
}
const { id, currency, is_active, created_at, updated_at, ...sent } = type

test('what is read into the form goes back as it was', () => {
  assert.deepEqual(newTypeOf(valuesOf(type)), sent)
  const { name, description, coverage, establishment_ids, usable_times, ...others } = sent
  const { max_per_day, max_per_week, max_upcoming, booking_open_hours_before, max_members, ...kept } = others
  const { starts, starts_within_days, minimum_term_intervals, notice_days, ...terms } = kept
  assert.deepEqual(draftOf(valuesOf(type)), { ...terms, description })
  const unlimited = { ...type, unlimited: true, credits_per_interval: null, rollover_enabled: false }
  assert.equal(valuesOf(unlimited).access, 'unlimited')
  assert.equal(valuesOf({ ...type, billing_interval: null, description: null }).billing_interval, 'monthly')
  assert.equal(valuesOf({ ...type, description: null }).description, '')
})

test('what is not to stay for the next interval does not', () => {
  const { rollover_enabled, max_rollover_credits } = termsOf({ ...valuesOf(type), rollover_enabled: false })
  assert.deepEqual([rollover_enabled, max_rollover_credits], [false, null])
})
