import assert from 'node:assert/strict'
import { test } from 'node:test'
import { COVERS_ALL, type Coverage } from '../../../../../../server/features/membership-types/coverage-rules.ts'
import { en } from '../../../../messages/membershipTypes/coverageChange.ts'
import type { Terms } from '../describe.ts'
import { flagSentences, flagsOf } from './flags.ts'
import type { Catalogue } from './use-catalogue.ts'
import { withoutWindow } from './no-effect.ts'
import { reasonToAsk } from './reason.ts'

const template = (name: string, given: object = {}) =>
  ({
    id: 1,
    name,
    category_id: null,
    covered_by_all: true,
    credit_cost: 1,
    price: null,
    is_active: true,
    ...given,
  }) as Catalogue['templates'][number]
const catalogue = (...templates: Catalogue['templates'][number][]) => ({ templates, services: [] })
const dropIn: Terms = {
  type: 'drop_in',
  price: 15,
  billing_interval: null,
  credits_included: 1,
  credits_per_interval: null,
  unlimited: false,
  validity_days: null,
}
const none: Coverage = { ...COVERS_ALL.coverage, classes: 'listed' }
const say = (terms: Terms, coverage: Coverage, of: ReturnType<typeof catalogue>) =>
  flagSentences(flagsOf(terms, coverage, of), en().flags, (major) => `€${major}`)

test('a draft is flagged by the rules of the server', () => {
  const workshop = template('Workshop', { price: 90 })
  const cheap = ['Books Workshop for €15; the class itself costs €90.']
  assert.deepEqual(say(dropIn, COVERS_ALL.coverage, catalogue(workshop)), cheap)
  assert.deepEqual(say({ ...dropIn, type: 'class_pack' }, COVERS_ALL.coverage, catalogue(workshop)), cheap)
  assert.deepEqual(say({ ...dropIn, price: null }, COVERS_ALL.coverage, catalogue(workshop)), [])
  assert.deepEqual(say({ ...dropIn, is_intro_offer: true }, COVERS_ALL.coverage, catalogue(workshop)), [])
  assert.deepEqual(
    say({ ...dropIn, type: 'class_pack', credits_included: 10 }, COVERS_ALL.coverage, catalogue(workshop)),
    [],
  )
  assert.deepEqual(say(dropIn, none, catalogue(workshop)), ['Covers nothing on the schedule.'])
  assert.deepEqual(say(dropIn, none, catalogue(template('Old', { is_active: false }))), [])
})

test('booking ahead has no effect on classes that are open without limit', () => {
  const [open, later] = [null, 48].map((booking_open_hours_before, at) =>
    template(`Class ${at}`, { booking_open_hours_before }),
  ) as [Catalogue['templates'][number], Catalogue['templates'][number]]
  assert.deepEqual(withoutWindow(COVERS_ALL, 'class_pack', [open, later]), ['Class 0'])
  assert.equal(withoutWindow(COVERS_ALL, 'class_pack', [open]), 'all')
  assert.deepEqual(withoutWindow(COVERS_ALL, 'class_pack', [later]), [])
  assert.deepEqual(withoutWindow({ ...COVERS_ALL, coverage: none }, 'class_pack', [open]), [])
})

test('those who have it are asked about where they may lose something', () => {
  const some = { holders: 5, on_former_terms: 0, is_said: true }
  assert.equal(reasonToAsk({ ...some, holders: 0, is_said: false }, false), null)
  assert.equal(reasonToAsk({ ...some, is_said: false }, true), 'first')
  assert.equal(reasonToAsk(some, false), 'narrows')
  assert.equal(reasonToAsk(some, true), null)
  assert.equal(reasonToAsk({ ...some, on_former_terms: 2 }, true), 'former')
})
