import assert from 'node:assert/strict'
import { it } from 'node:test'
import { promoReasons } from '../promo-codes/rules.ts'
import { decideCheckIn, decideExcuse, decideNoShow } from './attendance/check-in-rules.ts'
import { decideBooking } from './booking/booking-rules.ts'
import { decideCancel } from './cancellation/cancel-rules.ts'
import { decideConfirm } from './waitlist/entry-rules.ts'
import { formatSaying } from '../../lib/sayings/format.ts'

/** A Tuesday evening in London; in Tokyo it is Wednesday, 03:00. */
const START = '2026-03-10T18:00:00.000Z'
const timezone = 'Asia/Tokyo'

const attendance = {
  timezone,
  booking: { status: 'booked', grant_id: 5 },
  cls: { status: 'scheduled', starts_at: START },
} as const
const checkIn = (now: string) =>
  decideCheckIn({
    ...attendance,
    now,
    by: 'client',
    settings: { checkin_open_minutes_before: 30, checkin_close_minutes_after: 15 },
  })
const book = (now: string) =>
  decideBooking({
    now,
    timezone,
    past_due_days: 3,
    cls: {
      name: 'Vinyasa',
      status: 'scheduled',
      starts_at: START,
      ends_at: '2026-03-10T19:00:00.000Z',
      capacity: 10,
      booking_open_hours_before: 24,
      booking_close_hours_before: 2,
    },
    seats: { booked: 0, held: 0 },
    client: { is_active: true },
    own_booking_id: null,
    overlapping: [{ booking_id: 8, name: 'Pilates', starts_at: START }],
    appointments: [],
    unsigned_waivers: [],
    memberships: [],
  })
const cancel = () =>
  decideCancel({
    now: START,
    timezone,
    by: 'client',
    booking: { status: 'booked', created_at: '2026-03-01T00:00:00.000Z', cancels_free: false, grant_id: null },
    cls: { starts_at: START, cancellation_window_hours: null },
    settings: { cancellation_hours: 12, cancellation_deducts_credit: true, late_cancel_fee_minor: 0 },
    late_cancel_fee_override_minor: null,
  })
const promo = (now: string) => ({
  reasons: promoReasons(
    {
      code: 'SPRING',
      is_active: true,
      valid_from: START,
      valid_until: START,
      applicable_membership_type_ids: [],
      max_uses: null,
      one_per_client: false,
      applies_to_classes: false,
      client_id: null,
    },
    { now, timezone, uses: 0, used_by_client: false },
  ),
})

const late = '2026-06-01T00:00:00.000Z'
const wednesday = 'Wednesday 11 March 2026 at '
const said: [refusal: object, times: string[]][] = [
  [checkIn('2026-03-10T17:00:00.000Z'), [`Check-in opens on ${wednesday}02:30`]],
  [checkIn('2026-03-10T18:30:00.000Z'), [`Check-in closed on ${wednesday}03:15`]],
  [
    decideNoShow({
      ...attendance,
      now: '2026-03-10T17:00:00.000Z',
      no_show_fee_minor: 0,
      no_show_fee_override_minor: null,
    }),
    [`The class begins on ${wednesday}03:00`],
  ],
  [
    decideExcuse({ ...attendance, now: late, booking: { status: 'no_show', grant_id: 5 } }),
    ['until Friday 10 April 2026 at 03:00'],
  ],
  [
    book('2026-03-09T17:00:00.000Z'),
    ['Booking opens on Tuesday 10 March 2026 at 03:00', `Pilates at that time (${wednesday}03:00)`],
  ],
  [book(late), [`Vinyasa began on ${wednesday}03:00`, `Booking closed on ${wednesday}01:00`]],
  [cancel(), [`The class began on ${wednesday}03:00`]],
  [decideConfirm({ status: 'offered', offer_expires_at: START }, late), [`expired on ${wednesday}03:00`]],
  [promo('2026-03-10T17:00:00.000Z'), [`is valid from ${wednesday}03:00`]],
  [promo(late), [`was valid until ${wednesday}03:00`]],
]

it('a refusal says its times on the studio’s clock', () => {
  for (const [refusal, times] of said) {
    const details = (refusal as { reasons: { detail: string }[] }).reasons
      .map(({ detail }) => formatSaying(detail, { language: 'en', timezone }))
      .join('\n')
    for (const time of times) assert.ok(details.includes(time), `${time} in ${details}`)
  }
})
