import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { decideAppointment, type AppointmentRequest } from './appointment-rules.ts'
import { checkInReasons, endReasons } from './attendance-rules.ts'
import { decideCancel, type CancelRequest } from './cancel-rules.ts'
import { appointmentCan, needsResolution, type AppointmentStatus } from './state-rules.ts'
import { inWords } from '../../test/in-words.ts'

const STATUSES = ['booked', 'checked_in', 'completed', 'no_show', 'cancelled', 'late_cancelled'] as const
const starts_at = '2026-03-10T18:00:00.000Z'

const wish: AppointmentRequest = {
  starts_at,
  service: { name: 'Massage', is_active: true },
  instructor: { name: 'Inés', is_active: true },
  place: { id: 2, name: 'Annexe', is_active: true },
  client: { is_active: true },
  faults: [],
  overlapping: [],
  unsigned_waivers: [],
  override: false,
}
const overlapping = [{ name: 'Yin', starts_at, fix: 'cancel_other' as const }]
const unsigned_waivers = [{ id: 3, title: 'Health' }]
const EVERYTHING: Partial<AppointmentRequest> = {
  service: { name: 'Massage', is_active: false },
  instructor: { name: 'Inés', is_active: false },
  place: { id: 2, name: 'Annexe', is_active: false },
  client: { is_active: false },
  faults: ['past', 'grid', 'closure', 'window', 'time_off', 'class', 'appointment', 'held'],
  overlapping,
  unsigned_waivers,
}
const ALL = [
  'APPOINTMENT_SERVICE_INACTIVE is_active',
  'INSTRUCTOR_INACTIVE is_active',
  'ESTABLISHMENT_INACTIVE is_active',
  'CLIENT_INACTIVE is_active',
  ...EVERYTHING.faults!.map((rule) => `APPOINTMENT_SLOT_TAKEN ${rule}`),
  'OVERLAPPING_BOOKING overlap',
  'WAIVER_UNSIGNED requires_before_booking',
]
const FIRM = [
  ...ALL.slice(0, 4),
  ...['past', 'class', 'appointment', 'held'].map((rule) => `APPOINTMENT_SLOT_TAKEN ${rule}`),
]

describe('whether an appointment may be booked', () => {
  const against = (changes: Partial<AppointmentRequest>) => decideAppointment({ ...wish, ...changes })
  const named = (reasons: { code: string; rule: string }[]) => reasons.map(({ code, rule }) => `${code} ${rule}`)

  it('is a yes where nothing stands against it', () => {
    assert.deepEqual(against({}), { against: [], overridden: [] })
    assert.deepEqual(against({ override: true }), { against: [], overridden: [] })
  })

  it('is a no with every reason, in order', () => {
    assert.deepEqual(named(against(EVERYTHING).against), ALL)
    assert.deepEqual(against(EVERYTHING).overridden, [])
  })

  it('lets staff pass what is theirs to pass, and says what that was', () => {
    const passed = against({ ...EVERYTHING, override: true })
    assert.deepEqual(named(passed.against), FIRM)
    assert.deepEqual(
      named(passed.overridden),
      ALL.filter((reason) => !FIRM.includes(reason)),
    )
  })
})

const settings = { cancellation_hours: 12, cancellation_deducts_credit: true, late_cancel_fee_minor: 800 }
const appointment = {
  status: 'booked' as const,
  created_at: '2026-03-01T00:00:00.000Z',
  starts_at,
  late_cancel_fee_override_minor: null,
  price_minor: 6000,
  paid_minor: 0,
}
const IN_TIME = '2026-03-10T06:00:00.000Z'
const LATE = '2026-03-10T06:00:00.001Z'
const justNow = { ...appointment, created_at: '2026-03-10T17:30:00.000Z' }

const cancelling: [why: string, changes: Partial<CancelRequest>, outcome: string, freeUntil?: string][] = [
  ['on the deadline', {}, 'cancelled 0', IN_TIME],
  ['a millisecond late', { now: LATE }, 'late_cancelled 800', IN_TIME],
  ['late by staff', { now: LATE, by: 'staff' }, 'late_cancelled 800'],
  ['late, and let off', { now: LATE, by: 'staff', waive_fee: true }, 'cancelled 0'],
  [
    'late, with the fee of the type that pays',
    { now: LATE, appointment: { ...appointment, late_cancel_fee_override_minor: 300 } },
    'late_cancelled 300',
  ],
  ['late without a fee', { now: LATE, settings: { ...settings, late_cancel_fee_minor: 0 } }, 'late_cancelled 0'],
  [
    'just under 15 minutes after booking',
    { now: '2026-03-10T17:44:59.999Z', appointment: justNow },
    'cancelled 0',
    '2026-03-10T17:45:00.000Z',
  ],
  ['15 minutes after booking', { now: '2026-03-10T17:45:00.000Z', appointment: justNow }, 'late_cancelled 800'],
  [
    'booked just before the start',
    { now: '2026-03-10T17:59:00.000Z', appointment: { ...appointment, created_at: '2026-03-10T17:55:00.000Z' } },
    'cancelled 0',
    starts_at,
  ],
  ['as it begins, by the client', { now: starts_at }, 'APPOINTMENT_STARTED'],
  ['as it begins, by staff', { now: starts_at, by: 'staff' }, 'late_cancelled 800'],
  [
    'second thoughts end as it begins',
    { now: starts_at, by: 'staff', appointment: { ...appointment, created_at: '2026-03-10T17:55:00.000Z' } },
    'late_cancelled 800',
  ],
  [
    'checked in, by the client',
    { appointment: { ...appointment, status: 'checked_in' } },
    'APPOINTMENT_INVALID_TRANSITION',
  ],
  ['checked in, by staff', { by: 'staff', appointment: { ...appointment, status: 'checked_in' } }, 'cancelled 0'],
  [
    'over, by the client',
    { now: starts_at, appointment: { ...appointment, status: 'completed' } },
    'APPOINTMENT_INVALID_TRANSITION APPOINTMENT_STARTED',
  ],
]

