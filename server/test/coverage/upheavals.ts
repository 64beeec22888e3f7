import type { Booking } from './books.ts'
import { localOf } from './calendar.ts'
import { hasEnded } from './changes.ts'
import { done, type Drawn } from './drawn.ts'
import { giveBack } from './entering.ts'
import { lookAtMoved } from './looking.ts'
import { takeOver } from './people.ts'

/* Changes that affect all bookings: a pass is paused, a client leaves, a whole series is moved. */

const HOUR = 3_600_000
/** So many people stay at least. */
const FEWEST = 14

/** Reads upcoming bookings again, of which some may have been cancelled: their credits are back. */
async function readAnew({ studio, books }: Drawn, isMeant: (one: Booking) => boolean): Promise<void> {
  const toCome = books.bookings.filter((one) => one.status === 'booked' && one.class.starts > books.now && isMeant(one))
  for (const booking of toCome) {
    booking.status = (await done(studio, `GET /api/v1/bookings/${booking.id}`)).status
    if (booking.status === 'cancelled') await giveBack({ studio, books }, booking)
  }
}

/** Staff pause what is not a subscription, from today on: what it pays for inside is given up, free. */
export async function pause(drawn: Drawn): Promise<void> {
  const { studio, books, chance } = drawn
  const today = localOf(books.zone, books.now).date
  const running = books.memberships.filter(
    (one) => one.type.kind !== 'subscription' && one.pause === null && one.starts <= today && !hasEnded(one, today),
  )
  if (running.length === 0) return
  const membership = chance.one(running)
  const path = `/api/v1/memberships/${membership.id}`
  await done(studio, `POST ${path}/pause`, { pause_days: 2 + chance.below(9) })
  await readAnew(drawn, (one) => one.membership === membership.id)
  takeOver(membership, await done(studio, `GET ${path}`))
}

/** Ends the pauses that are over, as the studio did: their last day has moved. Standing bookings may have spent credits since. */
export async function resume({ studio, books }: Drawn): Promise<void> {
  const today = localOf(books.zone, books.now).date
  for (const one of books.memberships.filter((some) => some.pause !== null && some.pause.until <= today)) {
    const shown = await done(studio, `GET /api/v1/memberships/${one.id}`)
    takeOver(one, { ...shown, credits_remaining: one.credits })
  }
}

/** A client leaves: their places are given up, what they hold ends, and nothing is booked for them every week any more. */
export async function deactivate(drawn: Drawn): Promise<void> {
  const { studio, books, chance } = drawn
  if (books.people.length <= FEWEST) return
  const alone = books.people.filter((one) => !books.people.some(({ guardian }) => guardian === one))
  const person = chance.one(alone)
  const held = books.memberships.filter(({ holder }) => holder === person.id)
  await done(studio, `PUT /api/v1/clients/${person.id}`, { is_active: false })
  for (const standing of books.standings) if (standing.person === person) standing.isOver = true
  await readAnew(drawn, (one) => one.person === person.id || held.some(({ id }) => id === one.membership))
  for (const membership of held) takeOver(membership, await done(studio, `GET /api/v1/memberships/${membership.id}`))
  books.people.splice(books.people.indexOf(person), 1)
  const shown = await done(studio, `GET /api/v1/standing-bookings?client_id=${person.id}`)
  if (shown.length > 0) throw new Error(`Client ${person.id} left, and is still booked every week`)
}

/** All classes of a series to come are moved, by an hour or a day. */
export async function moveSeries(drawn: Drawn): Promise<void> {
  const { studio, books, chance } = drawn
  const toCome = books.classes.filter(({ series, starts }) => series !== null && starts > books.now)
  if (toCome.length === 0) return
  const { series } = chance.one(toCome)
  const own = toCome.filter((one) => one.series === series)
  const cls = own.toSorted((one, other) => (one.starts < other.starts ? -1 : 1))[0]!
  const starts_at = new Date(Date.parse(cls.starts) + chance.one([-1, 1, 24]) * HOUR).toISOString()
  if (Date.parse(starts_at) < Date.parse(books.now) + HOUR) return
  const wish = { starts_at, scope: 'all', force: true }
  const { status } = await studio.asOwner(`PUT /api/v1/scheduled-classes/${cls.id}`, wish)
  if (status >= 300) return
  for (const one of own) {
    const { starts_at: starts, ends_at: ends } = await done(studio, `GET /api/v1/scheduled-classes/${one.id}`)
    Object.assign(one, { starts, ends })
  }
  await lookAtMoved(drawn, own)
}
