import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  completeTerms,
  creditsAtRenewal,
  creditsAtStart,
  termErrors,
  validityOf,
  type CompleteTerms,
  type MembershipTypeTerms,
} from './type-rules.ts'

const defaults: [given: MembershipTypeTerms, filled: Partial<CompleteTerms>][] = [
  [
    { type: 'subscription' },
    { billing_interval: 'monthly', unlimited: true, credits_included: null, validity_days: null },
  ],
  [
    { type: 'subscription', credits_per_interval: 8 },
    { billing_interval: 'monthly', unlimited: false, credits_per_interval: 8 },
  ],
  [
    { type: 'subscription', billing_interval: 'weekly', unlimited: true },
    { billing_interval: 'weekly', unlimited: true },
  ],
  [{ type: 'class_pack' }, { billing_interval: null, unlimited: false, credits_included: 1, validity_days: null }],
  [
    { type: 'class_pack', credits_included: 10, validity_days: 90 },
    { credits_included: 10, validity_days: 90 },
  ],
  [{ type: 'time_pass' }, { unlimited: true, validity_days: 30, credits_included: null }],
  [
    { type: 'time_pass', validity_days: 7 },
    { unlimited: true, validity_days: 7 },
  ],
  [{ type: 'drop_in' }, { unlimited: false, credits_included: 1, validity_days: null }],
]

test('defaults are filled in by type, and what is complete is valid', () => {
  for (const [given, filled] of defaults) {
    const terms = completeTerms(given)
    assert.deepEqual({ ...terms, ...filled }, terms, JSON.stringify(given))
    assert.deepEqual(termErrors(terms), [], JSON.stringify(given))
    assert.deepEqual(completeTerms(terms), terms)
  }
})

const faults: [given: MembershipTypeTerms, paths: string[]][] = [
  [{ type: 'subscription', unlimited: true, credits_per_interval: 8 }, ['unlimited']],
  [{ type: 'subscription', unlimited: true, credits_included: 8 }, ['unlimited']],
  [{ type: 'subscription', unlimited: true, credits_included: 0 }, []],
  [{ type: 'subscription', unlimited: true, credits_included: 1 }, ['unlimited']],
  [{ type: 'subscription', unlimited: true, credits_per_interval: 1 }, ['unlimited']],
  [{ type: 'subscription', credits_per_interval: 1, rollover_enabled: true, max_rollover_credits: 1 }, []],
  [{ type: 'subscription', unlimited: false }, ['credits_per_interval']],
  [{ type: 'subscription', credits_per_interval: 0 }, ['credits_per_interval']],
  [{ type: 'subscription', credits_included: 8 }, []],
  [{ type: 'subscription', credits_per_interval: 8, rollover_enabled: true, max_rollover_credits: 4 }, []],
  [{ type: 'subscription', rollover_enabled: true }, ['rollover_enabled']],
  [{ type: 'class_pack', max_rollover_credits: 4 }, ['max_rollover_credits']],
  [{ type: 'class_pack', unlimited: true }, ['unlimited']],
  [{ type: 'class_pack', credits_included: 0 }, ['credits_included']],
  [{ type: 'class_pack', billing_interval: 'monthly' }, ['billing_interval']],
  [{ type: 'class_pack', credits_per_interval: 4 }, ['credits_per_interval']],
  [{ type: 'time_pass', credits_included: 4 }, ['unlimited']],
  [{ type: 'time_pass', unlimited: false }, ['unlimited']],
  [{ type: 'drop_in', credits_included: 2 }, ['credits_included']],
  [{ type: 'drop_in', unlimited: true }, ['unlimited']],
  [{ type: 'time_pass', intro_price: 10, intro_validity_days: 14 }, ['intro_price', 'intro_validity_days']],
  [{ type: 'time_pass', is_intro_offer: true, intro_price: 10, intro_validity_days: 14 }, []],
  [{ type: 'time_pass', is_intro_offer: false, intro_price: null }, []],
]

test('fields that do not go together are named', () => {
  for (const [given, paths] of faults) {
    assert.deepEqual(
      termErrors(completeTerms(given)).map(({ path }) => path),
      paths,
      JSON.stringify(given),
    )
  }
})

test('what a new and a renewed membership gets', () => {
  const cases: [given: MembershipTypeTerms, start: number, renewal: number, days: number | null][] = [
    [{ type: 'subscription', credits_per_interval: 8 }, 8, 8, null],
    [{ type: 'subscription', credits_included: 10, credits_per_interval: 8 }, 10, 8, null],
    [{ type: 'subscription', credits_included: 10 }, 10, 10, null],
    [{ type: 'subscription' }, 0, 0, null],
    [{ type: 'class_pack', credits_included: 10, validity_days: 90 }, 10, 10, 90],
    [{ type: 'time_pass', is_intro_offer: true, intro_validity_days: 14 }, 0, 0, 14],
    [{ type: 'time_pass', is_intro_offer: true }, 0, 0, 30],
  ]
  for (const [given, start, renewal, days] of cases) {
    const terms = completeTerms(given)
    assert.deepEqual([creditsAtStart(terms), creditsAtRenewal(terms), validityOf(terms)], [start, renewal, days])
  }
})
