import { book, enter } from './booking.ts'
import type { Person } from './books.ts'
import { compare, type Answer } from './comparing.ts'
import { makeClass } from './catalogue.ts'
import { done, type Drawn } from './drawn.ts'
import { cancelBooking } from './moves.ts'
import { decide } from './oracle.ts'
import { isFreeThen } from './picking.ts'

/** A full class, some who wait, and a place that comes free: the queue decides. */
export async function waitForPlace(drawn: Drawn): Promise<boolean> {
  const { studio, books, chance } = drawn
  const cls = await makeClass(drawn, undefined, { capacity: 1, day: 3 + chance.below(10) })
  const [keeper] = books.people
  if (!isFreeThen(drawn, keeper!, cls)) return false
  const kept = await book(drawn, keeper!, cls, { by: 'staff', force: true })
  const place = books.bookings.at(-1)!
  if (!kept || place.class !== cls) return false
  const queue: Person[] = []
  for (const person of chance.shuffled(books.people.slice(1)).slice(0, 3)) {
    if (!isFreeThen(drawn, person, cls)) continue
    const { codes } = decide(books, person, cls, { by: 'staff' })
    const wish = { scheduled_class_id: cls.id, client_id: person.id }
    const { status, body } = await studio.asOwner('POST /api/v1/bookings/waitlist', wish)
    const isOpen = !codes.includes('BOOKING_NOT_OPEN')
    const expected = isOpen ? { status: 201, code: undefined } : { status: 409, code: 'BOOKING_NOT_OPEN' }
    compare(drawn, person, cls, { waits: true }, { status, code: body.code }, expected)
    if (isOpen) queue.push(person)
  }
  await cancelBooking(drawn, place)
  const list: Answer[] = await done(studio, `GET /api/v1/bookings/waitlist?class_id=${cls.id}`)
  for (const person of queue) {
    const verdict = decide(books, person, cls, { by: 'staff' })
    const entry = list.find(({ client_id }) => client_id === person.id)
    const isLacking = verdict.codes.length > 0 && !verdict.codes.includes('CLASS_FULL')
    const singly = decide(books, person, cls, { by: 'client', atStudio: true })
    const isOffered = isLacking && singly.price !== null && [...singly.codes, ...singly.atStudio].length === 0
    const refused = verdict.codes.includes('CLASS_FULL') ? 'waiting' : isOffered ? 'offered' : 'skipped'
    const status = verdict.codes.length === 0 ? 'confirmed' : refused
    const skip = status === 'skipped' ? verdict.codes[0] : null
    const got = { status: entry.status, skip: entry.skip_code }
    compare(drawn, person, cls, { turn: entry.id }, got, { status, skip })
    if (isOffered) return leaveAll(drawn, list)
    // Who still waits leaves: later moves know nothing of them.
    if (status === 'waiting') await done(studio, `DELETE /api/v1/bookings/waitlist/${entry.id}`)
    if (status !== 'confirmed') continue
    const { body } = await studio.asOwner(`GET /api/v1/bookings/${entry.booking_id}`)
    const { membership, credits } = verdict
    const made = { membership: body.membership_id, credits: body.credits_taken }
    compare(drawn, person, cls, { turn: entry.id }, made, { membership: membership?.id ?? null, credits })
    enter(drawn, person.id, cls, verdict, body)
  }
  return true
}

/** Everybody leaves, those who wait before who holds the place: it goes to nobody, and later moves know nothing of them. */
async function leaveAll({ studio }: Drawn, list: readonly Answer[]): Promise<true> {
  for (const status of ['waiting', 'offered'])
    for (const { id } of list.filter((one) => one.status === status))
      await done(studio, `DELETE /api/v1/bookings/waitlist/${id}`)
  return true
}
