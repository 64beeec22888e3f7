import { codesOf, compare, madeOf, type Answer } from './comparing.ts'
import { done, type Drawn } from './drawn.ts'
import { creditsFor, faultsOf, singlePrice } from './oracle.ts'
import { ownOf, someBooking } from './picking.ts'

/** Lets a membership pay for a place that is booked: another one (`PUT membership`), or for one that is unpaid (`pay`). */
export async function payBy(drawn: Drawn, how: 'change' | 'pay'): Promise<boolean> {
  const { studio, books, chance } = drawn
  const booking = await someBooking(drawn, (one) => how === 'change' || one.isUnpaid)
  const person = books.people.find(({ id }) => id === booking?.person)
  if (!booking || !person) return false
  const former = books.memberships.find(({ id }) => id === booking.membership)
  // Credits of an interval that is over come back to it, and lapse: what is left then is the studio’s to say.
  if (former?.hasRenewed) return false
  const own = ownOf(drawn, person)
  if (own.length === 0) return false
  const isNone = how === 'change' && chance.odds(0.2)
  const membership = isNone ? null : chance.one(own)
  if (how === 'change' && booking.membership === (membership?.id ?? null)) return false
  const isForced = how === 'change'
  const place = { person: person.id, cls: booking.class, isForced, except: booking }
  const codes = membership ? faultsOf(books, membership, place) : []
  const path = `/api/v1/bookings/${booking.id}`
  const operation = how === 'change' ? `PUT ${path}/membership` : `POST ${path}/pay`
  const reply = await studio.asOwner(operation, { membership_id: membership?.id ?? null })
  const asked = { [how]: booking.id, by: membership?.id ?? null }
  if (codes.length > 0) {
    const got = { status: reply.status, code: reply.body.code, codes: codesOf(reply.body) }
    compare(drawn, person, booking.class, asked, got, { status: 409, code: codes[0], codes })
    return true
  }
  const credits = membership ? creditsFor(membership, booking.class) : 0
  // The price that was owed first stays; else it is that of now. Nothing is owed of a class that is free, or paid in cash.
  const price = membership ? null : ((booking.keepsPrice ? booking.price : null) ?? singlePrice(books, booking.class))
  const isUnpaid = !membership && price !== 0 && !booking.isPaid
  const toPay = isUnpaid ? price : null
  const expected = { status: 200, code: undefined, membership: membership?.id ?? null, credits }
  compare(drawn, person, booking.class, asked, madeOf(reply), { ...expected, isUnpaid, toPay })
  if (former?.credits != null && !former.isCancelled) former.credits += booking.credits
  if (membership?.credits != null) membership.credits -= credits
  if (!membership) Object.assign(booking, { price, keepsPrice: true })
  Object.assign(booking, { membership: membership?.id ?? null, credits, isUnpaid })
  return true
}

/** The desk takes the money for an unpaid place: the price as it was booked. */
export async function payInCash(drawn: Drawn): Promise<boolean> {
  const { studio, books } = drawn
  const booking = await someBooking(drawn, (one) => one.isUnpaid)
  if (!booking) return false
  const person = books.people.find(({ id }) => id === booking.person) ?? null
  const price = (booking.keepsPrice ? booking.price : null) ?? singlePrice(books, booking.class)
  const reply = await studio.asOwner(`POST /api/v1/bookings/${booking.id}/pay`, { payment_method: 'cash' })
  const charges: Answer[] = await done(studio, `GET /api/v1/clients/${booking.person}/charges`)
  const amount =
    charges.find(({ booking_id, kind }) => booking_id === booking.id && kind === 'unpaid_booking')?.amount ?? null
  const got = { status: reply.status, code: reply.body.code, amount }
  const expected = price
    ? { status: 200, code: undefined, amount: price }
    : { status: 409, code: 'PRICE_UNKNOWN', amount: null }
  compare(drawn, person, booking.class, { cash: booking }, got, expected)
  if (price) Object.assign(booking, { isUnpaid: false, isPaid: true })
  return true
}
