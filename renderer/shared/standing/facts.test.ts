import assert from 'node:assert/strict'
import { test } from 'node:test'
import { en } from '../messages/standing.ts'
import { factsOf, type Preview } from './facts.ts'

const payer: Preview['paying'][number] = {
  membership_id: 1,
  name: 'Ten',
  is_shared: false,
  credits: 1,
  credits_left: 5,
  classes: 5,
  last_on: '2026-12-10',
  is_used_up: true,
  renews_on: null,
}
const date = {
  scheduled_class_id: 1,
  date: '2026-12-17',
  starts_at: '2026-12-17T17:30:00.000Z',
  ends_at: '2026-12-17T18:30:00.000Z',
  state: 'booked' as const,
  reasons: [],
}
const refused = (code: string): Preview['first_refused'] => ({
  ...date,
  state: 'refused',
  reasons: [{ code, detail: 'No.', rule: 'x', value: null, fix: null }],
})
const preview: Preview = {
  series_id: 1,
  client_id: 1,
  class_name: 'Yoga',
  weekdays: [4],
  interval_weeks: 1,
  start_time: '18:30',
  starts_on: '2026-11-12',
  ends_on: null,
  dates: [date],
  paying: [payer],
  first_refused: refused('NO_CREDITS_LEFT'),
  known_until: '2027-02-22',
}
const enough = { ...payer, is_used_up: false, credits_left: 30 }
const pass = { ...payer, name: 'All', credits: 0, credits_left: null, is_used_up: false }

const table: readonly [what: string, change: Partial<Preview>, expected: string][] = [
  [
    'a pack that ends',
    {},
    'Uses 1 credit each week. Your 5 credits last until 2026-12-10. After that, booking stops until there are new credits.',
  ],
  [
    'three days of every second week',
    { weekdays: [1, 3, 5], interval_weeks: 2, paying: [enough], first_refused: null },
    'Uses 3 credits every 2 weeks. Your 30 credits last past 2027-02-22.',
  ],
  [
    'to a last day',
    { paying: [enough], first_refused: null, ends_on: '2027-01-02', known_until: '2027-01-02' },
    'Uses 1 credit each week. Your 30 credits are enough for that.',
  ],
  [
    'a pass that ends',
    { paying: [pass], first_refused: refused('MEMBERSHIP_EXPIRED_ON_CLASS_DATE') },
    'Paid by All, without credits. 2026-12-17 can’t be booked right now: No.',
  ],
  [
    'credits that come each month',
    { paying: [{ ...enough, renews_on: '2026-12-01' }], first_refused: null },
    'Uses 1 credit each week. New credits arrive on 2026-12-01.',
  ],
  [
    'a pass, then a pack',
    { paying: [pass, payer] },
    'Paid by All, without credits. Uses 1 credit each week. All: until 2026-12-10. Ten: 5 credits, until 2026-12-10. ' +
      'After that, booking stops until there are new credits.',
  ],
  ['nothing pays', { paying: [] }, '2026-12-17 can’t be booked right now: No.'],
  ['no class', { paying: [], dates: [], first_refused: null }, 'There are no classes on these days.'],
]

test('what a weekly booking takes, and what will stop it', () => {
  for (const [what, change, expected] of table) {
    const said = factsOf({ ...preview, ...change }, { words: en(), day: (one) => one, isOwn: true })
    assert.equal(said.join(' '), expected, what)
  }
})
