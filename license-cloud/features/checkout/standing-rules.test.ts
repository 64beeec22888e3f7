import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import fc from 'fast-check'
import type { ProcessorSession, SubscriptionStatus } from '../../../server/ports/processor/port.ts'
import { monthsAfter, paidPlan, standingOf, usagePeriodEnd } from './standing-rules.ts'

describe('the tokens of a license are counted from nothing again', () => {
  const cases: [what: string, paidUntil: string, now: string, end: string][] = [
    ['at the end of a month just begun', '2026-04-04T11:00:00.000Z', '2026-03-04T11:00:00.000Z', '2026-04-04T11:00:00.000Z'],
    ['until its last millisecond', '2026-04-04T11:00:00.000Z', '2026-04-04T10:59:59.999Z', '2026-04-04T11:00:00.000Z'],
    ['a month on, exactly at the end', '2026-04-04T11:00:00.000Z', '2026-04-04T11:00:00.000Z', '2026-05-04T11:00:00.000Z'],
    ['and a millisecond after', '2026-04-04T11:00:00.000Z', '2026-04-04T11:00:00.001Z', '2026-05-04T11:00:00.000Z'],
    ['on the last of a month that is shorter', '2026-01-31T08:00:00.000Z', '2026-01-31T08:00:00.000Z', '2026-02-28T08:00:00.000Z'],
    ['and of one in a leap year', '2028-01-31T08:00:00.000Z', '2028-02-10T00:00:00.000Z', '2028-02-29T08:00:00.000Z'],
    ['on the 31st again after it', '2026-01-31T08:00:00.000Z', '2026-02-28T08:00:00.000Z', '2026-03-31T08:00:00.000Z'],
    ['and on the 30th', '2026-01-31T08:00:00.000Z', '2026-04-01T00:00:00.000Z', '2026-04-30T08:00:00.000Z'],
    ['each month of a yearly plan: the first', '2027-03-04T11:00:00.000Z', '2026-03-04T11:00:00.000Z', '2026-04-04T11:00:00.000Z'],
    ['over the turn of the year', '2027-03-04T11:00:00.000Z', '2026-12-31T23:59:59.999Z', '2027-01-04T11:00:00.000Z'],
    ['the last month of it', '2027-03-04T11:00:00.000Z', '2027-02-04T11:00:00.000Z', '2027-03-04T11:00:00.000Z'],
    ['of a year that ends on a 31st', '2027-01-31T08:00:00.000Z', '2026-02-10T00:00:00.000Z', '2026-02-28T08:00:00.000Z'],
    ['of one that ends on 29 February', '2028-02-29T08:00:00.000Z', '2027-02-01T00:00:00.000Z', '2027-02-28T08:00:00.000Z'],
    ['years after what was paid has ended', '2020-05-15T06:30:00.000Z', '2026-03-04T11:00:00.000Z', '2026-03-15T06:30:00.000Z'],
    ['on a day that begins a month', '2026-04-01T00:00:00.000Z', '2026-03-31T23:59:59.999Z', '2026-04-01T00:00:00.000Z'],
    ['and the next', '2026-04-01T00:00:00.000Z', '2026-04-01T00:00:00.000Z', '2026-05-01T00:00:00.000Z'],
  ] // prettier-ignore
  for (const [what, paidUntil, now, end] of cases) it(what, () => assert.equal(usagePeriodEnd(paidUntil, now), end))

  it('always after now, within a month, whole months from what is paid', () => {
    const moment = fc.date({ min: new Date('2015-01-01'), max: new Date('2045-01-01'), noInvalidDate: true })
    fc.assert(
      fc.property(moment, moment, (paid, now) => {
        const end = usagePeriodEnd(paid.toISOString(), now.toISOString())
        assert.ok(end > now.toISOString())
        assert.ok(Date.parse(end) - now.getTime() <= 31 * 24 * 60 * 60_000)
        const reached = new Date(end)
        assert.equal(end.slice(10), paid.toISOString().slice(10))
        const last = new Date(Date.UTC(reached.getUTCFullYear(), reached.getUTCMonth() + 1, 0)).getUTCDate()
        assert.equal(reached.getUTCDate(), Math.min(paid.getUTCDate(), last))
      }),
      { numRuns: 2000 },
    )
  })
})

describe('a moment so many months after another', () => {
  const cases: [from: string, months: number, to: string][] = [
    ['2026-03-04T11:22:33.444Z', 1, '2026-04-04T11:22:33.444Z'],
    ['2026-03-04T11:22:33.444Z', 0, '2026-03-04T11:22:33.444Z'],
    ['2026-03-31T00:00:00.000Z', -1, '2026-02-28T00:00:00.000Z'],
    ['2026-12-31T23:59:59.999Z', 2, '2027-02-28T23:59:59.999Z'],
    ['2027-12-31T23:59:59.999Z', 2, '2028-02-29T23:59:59.999Z'],
    ['2026-01-15T00:00:00.000Z', -13, '2024-12-15T00:00:00.000Z'],
    ['2028-02-29T12:00:00.000Z', 12, '2029-02-28T12:00:00.000Z'],
    ['2028-02-29T12:00:00.000Z', 48, '2032-02-29T12:00:00.000Z'],
  ]
  for (const [from, months, to] of cases) it(`${from} and ${months}`, () => assert.equal(monthsAfter(from, months), to))
})

describe('a subscription gives service', () => {
  const served: Record<SubscriptionStatus, boolean> = {
    active: true,
    trialing: true,
    past_due: true,
    incomplete: false,
    unpaid: false,
    paused: false,
    canceled: false,
  }
  for (const [status, isServed] of Object.entries(served) as [SubscriptionStatus, boolean][])
    it(`${isServed ? '' : 'not '}while it is ${status}, and its last invoice’s money was not given back`, () => {
      const standing = (latest: string | null, withdrawn: string | null) =>
        standingOf({ status, latest_invoice_id: latest }, withdrawn)
      const usual = isServed ? 'active' : 'canceled'
      assert.equal(standing('in_2', null), usual)
      assert.equal(standing(null, null), usual)
      assert.equal(standing('in_2', 'in_1'), usual)
      assert.equal(standing(null, 'in_1'), usual)
      assert.equal(standing('in_2', 'in_2'), 'canceled')
    })
})

describe('a session has paid for a plan', () => {
  const paid: ProcessorSession = {
    id: 'cs_1',
    url: null,
    status: 'complete',
    payment: 'paid',
    total_minor: 4900,
    currency: 'EUR',
    livemode: false,
    metadata: { plan: 'base_ai' },
    customer_id: 'cus_1',
    payment_intent_id: null,
    subscription_id: 'sub_1',
    setup_intent_id: null,
    invoice_id: 'in_1',
  }
  const cases: [what: string, other: Partial<ProcessorSession>, plan: string | undefined][] = [
    ['the one it names', {}, 'base_ai'],
    ['the other', { metadata: { plan: 'base', more: 'x' } }, 'base'],
    ['also where it cost nothing', { payment: 'none_required' }, 'base_ai'],
    ['not while its money is on the way', { payment: 'unpaid' }, undefined],
    ['not while it is open', { status: 'open' }, undefined],
    ['not once it is expired', { status: 'expired' }, undefined],
    ['not where it names none', { metadata: {} }, undefined],
    ['not where it names another', { metadata: { plan: 'toString' } }, undefined],
    ['not where it is spelt otherwise', { metadata: { plan: 'Base' } }, undefined],
  ]
  for (const [what, other, plan] of cases) it(what, () => assert.equal(paidPlan({ ...paid, ...other }), plan))
})
