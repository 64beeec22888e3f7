import { book, registerMember, wait, type TestClient } from '../build/bookings.ts'
import { registerBuyer, reply, type Buyer } from '../build/online.ts'
import { beginSlot, prepaidService, prepay, type Slot } from '../build/prepaid.ts'
import { classesOf, makeSeries } from '../build/schedule.ts'
import { bookingState, standingState, startStandingIn } from './scene.ts'
import { dayIn, thing } from './thing.ts'

// A record as the API shows it; what a test reads of it, it asserts.
// oxlint-disable-next-line no-explicit-any
type Shown = any

interface Standing {
  id: number
  first: { id: number }
  client: TestClient
}

/** A standing booking of a series of one place: it has booked a class, for which another waits, and waits for the next, which is full. */
const standing = thing<Standing>({
  make: async (place) => {
    const { studio } = place
    const client = await registerMember(studio)
    const first = await makeSeries(studio, { starts_at: `${dayIn(place, 2)}T09:00`, capacity: 1 })
    const all = (await classesOf(studio, dayIn(place, 0), dayIn(place, 70))) as Shown[]
    const series = all.filter(({ series_id }) => series_id === first.series_id)
    await book(studio, series[1], await registerMember(studio))
    const made = await startStandingIn(place, first, client)
    const next = await registerMember(studio)
    await wait(first, next)
    const entryOf = async (cls: { id: number }, { id }: { id: number }) => {
      const entries = (await reply(studio, `GET /api/v1/bookings/waitlist?class_id=${cls.id}`)) as Shown[]
      return entries.find(({ client_id }) => client_id === id)?.status ?? 'none'
    }
    const bookingIn = async (cls: { id: number }) => {
      const { items } = await reply(studio, `GET /api/v1/bookings?class_id=${cls.id}`)
      return items.find(({ client_id }: Shown) => client_id === client.id)?.status ?? 'not booked'
    }
    const { id: within } = (await reply(studio, `GET /api/v1/bookings?class_id=${first.id}`)).items[0]
    const looks = {
      'booking within': bookingState(place, within),
      'who waits for that place': () => entryOf(first, next),
      'own waitlist entry': () => entryOf(series[1], client),
      'next planning': async () => {
        // The class in 37 days is not open to it yet.
        await studio.advance({ days: 11 })
        await studio.advance({ minutes: 30 })
        return bookingIn(series[5])
      },
      'standing booking': standingState(place, made),
    }
    return { id: made.id as number, first, client, looks }
  },
  endings: {
    DELETE: (_, { client, id }) => client.ask(`DELETE /api/v1/standing-bookings/${id}`),
    'DELETE, cancel_bookings': ({ studio }, { id }) =>
      reply(studio, `DELETE /api/v1/standing-bookings/${id}`, { cancel_bookings: true }),
    'series cancelled': async ({ studio }, { first }) => {
      await reply(studio, `POST /api/v1/scheduled-classes/${first.id}/cancel`, { scope: 'all' })
      await studio.advance({ minutes: 30 })
    },
  },
})

interface Held {
  session_id: string
  buyer: Buyer
  slot: Slot
}

/** An appointment that somebody has begun to pay in advance. */
const slotHeld = thing<Held>({
  make: async (place) => {
    const { studio, processor } = place
    const [buyer, other] = [await registerBuyer(studio), await registerBuyer(studio)]
    const slot = await prepaidService(studio, {}, `${dayIn(place, 6)}T14:00`)
    const { session_id } = await beginSlot(buyer, slot)
    const looks = {
      'appointment being paid': async () => {
        const { status } = await processor.stripe.checkout.sessions.retrieve(session_id)
        return status === 'open' ? 'held' : 'let go'
      },
      'next planning': async () => {
        const { status, body } = await prepay(other, slot)
        return status === 200 ? 'others can have it' : body.code
      },
    }
    return { session_id, buyer, slot, looks }
  },
  endings: {
    'given up': (_, { buyer, session_id }) => buyer.ask(`DELETE /api/billing/checkout-session/${session_id}`),
    'not paid in time': ({ studio }) => studio.advance({ minutes: 16 }),
    closure: (place) => {
      const day = dayIn(place, 6)
      return reply(place.studio, 'POST /api/v1/closures', { starts_on: day, ends_on: day, reason: 'Works' })
    },
  },
})

export const underWay = { 'standing booking': standing, 'held appointment': slotHeld }
