import type { Class, Standing } from './books.ts'
import { codesOf, compare, type Answer } from './comparing.ts'
import { done, type Drawn, type Look } from './drawn.ts'
import { cancelBooking, enter } from './entering.ts'
import { localOf } from './calendar.ts'
import { decideDate, freeUntil, isInReach, isPastTrying } from './oracle-standing.ts'
import { isFreeThen } from './picking.ts'
import { leaveAll, takeTurns } from './turns.ts'

/*
 * When the studio looks at the standing bookings of a class: what the oracle says of each is entered in the order in which they
 * were made, and compared once it has been done.
 */

const HOUR = 3_600_000

/** Enters what becomes of (some of) the standing bookings in a class that is looked at now. Gives how to take it back. */
export function lookIn(drawn: Drawn, cls: Class, isMeant: (one: Standing) => boolean = () => true): () => void {
  const { books } = drawn
  const backwards: (() => void)[] = []
  for (const standing of books.standings) {
    const { dates, made, person } = standing
    if (standing.isOver || standing.series !== cls.series || !isMeant(standing) || !isInReach(books, standing, cls))
      continue
    const was = dates.get(cls)
    const { says, verdict } = decideDate(books, standing, cls)
    const look: Look = { standing, cls, was, says }
    drawn.looked.push(look)
    backwards.unshift(() => drawn.looked.splice(drawn.looked.indexOf(look), 1))
    if (says.state === 'skipped' || standing.leftOut.includes(cls)) continue
    dates.set(cls, says)
    backwards.unshift(() => (was ? dates.set(cls, was) : dates.delete(cls)))
    if (verdict) {
      const booking = enter(drawn, person.id, cls, verdict, { id: 0, status: 'booked' })
      made.set(cls, booking)
      backwards.unshift(() => {
        made.delete(cls)
        books.bookings.splice(books.bookings.indexOf(booking), 1)
        const { membership, credits } = verdict
        if (membership && membership.credits !== null) membership.credits += credits
      })
    } else if (says.state === 'booked' && !['booked', 'given_up'].includes(was?.state ?? '')) {
      // A place that they have anyway is its own from then on.
      const theirs = books.bookings.findLast((one) => one.person === person.id && one.class === cls)!
      made.set(cls, theirs)
      backwards.unshift(() => made.delete(cls))
    }
  }
  return () => backwards.forEach((undo) => undo())
}

/** Classes were moved, perhaps to a day of a standing booking: the studio books or waits as soon as somebody reads of them. */
export async function lookAtMoved(drawn: Drawn, moved: readonly Class[]): Promise<void> {
  const { studio, books } = drawn
  for (const cls of moved.filter(({ series }) => series !== null)) {
    await done(studio, `GET /api/v1/scheduled-classes/${cls.id}/eligibility?client_id=${books.people[0]!.id}`)
    const takeBack = lookIn(drawn, cls, ({ dates }) => !dates.has(cls))
    const isDone = drawn.looked.some((look) => look.cls === cls && ['booked', 'waiting'].includes(look.says.state))
    if (!isDone) takeBack()
  }
  await compareLooked(drawn)
}

/** Time has passed, and the studio has looked at everything: class by class, by their start. */
export async function lookAtAll(drawn: Drawn): Promise<void> {
  const { books, studio } = drawn
  const today = localOf(books.zone, books.now).date
  const toCome = books.classes.filter(({ series, starts }) => series !== null && starts > books.now)
  const inOrder = toCome.toSorted((one, other) => (one.starts < other.starts ? -1 : 1) || one.id - other.id)
  for (const cls of inOrder) lookIn(drawn, cls)
  for (const standing of books.standings)
    standing.isOver ||=
      (standing.ends !== null && standing.ends < today) || !toCome.some(({ series }) => series === standing.series)
  await compareLooked(drawn)
  const [one] = books.standings.filter(({ isOver }) => isOver)
  if (!one) return
  const shown: Answer[] = await done(studio, 'GET /api/v1/standing-bookings')
  const live = books.standings.filter(({ isOver }) => !isOver).map(({ id }) => id)
  const got = { live: shown.map(({ id }) => id).sort((a: number, b: number) => a - b) }
  compare(drawn, one.person, books.classes[0]!, { over: true }, got, { live })
}

