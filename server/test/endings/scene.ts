import { makeAppointment } from '../build/appointments.ts'
import { book, makeFullClass, registerMember, wait } from '../build/bookings.ts'
import { payOnline, reply, type Buyer } from '../build/online.ts'
import { appointmentsOf, beginSlot, type Slot } from '../build/prepaid.ts'
import { makeClass, makeSeries } from '../build/schedule.ts'
import type { Reply } from '../request.ts'
import { dayIn, letOut, momentIn, type Looks, type Place } from './thing.ts'

/** The owner of the dependents, and how they (or the person who acts for them) ask. */
export interface Person {
  id: number
  /** Where their own operations begin: `/api/v1`, or a guardian's way to them. */
  base: string
  ask(operation: string, body?: unknown): Promise<Reply>
}

/** The outcome of a booking, as the team sees it. */
export const bookingState =
  ({ studio }: Place, id: number) =>
  async (): Promise<string> =>
    (await reply(studio, `GET /api/v1/bookings/${id}`)).status

/**
 * All that somebody can have to come that a membership pays for: places today, in three days and in forty (a class of one place,
 * for which another waits), a wish, an offer; besides an appointment, a standing booking of classes that are far, and a fee that is
 * not due yet. 20 minutes pass.
 */
export async function visits(place: Place, person: Person, membership_id?: number): Promise<Looks> {
  const { studio } = place
  const by = membership_id === undefined ? {} : { membership_id }
  const at = (days: number) => ({ starts_at: `${dayIn(place, days)}T18:00` })
  const today = await book(studio, await makeClass(studio, { starts_at: momentIn(place, 60) }), person, by)
  const lost = await book(studio, await makeClass(studio, { starts_at: momentIn(place, 180) }), person, by)
  const within = await book(studio, await makeClass(studio, at(3)), person, by)
  const last = await makeClass(studio, { ...at(40), capacity: 1 })
  const after = await book(studio, last, person, by)
  const next = await registerMember(studio)
  await wait(last, next)
  const full = await makeFullClass(studio, at(4))
  const entry = await join(full.cls.id, person)
  const freed = await makeFullClass(studio, at(5))
  const offered = await join(freed.cls.id, person)
  const appointment = await makeAppointment(studio, { client_id: person.id, starts_at: `${dayIn(place, 6)}T10:00` })
  const far = await makeSeries(studio, { starts_at: `${dayIn(place, 60)}T12:00` })
  const standing = await startStandingIn(place, far, person)
  await studio.advance({ minutes: 20 })
  await reply(studio, `DELETE /api/v1/bookings/${freed.booking.id}`)
  const late = await person.ask(`DELETE ${person.base}/bookings/${lost.id}`)
  if (late.body.status !== 'late_cancelled') throw new Error(`Not late: ${JSON.stringify(late.body)}`)
  const stateOf = (id: number) => async () => {
    const { body } = await studio.asOwner(`GET /api/v1/bookings/waitlist?client_id=${person.id}`)
    return body.find((one: { id: number }) => one.id === id).status
  }
  return {
    'booking of today': bookingState(place, today.id),
    'booking within': bookingState(place, within.id),
    'booking after': bookingState(place, after.id),
    'who waits for that place': async () => {
      const entries = (await reply(studio, `GET /api/v1/bookings/waitlist?class_id=${last.id}`)) as Shown[]
      return entries.find(({ client_id }) => client_id === next.id)!.status
    },
    'own waitlist entry': stateOf(entry),
    'place offered to them': stateOf(offered),
    appointment: async () => (await reply(studio, `GET /api/v1/appointments/${appointment.id}`)).status,
    'standing booking': standingState(place, standing),
    charge: async () => {
      const { status, body } = await studio.asOwner(`GET /api/v1/clients/${person.id}/charges`)
      if (status === 200) return body.find(({ kind }: Shown) => kind === 'late_cancel').status
      // Of somebody erased only the team's list of what is due would tell.
      await studio.advance({ hours: 25 })
      const { items } = (await reply(studio, 'GET /api/v1/today')).charges_due
      return items.some(({ client_id }: Shown) => client_id === person.id) ? 'due' : 'owed no more'
    },
  }
}

// A record as the API shows it; what a test reads of it, it asserts.
// oxlint-disable-next-line no-explicit-any
type Shown = any

async function join(scheduled_class_id: number, { base, ask }: Person): Promise<number> {
  const { status, body } = await ask(`POST ${base}/bookings/waitlist`, { scheduled_class_id })
  if (status !== 201) throw new Error(`Does not wait: ${JSON.stringify(body)}`)
  return body.id
}

/** The outcome of the first waiting email to a person, once the mail server answers. */
export const letterState = (place: Place, client_id: number) => async (): Promise<string> => {
  await letOut(place)
  const { items } = await reply(place.studio, `GET /api/v1/emails?client_id=${client_id}&page_size=200`)
  return items.findLast(({ kind }: Shown) => kind === 'booking_confirmed')?.status ?? 'gone'
}

/** An appointment that somebody has begun to pay, for themselves or a child: let go, or what it becomes once it is paid. */
export async function slotBeingPaid(
  place: Place,
  buyer: Pick<Buyer, 'id' | 'ask'>,
  slot: Slot,
  whose: { id: number } = buyer,
): Promise<Looks> {
  const { studio, processor } = place
  const begun = await beginSlot(buyer, slot, { client_id: whose.id })
  return {
    'appointment being paid': async () => {
      const { status } = await processor.stripe.checkout.sessions.retrieve(begun.session_id)
      if (status !== 'open') return 'let go'
      await payOnline(studio, begun)
      await place.settle()
      const made = (await appointmentsOf(studio, whose)).some(({ service_id }) => service_id === slot.service_id)
      return made ? 'booked once paid' : 'given back once paid'
    },
  }
}

/** A standing booking of a series from today on. */
export const startStandingIn = (place: Place, { series_id }: { series_id: number }, { id }: { id: number }) =>
  reply(place.studio, 'POST /api/v1/standing-bookings', { client_id: id, series_id, starts_on: dayIn(place, 0) })

/** A standing booking: whether it goes on at once, and where `days` are named, after so many. */
export function standingState(place: Place, standing: { id: number; series_id: number; client_id: number }, days = 0) {
  const { studio } = place
  const goesOn = async () => {
    const all = (await reply(studio, `GET /api/v1/standing-bookings?series_id=${standing.series_id}`)) as Shown[]
    return all.some(({ id }) => id === standing.id)
  }
  return async (): Promise<string> => {
    // A leap of the clock is believed once it is seen twice.
    if (days > 0) for (const step of [{ days }, { minutes: 30 }]) await studio.advance(step)
    if (await goesOn()) return 'goes on'
    if (days === 0) return 'ended'
    await letOut(place)
    const { items } = await reply(studio, `GET /api/v1/emails?client_id=${standing.client_id}&page_size=200`)
    return items.some(({ kind }: Shown) => kind === 'standing_ended') ? 'ended, told' : 'ended'
  }
}
