import type { Class, Person } from './books.ts'
import { compare, type Answer } from './comparing.ts'
import { done, type Drawn } from './drawn.ts'
import { enter } from './entering.ts'
import { decide } from './oracle.ts'

/** Those who wait for a class, in their order, once a place has come free: it is compared who has it, and nobody waits then. */
export async function takeTurns(drawn: Drawn, cls: Class, queue: readonly Person[]): Promise<true> {
  const { studio, books } = drawn
  const list: Answer[] = await done(studio, `GET /api/v1/bookings/waitlist?class_id=${cls.id}`)
  for (const person of queue) {
    const verdict = decide(books, person, cls, { by: 'staff' })
    const theirs = list.filter(({ client_id }) => client_id === person.id)
    // They may have waited, and left, before.
    const entry = theirs.toSorted((one, other) => one.id - other.id).at(-1)
    const isLacking = verdict.codes.length > 0 && !verdict.codes.includes('CLASS_FULL')
    const singly = decide(books, person, cls, { by: 'client', atStudio: true })
    const isOffered = isLacking && singly.price !== null && [...singly.codes, ...singly.atStudio].length === 0
    const refused = verdict.codes.includes('CLASS_FULL') ? 'waiting' : isOffered ? 'offered' : 'skipped'
    const status = verdict.codes.length === 0 ? 'confirmed' : refused
    const skip = status === 'skipped' ? verdict.codes[0] : null
    const got = { status: entry.status, skip: entry.skip_code }
    compare(drawn, person, cls, { turn: entry.id }, got, { status, skip })
    if (isOffered) return leaveAll(drawn, list)
    // Clients who still wait leave: later moves know nothing of them.
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
export async function leaveAll({ studio }: Drawn, list: readonly Answer[]): Promise<true> {
  for (const status of ['waiting', 'offered'])
    for (const { id } of list.filter((one) => one.status === status))
      await done(studio, `DELETE /api/v1/bookings/waitlist/${id}`)
  return true
}
