import assert from 'node:assert/strict'
import { it } from 'node:test'
import { judge as judgeBy, type Missed, type Offer, type Policy } from './policy-rules.ts'

const policy: Policy = {
  cancellation_hours: 12,
  cancellation_deducts_credit: true,
  late_cancel_fee_minor: 500,
  no_show_fee_minor: 800,
  waitlist_confirm_minutes: 60,
}
const nights = { quiet: { start: '22:00', end: '07:00' }, zone: 'Europe/Madrid' }
const judge = (missed: readonly Missed[], offers: readonly Offer[], present: Policy, changed: Policy) =>
  judgeBy(missed, offers, present, changed, nights)
const cancelled = (hoursBefore: number, more: Partial<Missed> = {}): Missed => ({
  status: 'cancelled',
  created_at: '2026-02-01T10:00:00.000Z',
  cancelled_at: new Date(Date.parse('2026-02-10T18:00:00Z') - hoursBefore * 3_600_000).toISOString(),
  cancels_free: false,
  is_excused: false,
  credits: 1,
  paid_minor: 0,
  starts_at: '2026-02-10T18:00:00.000Z',
  cancellation_window_hours: null,
  late_cancel_fee_override_minor: null,
  no_show_fee_override_minor: null,
  ...more,
})
const missed = [
  cancelled(30),
  cancelled(24),
  cancelled(12),
  cancelled(2, { status: 'late_cancelled' }),
  cancelled(2),
  cancelled(20, { cancellation_window_hours: 6 }),
  cancelled(20, { cancels_free: true }),
  cancelled(3, { status: 'late_cancelled', late_cancel_fee_override_minor: 0 }),
  cancelled(1, { status: 'no_show' }),
  cancelled(1, { status: 'no_show', is_excused: true }),
  cancelled(1, { status: 'no_show', no_show_fee_override_minor: 100, credits: 0 }),
]

it('judges what happened by today’s rules, and by no others where none change', () => {
  const { before, after, became_late, became_in_time } = judge(missed, [], policy, policy)
  assert.deepEqual(before, after)
  assert.deepEqual([became_late, became_in_time], [0, 0])
  assert.deepEqual(
    [
      before.in_time,
      before.late,
      before.late_fees_minor,
      before.no_shows,
      before.no_show_fees_minor,
      before.credits_kept,
    ],
    [6, 2, 500, 3, 900, 3],
  )
})

it('makes cancellations late under a longer window, to the hour, but not where the template or a let-off says otherwise', () => {
  const { after, became_late } = judge(missed, [], policy, { ...policy, cancellation_hours: 24 })
  assert.deepEqual([after.late, became_late, after.late_fees_minor], [3, 1, 1000])
  assert.equal(judge(missed, [], policy, { ...policy, cancellation_hours: 25 }).became_late, 2)
})

it('makes late ones free under a shorter window, and gives their credit back', () => {
  const { after, became_in_time } = judge(missed, [], policy, { ...policy, cancellation_hours: 2 })
  assert.deepEqual([after.late, became_in_time, after.late_fees_minor, after.credits_kept], [0, 2, 0, 1])
})

it('asks other fees, and keeps no credit of who cancels late where the studio says so', () => {
  const { after } = judge(missed, [], policy, {
    ...policy,
    late_cancel_fee_minor: 700,
    no_show_fee_minor: 1000,
    cancellation_deducts_credit: false,
  })
  assert.deepEqual([after.late_fees_minor, after.no_show_fees_minor, after.credits_kept], [700, 1100, 1])
})

/** Made at 11:00 in Madrid for a class at 19:00, open for an hour. */
const offer = (status: Offer['status'], minutes: number, more: Partial<Offer> = {}): Offer => ({
  status,
  offered_at: '2026-02-10T10:00:00.000Z',
  expires_at: '2026-02-10T11:00:00.000Z',
  answered_at: new Date(Date.parse(more.offered_at ?? '2026-02-10T10:00:00Z') + minutes * 60_000).toISOString(),
  starts_at: '2026-02-10T18:00:00.000Z',
  booking_open_hours_before: null,
  booking_close_hours_before: null,
  ...more,
})
const taken = (offers: readonly Offer[], minutes: number) => {
  const { after } = judge([], offers, policy, { ...policy, waitlist_confirm_minutes: minutes })
  return [after.offers_taken, after.offers_run_out]
}

it('loses offers answered too late for a shorter time, and takes those that ran out for a longer one', () => {
  const offers = [offer('confirmed', 30), offer('confirmed', 31), offer('expired', 60)]
  assert.deepEqual(
    [taken(offers, 60), taken(offers, 30), taken(offers, 61)],
    [
      [2, 1],
      [1, 2],
      [3, 0],
    ],
  )
})

it('takes an offer that ran out while nobody looked for one that ran out', () => {
  assert.deepEqual(taken([offer('expired', 600)], 61), [1, 0])
})

it('leaves out the night, in which the time of an offer stands still', () => {
  // Made at 21:50 and taken at 07:10: 20 minutes of an offer.
  const overnight = { offered_at: '2026-02-09T20:50:00.000Z', expires_at: '2026-02-10T06:50:00.000Z' }
  const answered = [offer('confirmed', 560, overnight)]
  assert.deepEqual(
    [taken(answered, 20), taken(answered, 19)],
    [
      [1, 0],
      [0, 1],
    ],
  )
})

it('opens no offer for longer than the class can be booked', () => {
  const late = { expires_at: '2026-02-10T11:00:00.000Z', booking_close_hours_before: 7 }
  assert.deepEqual(taken([offer('expired', 60, late)], 90), [0, 1])
  const begun = { offered_at: '2026-02-10T17:30:00.000Z', expires_at: '2026-02-10T18:00:00.000Z' }
  assert.deepEqual(taken([offer('expired', 30, begun)], 90), [0, 1])
})

it('keeps the price of a place that was paid singly where it would keep a credit, and asks no fee on top', () => {
  const singly = { credits: 0, paid_minor: 1500 }
  const paid = [
    cancelled(30, singly),
    cancelled(20, singly),
    cancelled(2, { ...singly, status: 'late_cancelled' }),
    cancelled(1, { ...singly, status: 'no_show' }),
    cancelled(1, { ...singly, status: 'no_show', is_excused: true }),
  ]
  const { before, after } = judge(paid, [], policy, { ...policy, cancellation_hours: 24 })
  assert.deepEqual([before.prices_kept_minor, after.prices_kept_minor], [3000, 4500])
  assert.deepEqual([before.late_fees_minor, before.no_show_fees_minor, after.late_fees_minor], [0, 0, 0])
  const kind = judge(paid, [], policy, { ...policy, cancellation_deducts_credit: false }).after
  assert.deepEqual([kind.prices_kept_minor, kind.late_fees_minor, kind.no_show_fees_minor], [1500, 500, 0])
})

it('counts as many credits as a class took', () => {
  const { after } = judge([cancelled(2, { status: 'late_cancelled', credits: 3 })], [], policy, policy)
  assert.equal(after.credits_kept, 3)
})
