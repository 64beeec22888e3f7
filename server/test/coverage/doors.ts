import type { Class, Verdict } from './books.ts'
import { compare, type Answer } from './comparing.ts'
import { done, type Drawn } from './drawn.ts'
import { enter } from './entering.ts'
import { compareLooked, lookIn } from './looking.ts'
import { againstPaying, priceOf, singlePrice } from './oracle.ts'
import { ahead } from './picking.ts'

const HOUR = 3_600_000
let guests = 0

/** Somebody without an account asks for a place, and the staff book them in. */
export async function guest(drawn: Drawn): Promise<boolean> {
  const { studio, books, chance } = drawn
  const now = studio.clock.now()
  const cls = chance.one(ahead(drawn).filter(({ capacity }) => capacity > 100))
  // The specification says both: everybody has what is free, and guests have nothing that is paid in advance.
  if (cls.template.inAdvance && priceOf(cls) === 0) return false
  const { opensHoursBefore } = cls.template
  if (opensHoursBefore !== null && Date.parse(cls.starts) - opensHoursBefore * HOUR > Date.parse(now)) return false
  guests += 1
  const { public_studio_id } = await done(studio, 'GET /api/v1/studio')
  const { status, body } = await studio.send(`POST /api/v1/widget/${public_studio_id}/guest-bookings`, {
    door: 'public',
    headers: { 'X-Forwarded-For': `10.${70 + (guests >> 16)}.${(guests >> 8) & 255}.${guests & 255}` },
    body: { scheduled_class_id: cls.id, full_name: `Gus ${guests}`, email: `gus-${guests}@example.com` },
  })
  const against = againstPaying(books, null, cls)
  if (against.length > 0) {
    const told = { status, isTold: against.includes(body.code) }
    compare(drawn, null, cls, { guest: against, got: body.code }, told, { status: 409, isTold: true })
    return true
  }
  compare(drawn, null, cls, { guest: [] }, { status, code: body.code }, { status: 200, code: undefined })
  const asked: Answer = (await done(studio, 'GET /api/v1/guest-bookings')).at(-1)
  lookIn(drawn, cls)
  const confirmed = await done(studio, `POST /api/v1/guest-bookings/${asked.id}/confirm`)
  const { body: made } = await studio.asOwner(`GET /api/v1/bookings/${confirmed.booking_id}`)
  const price = singlePrice(books, cls)
  const isUnpaid = price !== 0
  const got = { isUnpaid: made.is_unpaid, toPay: made.to_pay?.amount ?? null, membership: made.membership_id }
  const toPay = isUnpaid ? price : null
  compare(drawn, null, cls, { guest: [] }, got, { isUnpaid, toPay, membership: null })
  enter(drawn, made.client_id, cls, { membership: null, credits: 0, isUnpaid, price } as Verdict, made)
  await compareLooked(drawn)
  return true
}

/** Checks in at the kiosk, which says what is unpaid and what is left. */
export async function atKiosk(drawn: Drawn): Promise<boolean> {
  const { studio, books, chance, kioskToken: token } = drawn
  const now = Date.parse(studio.clock.now())
  const isNow = ({ starts }: Class) =>
    Date.parse(starts) - now <= 30 * 60_000 && now - Date.parse(starts) <= 15 * 60_000
  const here = books.bookings.filter((one) => one.status === 'booked' && isNow(one.class))
  if (here.length === 0) return false
  const booking = chance.one(here)
  const body = { booking_id: booking.id }
  const reply = await studio.send('POST /api/v1/kiosk/check-in', { token, body, door: 'public' })
  const pays = books.memberships.find(({ id }) => id === booking.membership)
  const got = { status: reply.status, isUnpaid: reply.body.is_unpaid, left: reply.body.credits_left }
  const expected = { status: 200, isUnpaid: booking.isUnpaid, left: pays?.credits ?? null }
  compare(drawn, null, booking.class, { kiosk: booking }, got, expected)
  booking.status = 'checked_in'
  return true
}
