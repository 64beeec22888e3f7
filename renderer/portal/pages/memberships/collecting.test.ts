import assert from 'node:assert/strict'
import { test } from 'node:test'
import { collectingOf, type Collecting } from './collecting.ts'

type Status = Parameters<typeof collectingOf>[0]['status']

const cases: [status: Status, cancels: boolean, here: boolean, collecting: Collecting][] = [
  ['active', false, false, 'running'],
  ['trialing', false, false, 'running'],
  ['incomplete', false, false, 'starting'],
  ['past_due', false, false, 'failing'],
  ['unpaid', false, false, 'failing'],
  ['past_due', true, false, 'failing'],
  ['paused', false, false, 'paused'],
  ['active', true, false, 'ending'],
  ['paused', true, false, 'ending'],
  ['canceled', false, false, 'ended'],
  ['canceled', true, false, 'ended'],
  ['active', false, true, 'ended'],
  ['past_due', false, true, 'ended'],
]

for (const [status, cancel_at_period_end, canceled_locally, collecting] of cases)
  test(`a subscription that is ${status}, ${cancel_at_period_end}, ${canceled_locally} is ${collecting}`, () =>
    assert.equal(collectingOf({ status, cancel_at_period_end, canceled_locally }), collecting))
