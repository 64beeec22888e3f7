import { book } from './booking.ts'
import type { Person } from './books.ts'
import { compare } from './comparing.ts'
import { makeClass } from './catalogue.ts'
import type { Drawn } from './drawn.ts'
import { cancelBooking } from './entering.ts'
import { decide } from './oracle.ts'
import { isFreeThen } from './picking.ts'
import { takeTurns } from './turns.ts'

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
  return takeTurns(drawn, cls, queue)
}