/** Compares what was looked at with what the studio shows, and frees a place of what is waited for. */
export async function compareLooked(drawn: Drawn): Promise<void> {
  const { studio } = drawn
  const looked = drawn.looked.filter(({ standing }) => !standing.isOver)
  drawn.looked = []
  if (looked.length === 0) return
  const shown: Answer[] = await done(studio, 'GET /api/v1/standing-bookings')
  for (const look of looked) {
    const { standing, cls, was, says } = look
    const date = shown
      .find(({ id }) => id === standing.id)
      ?.dates.find(({ scheduled_class_id }: Answer) => scheduled_class_id === cls.id)
    compareDate(drawn, look, date)
    const isNew = says.state !== was?.state || says.codes.join() !== was.codes.join()
    if (isNew && !['to_come', 'too_late', 'skipped'].includes(says.state)) drawn.decided.push(says.state)
    const booking = standing.made.get(cls)
    if (says.state !== 'booked' || booking?.id !== 0) continue
    booking.id = date.booking_id
    const { membership, credits, isUnpaid } = booking
    const { body } = await studio.asOwner(`GET /api/v1/bookings/${booking.id}`)
    const got = { membership: body.membership_id, credits: body.credits_taken, isUnpaid: body.is_unpaid }
    compare(drawn, standing.person, cls, { standing: standing.id }, got, { membership, credits, isUnpaid })
  }
  const full = looked.filter(({ standing, cls }) => standing.dates.get(cls)?.state === 'waiting').map(({ cls }) => cls)
  for (const cls of new Set(full)) await letGo(drawn, cls)
}

function compareDate(drawn: Drawn, { standing, cls, was, says }: Look, date: Answer): void {
  const state: string | undefined = date?.state
  const asked = { standing: standing.id, made: standing.starts, ends: standing.ends, was, got: state }
  // The outcome of a date stays once it is no longer tried: only having a spot, or none, counts.
  const isLoose = was !== undefined && isPastTrying(drawn.books, cls)
  const said = (value: string | undefined, codes: string[]) =>
    isLoose ? { isBooked: value === 'booked' } : { state: value, codes }
  // A later request for a spot may come from the same person, and has it.
  const { state: expected, codes } = hasPlace(drawn, standing, cls) ? { state: 'booked', codes: [] } : says
  compare(drawn, standing.person, cls, asked, said(state, codesOf(date ?? {})), said(expected, codes))
}

/** True if somebody has a place in a class that one of their standing bookings is for. */
export const hasPlace = ({ books }: Drawn, { person }: Standing, cls: Class) =>
  books.bookings.some(
    (one) => one.class === cls && one.person === person.id && ['booked', 'checked_in'].includes(one.status),
  )

/** Some wait for a class: a place comes free there, or they leave; nobody waits afterwards. */
async function letGo(drawn: Drawn, cls: Class): Promise<void> {
  const { studio, books, chance } = drawn
  const list: Answer[] = await done(studio, `GET /api/v1/bookings/waitlist?class_id=${cls.id}`)
  const waiting = list.filter(({ status }) => status === 'waiting')
  const queue = waiting.map(({ client_id }) => books.people.find(({ id }) => id === client_id)!)
  const places = books.bookings.filter((one) => one.class === cls && one.status === 'booked')
  const isEarly =
    Date.parse(books.now) + 49 * HOUR < Date.parse(cls.starts) && Date.parse(books.now) < freeUntil(books, cls)
  const mayFree = isEarly && places.length > 0 && queue.every((person) => isFreeThen(drawn, person, cls))
  if (mayFree && chance.odds(0.6)) {
    await cancelBooking(drawn, chance.one(places))
    await takeTurns(drawn, cls, queue)
  } else await leaveAll(drawn, list)
  for (const { dates, made, person } of books.standings) {
    if (dates.get(cls)?.state !== 'waiting') continue
    const booking = books.bookings.find(
      (one) => one.class === cls && one.person === person.id && one.status === 'booked',
    )
    dates.set(cls, { state: booking ? 'booked' : 'given_up', codes: [] })
    if (booking) made.set(cls, booking)
  }
}
