import type { Class, Standing } from './books.ts'
import { addDays, localOf } from './calendar.ts'
import { askAs, compare } from './comparing.ts'
import { done, type Drawn } from './drawn.ts'
import { giveBack } from './entering.ts'
import { compareLooked, hasPlace, lookIn } from './looking.ts'
import { freeUntil } from './oracle-standing.ts'
import { withLogin } from './picking.ts'

const PATH = '/api/v1/standing-bookings'
/** So many go on at once at most. */
const MOST = 20

/** Classes of a series to come, by their start. */
const toComeOf = ({ books }: Drawn, series: number) =>
  books.classes
    .filter((one) => one.series === series && one.starts > books.now)
    .toSorted((one, other) => (one.starts < other.starts ? -1 : 1))

/** Starts a standing booking: a client in the portal, a guardian for somebody, or the staff. */
export async function startStanding(drawn: Drawn): Promise<boolean> {
  const { studio, books, chance } = drawn
  const all = new Set(books.classes.filter(({ starts }) => starts > books.now).flatMap(({ series }) => series ?? []))
  if (all.size === 0 || books.standings.filter(({ isOver }) => !isOver).length >= MOST) return false
  const series = chance.one([...all])
  const how = chance.one(['staff', 'client', 'guardian'] as const)
  const whose = { staff: books.people, client: withLogin(drawn), guardian: books.people.filter((one) => one.guardian) }
  const person = chance.one(whose[how])
  // Bookings cancelled before are before it by the clock, too.
  studio.clock.advance({ seconds: 1 })
  const starts = addDays(localOf(books.zone, books.now).date, chance.one([0, 0, 0, 0, 4, 9]))
  const ends = chance.odds(0.3) ? addDays(starts, 6 + chance.below(12)) : null
  const path = how === 'guardian' ? `/api/v1/clients/me/dependants/${person.id}/standing-bookings` : PATH
  const wish = { series_id: series, starts_on: starts, ...(ends && { ends_on: ends }) }
  const asker = { staff: null, client: person, guardian: person.guardian! }[how]
  const reply = await askAs(drawn, asker, `POST ${path}`, { ...wish, ...(how === 'staff' && { client_id: person.id }) })
  const has = books.standings.some((one) => !one.isOver && one.person === person && one.series === series)
  const isOff = how !== 'staff' && !books.clientsStart
  const code = isOff ? 'STANDING_BOOKINGS_OFF' : has ? 'STANDING_BOOKING_EXISTS' : undefined
  const classes = toComeOf(drawn, series)
  const got = { status: reply.status, code: reply.body.code }
  compare(drawn, person, classes[0]!, { start: how, ...wish }, got, { status: code ? 409 : 201, code })
  if (code) return true
  const before = books.bookings.filter((one) => one.person === person.id && one.status.endsWith('cancelled'))
  const made = { id: reply.body.id, person, series, starts, ends, before }
  books.standings.push({ ...made, leftOut: [], dates: new Map(), made: new Map(), isOver: false })
  for (const cls of classes) lookIn(drawn, cls)
  await compareLooked(drawn)
  return false
}

/** The dates of a standing booking to come on which it has one class. */
function datesOf(drawn: Drawn, { series, starts, ends }: Standing): { cls: Class; date: string }[] {
  const dates = toComeOf(drawn, series).map((cls) => ({ cls, date: localOf(drawn.books.zone, cls.starts).date }))
  const isOfIt = (date: string) => date >= starts && (ends === null || date <= ends)
  return dates.filter(({ date }) => isOfIt(date) && dates.filter((one) => one.date === date).length === 1)
}

function someStanding({ books, chance }: Drawn): Standing | undefined {
  const live = books.standings.filter(({ isOver }) => !isOver)
  return live.length > 0 ? chance.one(live) : undefined
}

/** Somebody is away on a date: nothing is booked then, unless it is booked already. */
export async function leaveOut(drawn: Drawn): Promise<void> {
  const { studio, chance } = drawn
  const standing = someStanding(drawn)
  const dates = standing ? datesOf(drawn, standing) : []
  if (!standing || dates.length === 0) return
  const { cls, date } = chance.one(dates)
  const isBooked = hasPlace(drawn, standing, cls)
  const { status, body } = await studio.asOwner(`POST ${PATH}/${standing.id}/skips`, { date })
  const got = { status, code: body.code, isListed: body.skips?.includes(date) }
  const code = isBooked ? 'ALREADY_BOOKED' : undefined
  const expected = isBooked ? { status: 409, code, isListed: undefined } : { status: 200, code, isListed: true }
  compare(drawn, standing.person, cls, { leavesOut: date }, got, expected)
  if (!isBooked && !standing.leftOut.includes(cls)) standing.leftOut.push(cls)
}

/** A date that was left out is taken in again: it is booked at once where it is open. */
export async function takeIn(drawn: Drawn): Promise<void> {
  const { studio, books, chance } = drawn
  const some = books.standings.filter(({ isOver, leftOut }) => !isOver && leftOut.length > 0)
  if (some.length === 0) return
  const standing = chance.one(some)
  const dates = datesOf(drawn, standing).filter(({ cls }) => standing.leftOut.includes(cls))
  if (dates.length === 0) return
  const { cls, date } = chance.one(dates)
  await done(studio, `DELETE ${PATH}/${standing.id}/skips/${date}`)
  standing.leftOut = standing.leftOut.filter((one) => one !== cls)
  // A cancelled booking is not asked for again.
  if (!['booked', 'given_up'].includes(standing.dates.get(cls)?.state ?? '')) lookIn(drawn, cls)
  await compareLooked(drawn)
}

/** Ends a standing booking; sometimes what it has booked is cancelled with it, by the ordinary rules. */
export async function endStanding(drawn: Drawn): Promise<void> {
  const { studio, books, chance } = drawn
  const standing = someStanding(drawn)
  if (!standing) return
  const { person, made } = standing
  const cancel_bookings = chance.odds(0.5)
  const kept = [...made.values()].filter((one) => one.status === 'booked' && one.class.starts > books.now)
  const shown: { id: number; cancelling: { bookings: number } }[] = await done(
    studio,
    `GET ${PATH}?client_id=${person.id}`,
  )
  const said = shown.find(({ id }) => id === standing.id)!.cancelling.bookings
  await done(studio, `DELETE ${PATH}/${standing.id}`, { cancel_bookings })
  standing.isOver = true
  for (const one of kept) {
    const { status } = await done(studio, `GET /api/v1/bookings/${one.id}`)
    const isFree = Date.parse(books.now) <= freeUntil(books, one.class)
    // Late is free, too, where the class was moved or the queue had it.
    const may = !cancel_bookings ? ['booked'] : isFree ? ['cancelled'] : ['cancelled', 'late_cancelled']
    const got = { said, status: may.includes(status) || status }
    compare(drawn, person, one.class, { ends: standing.id, cancel_bookings }, got, { said: kept.length, status: true })
    one.status = status
    if (status === 'cancelled') await giveBack(drawn, one)
  }
}

/** True if clients may start them themselves. */
export async function turnStarting({ studio, books }: Drawn): Promise<void> {
  books.clientsStart = !books.clientsStart
  await done(studio, 'PUT /api/v1/studio', { standing_bookings_enabled: books.clientsStart })
}