describe('cancelling an appointment', () => {
  for (const [why, changes, outcome, freeUntil] of cancelling) {
    it(why, () => {
      const decision = decideCancel({ now: IN_TIME, by: 'client', appointment, settings, ...changes })
      const said =
        decision.kind === 'refuse'
          ? decision.reasons.map(({ code }) => code).join(' ')
          : `${decision.status} ${decision.fee_minor}`
      assert.equal(said, outcome)
      if (freeUntil && decision.kind === 'cancel') assert.equal(decision.free_until, freeUntil)
    })
  }
})

const keepsCredits = { ...settings, cancellation_deducts_credit: true }
const returnsCredits = { ...settings, cancellation_deducts_credit: false }

/** By what was paid of 60 €, with a fee of 8 €: when, the fee that is still due, and what goes back. */
const prepaid: [why: string, changes: Partial<CancelRequest>, paid_minor: number, fee: number, back: number][] = [
  ['in time, all', {}, 2000, 0, 2000],
  ['let off, all', { now: LATE, by: 'staff', waive_fee: true }, 6000, 0, 6000],
  ['a deposit of more than the fee', { now: LATE }, 2000, 0, 0],
  ['a deposit of less than the fee', { now: LATE }, 500, 300, 0],
  ['a deposit where credits come back', { now: LATE, settings: returnsCredits }, 2000, 0, 0],
  ['the whole price where credits are kept', { now: LATE, settings: keepsCredits }, 6000, 0, 0],
  ['the whole price where credits come back', { now: LATE, settings: returnsCredits }, 6000, 0, 5200],
  [
    'a price of less than the fee',
    { now: LATE, settings: { ...returnsCredits, late_cancel_fee_minor: 7000 } },
    6000,
    1000,
    0,
  ],
]

describe('what was paid in advance for an appointment that is cancelled', () => {
  for (const [why, changes, paid_minor, fee, back] of prepaid) {
    it(why, () => {
      const paid = { ...appointment, paid_minor }
      const decision = decideCancel({ now: IN_TIME, by: 'client', appointment: paid, settings, ...changes })
      assert.ok(decision.kind === 'cancel')
      assert.deepEqual([decision.fee_minor, decision.back_minor], [fee, back])
    })
  }
})

describe('the end of an appointment', () => {
  const asked = (status: AppointmentStatus, now: string) => ({ now, appointment: { status, starts_at } })
  const codes = (reasons: { code: string }[]) => reasons.map(({ code }) => code)

  it('is said once, of what is open', () => {
    for (const status of STATUSES) {
      const isOpen = status === 'booked' || status === 'checked_in'
      for (const end of ['completed', 'no_show'] as const) {
        const expected = isOpen ? [] : ['APPOINTMENT_INVALID_TRANSITION']
        assert.deepEqual(codes(endReasons(asked(status, starts_at), end)), expected, `${status} ${end}`)
      }
    }
    assert.match(
      inWords(endReasons(asked('no_show', starts_at), 'no_show')[0]!.detail),
      /^This appointment is already a no-show\.$/,
    )
  })

  it('may come early where it took place, not where nobody came', () => {
    const early = '2026-03-10T17:59:59.999Z'
    assert.deepEqual(codes(endReasons(asked('booked', early), 'completed')), [])
    assert.deepEqual(codes(endReasons(asked('booked', early), 'no_show')), ['APPOINTMENT_NOT_STARTED'])
  })

  it('lets staff check in before it, and for 30 days', () => {
    assert.deepEqual(codes(checkInReasons(asked('booked', '2026-03-01T00:00:00.000Z'))), [])
    assert.deepEqual(codes(checkInReasons(asked('booked', '2026-04-09T18:00:00.000Z'))), [])
    assert.deepEqual(codes(checkInReasons(asked('booked', '2026-04-09T18:00:00.001Z'))), ['CHECK_IN_CLOSED'])
    assert.deepEqual(codes(checkInReasons(asked('completed', starts_at))), ['APPOINTMENT_INVALID_TRANSITION'])
  })

  it('is asked for from the moment it is over', () => {
    assert.deepEqual(
      STATUSES.filter((status) => needsResolution(status, starts_at, starts_at)),
      ['booked', 'checked_in'],
    )
    assert.equal(needsResolution('booked', starts_at, '2026-03-10T17:59:59.999Z'), false)
    assert.deepEqual(
      STATUSES.filter((status) => appointmentCan(status, 'check_in')),
      ['booked'],
    )
  })
})
