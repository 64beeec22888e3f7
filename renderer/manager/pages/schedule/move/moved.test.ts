import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ScheduledClass } from '../calendar/ClassBlock.tsx'
import {
  asksFirst,
  changeTo,
  isIdle,
  isSameSpan,
  placeChange,
  substituteIn,
  withProposal,
  type Proposal,
} from './moved.ts'

const seven = { starts_at: '2026-11-16T07:00:00.000Z', ends_at: '2026-11-16T08:00:00.000Z' }
const eight = { starts_at: '2026-11-16T08:00:00.000Z', ends_at: '2026-11-16T09:00:00.000Z' }
const longer = { ...seven, ends_at: '2026-11-16T08:15:00.000Z' }
const cls = (part: Partial<ScheduledClass>) =>
  ({ id: 1, booked: 0, series_id: null, ...seven, ...part }) as ScheduledClass

test('a proposal takes the place of its class, also where the class is not in sight', () => {
  const [one, two] = [cls({ id: 1 }), cls({ id: 2 })]
  assert.deepEqual(withProposal([one, two], null), [one, two])
  assert.deepEqual(withProposal([one, two], { cls: one, span: eight }), [two, { ...one, ...eight }])
  assert.deepEqual(withProposal([two], { cls: one, span: eight }), [two, { ...one, ...eight }])
})

test('only what differs is sent', () => {
  assert.deepEqual(changeTo(eight, seven), { starts_at: eight.starts_at })
  assert.deepEqual(changeTo(longer, seven), { duration_minutes: 75 })
  assert.deepEqual(changeTo(seven, seven), {})
  assert.ok(isSameSpan(seven, { ...seven }) && !isSameSpan(seven, longer))
})

test('a series is asked about, and people who would be told', () => {
  assert.equal(asksFirst({ cls: cls({}), span: eight }), false)
  assert.equal(asksFirst({ cls: cls({ booked: 1 }), span: eight }), true)
  assert.equal(asksFirst({ cls: cls({ booked: 1 }), span: longer }), false)
  assert.equal(asksFirst({ cls: cls({ series_id: 3 }), span: longer }), true)
  assert.equal(asksFirst({ cls: cls({ series_id: 3, is_edited: true }), span: longer }), false)
})

test('a move to another column changes the instructor, or location and room', () => {
  const here = { instructor_id: 1, instructor_name: 'Jonas', establishment_id: 1, room_plan_id: null, booked: 2 }
  const lucia = { instructor_id: 2, instructor_name: 'Lucía' }
  const mats = { establishment_id: 1, establishment_name: 'Centre', room_plan_id: 4 }
  const to = (place: Proposal['place'], span: Proposal['span'] = seven) => ({ cls: cls(here), span, place })
  assert.deepEqual(placeChange(to(lucia)), { instructor_id: 2 })
  assert.deepEqual(placeChange(to(mats)), { room_plan_id: 4 })
  assert.deepEqual(placeChange({ ...to(mats), cls: cls({ ...here, establishment_id: null }) }), { room_plan_id: 4 })
  assert.ok(isIdle(to({ instructor_id: 1, instructor_name: 'Jonas' })) && !isIdle(to(lucia)))
  assert.deepEqual([to(lucia), to(lucia, eight), to(mats)].map(substituteIn), [2, null, null])
  assert.deepEqual([asksFirst(to(lucia)), asksFirst(to(undefined))], [true, false])
  assert.equal(withProposal([], to(lucia))[0]!.instructor_name, 'Lucía')
})
