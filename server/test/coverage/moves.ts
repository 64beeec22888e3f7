import { localOf } from './calendar.ts'
import { makeClass } from './catalogue.ts'
import { changeClass, changeTemplate, changeType, hasEnded, turnType } from './changes.ts'
import { done, type Drawn } from './drawn.ts'
import { cancelBooking, giveBack } from './entering.ts'
import { lookAtAll } from './looking.ts'
import { renew, sell, takeOver } from './people.ts'
import { makeSeries } from './series.ts'
import { endStanding, leaveOut, takeIn, turnStarting } from './standing.ts'
import { deactivate, moveSeries, pause, resume } from './upheavals.ts'

/*
 * Events in a studio between two attempts to book: time passes, bookings are cancelled, people come or don't, and the offer
 * changes. Each move enters its changes into the books.
 */

const MINUTE = 60_000

type Move = (drawn: Drawn) => Promise<void>

/**
 * Moves the clock on by some hours, often to shortly before a class, so that people can walk in. It is more than one: by then
 * the studio has tried again everything that standing bookings want.
 */
async function passTime(drawn: Drawn): Promise<void> {
  const { studio, books, chance } = drawn
  const now = Date.parse(studio.clock.now())
  const soon = books.classes
    .map(({ starts }) => Date.parse(starts) - now)
    .filter((until) => until > 75 * MINUTE && until < 14 * 60 * MINUTE)
  const minutes = soon.length > 0 && chance.odds(0.6) ? Math.min(...soon) / MINUTE - 10 : 61 + chance.below(560)
  await studio.advance({ minutes })
  await renew(drawn)
  await resume(drawn)
  await lookAtAll(drawn)
  const upcoming = books.classes.filter((one) => one.series === null && one.starts > studio.clock.now()).length
  for (let count = upcoming; count < 30; count += 1) await makeClass(drawn, undefined, { day: 1 + chance.below(14) })
  const weekly = books.classes.filter((one) => one.series !== null && one.starts > studio.clock.now()).length
  if (weekly < 12) await makeSeries(drawn)
}

/** Cancels a place that is booked: its credits come back in time, and don't late. */
async function cancel({ studio, books, chance }: Drawn): Promise<void> {
  const now = studio.clock.now()
  const ahead = books.bookings.filter((one) => one.status === 'booked' && one.class.starts > now)
  if (ahead.length === 0) return
  await cancelBooking({ studio, books }, chance.one(ahead))
}

/** Staff say who came to a class that has begun, and who did not. */
async function attend({ studio, books, chance }: Drawn): Promise<void> {
  const now = studio.clock.now()
  const begun = books.bookings.filter((one) => one.status === 'booked' && one.class.starts <= now)
  if (begun.length === 0) return
  const booking = chance.one(begun)
  const { body } = await studio.asOwner(`GET /api/v1/bookings/${booking.id}`)
  if (body.status !== 'booked') return void (booking.status = body.status)
  const step = chance.odds(0.5) ? 'check-in' : 'no-show'
  booking.status = (await done(studio, `POST /api/v1/bookings/${booking.id}/${step}`)).status
}

/** Excuses somebody: their credits come back. */
async function excuse({ studio, books, chance }: Drawn): Promise<void> {
  const missed = books.bookings.filter((one) => ['no_show', 'late_cancelled'].includes(one.status) && !one.isExcused)
  if (missed.length === 0) return
  const booking = chance.one(missed)
  await done(studio, `POST /api/v1/bookings/${booking.id}/excuse`)
  booking.isExcused = true
  await giveBack({ studio, books }, booking)
}

async function sellOne(drawn: Drawn): Promise<void> {
  await sell(drawn, drawn.chance.one(drawn.books.people))
}

/** Ends a membership: the places it pays for are given up free. */
async function stop({ studio, books, chance }: Drawn): Promise<void> {
  const running = books.memberships.filter((one) => !one.isCancelled && one.pause === null)
  if (running.length < 15) return
  const membership = chance.one(running)
  const path = `/api/v1/memberships/${membership.id}`
  takeOver(membership, await done(studio, `DELETE ${path}`))
  const now = studio.clock.now()
  for (const one of books.bookings.filter(({ membership: id }) => id === membership.id))
    if (one.class.starts > now) one.status = (await done(studio, `GET /api/v1/bookings/${one.id}`)).status
}

/** Sets the credits of a membership. */
async function setCredits({ studio, books, chance }: Drawn): Promise<void> {
  const today = localOf(books.zone, studio.clock.now()).date
  const counted = books.memberships.filter(
    (one) => one.credits !== null && !hasEnded(one, today) && one.starts <= today,
  )
  if (counted.length === 0) return
  const membership = chance.one(counted)
  const body = { credits_remaining: chance.one([0, 1, 2, 3, 6]) }
  takeOver(membership, await done(studio, `PUT /api/v1/memberships/${membership.id}`, body))
}

async function turnPayingAtStudio({ studio, books }: Drawn): Promise<void> {
  books.paysAtStudio = !books.paysAtStudio
  await done(studio, 'PUT /api/v1/studio', { pay_at_studio_enabled: books.paysAtStudio })
}

const MOVES: readonly (readonly [number, Move])[] = [
  [10, passTime],
  [14, cancel],
  [6, attend],
  [3, excuse],
  [5, changeType],
  [3, changeTemplate],
  [4, changeClass],
  [6, sellOne],
  [1, turnType],
  [1, stop],
  [4, setCredits],
  [1, turnPayingAtStudio],
  [4, leaveOut],
  [3, takeIn],
  [4, endStanding],
  [1, turnStarting],
  [3, pause],
  [1, deactivate],
  [3, moveSeries],
]
const WEIGHT = MOVES.reduce((sum, [weight]) => sum + weight, 0)

/** Makes one move. */
export async function move(drawn: Drawn): Promise<void> {
  let left = drawn.chance.below(WEIGHT)
  for (const [weight, one] of MOVES) {
    left -= weight
    if (left < 0) return one(drawn)
  }
}
