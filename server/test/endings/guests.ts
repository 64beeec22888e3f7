import { book, registerMember, wait } from '../build/bookings.ts'
import { makeClient } from '../build/commerce.ts'
import { askAsGuest } from '../build/guests.ts'
import { importFile } from '../build/migration.ts'
import { reply } from '../build/online.ts'
import { makeClass } from '../build/schedule.ts'
import { bookingState } from './scene.ts'
import { dayIn, letOut, thing, type Place } from './thing.ts'

// A record as the API shows it; what a test reads of it, it asserts.
// oxlint-disable-next-line no-explicit-any
type Shown = any

interface Guest {
  wish: number
  client_id: number
  cls: { id: number }
}

let guests = 0

/** A class of one place that a guest has asked for, whose e-mail is on file, and a member who waits for it. */
async function ask(place: Place): Promise<Guest & { email: string; waiting: () => Promise<string> }> {
  const { studio } = place
  guests += 1
  const email = `guest-${guests}@example.com`
  const { id: client_id } = await makeClient(studio, { email, full_name: `Gil ${guests}` })
  const cls = await makeClass(studio, { starts_at: `${dayIn(place, 2)}T18:00`, capacity: 1 })
  const wish = await askAsGuest(studio, cls, { email })
  const next = await registerMember(studio)
  await wait(cls, next)
  const waiting = async () => {
    const entries = (await reply(studio, `GET /api/v1/bookings/waitlist?class_id=${cls.id}`)) as Shown[]
    return entries.find((one) => one.client_id === next.id)!.status
  }
  return { wish, client_id, cls, email, waiting }
}

/** Lets letters leave; gives the last link to somebody. */
async function linkTo(place: Place, email: string, page: 'confirm' | 'cancel'): Promise<string | undefined> {
  await letOut(place)
  const pattern = new RegExp(`/guest/${page}#([\\w-]+)`)
  return place.studio.mail.sent
    .flatMap(({ to, text }) => (to.address === email ? (pattern.exec(text)?.[1] ?? []) : []))
    .at(-1)
}

let links = 0

async function follow({ studio }: Place, which: 'confirm' | 'cancel', token: string | undefined) {
  const { public_studio_id } = await reply(studio, 'GET /api/v1/studio')
  links += 1
  return studio.send(`POST /api/v1/widget/${public_studio_id}/guest-bookings/${which}`, {
    door: 'public',
    body: { token },
    headers: { 'X-Forwarded-For': `10.44.0.${links}` },
  })
}

const erase = ({ studio }: Place, { client_id }: Guest) => reply(studio, `POST /api/v1/gdpr/delete/${client_id}`)
const deactivate = ({ studio }: Place, { client_id }: Guest) => reply(studio, `DELETE /api/v1/clients/${client_id}`)
const callOff = ({ studio }: Place, { cls }: Guest) =>
  reply(studio, `POST /api/v1/scheduled-classes/${cls.id}/cancel`, {})

const held = thing<Guest>({
  make: async (place) => {
    const { email, waiting, ...made } = await ask(place)
    const looks = {
      'who waits for that place': waiting,
      'letter waiting': async () => ((await linkTo(place, email, 'confirm')) ? 'sent' : 'gone'),
      'booking within': async () => {
        const { items } = await reply(place.studio, `GET /api/v1/bookings?class_id=${made.cls.id}`)
        return items.some(({ source }: Shown) => source === 'guest') ? 'booked' : 'none'
      },
    }
    return { ...made, looks }
  },
  endings: {
    declined: ({ studio }, { wish }) => reply(studio, `POST /api/v1/guest-bookings/${wish}/decline`),
    'not followed in time': ({ studio }) => studio.advance({ minutes: 31 }),
    'class cancelled': callOff,
    'client deactivated': deactivate,
    'client erased': erase,
  },
})

const booked = thing<Guest & { token: string | undefined }>({
  make: async (place) => {
    const { email, waiting, ...made } = await ask(place)
    const { booking_id } = await reply(place.studio, `POST /api/v1/guest-bookings/${made.wish}/confirm`)
    const token = await linkTo(place, email, 'cancel')
    const looks = {
      'booking within': bookingState(place, booking_id),
      'who waits for that place': waiting,
      charge: async () => {
        const { is_unpaid, to_pay } = await reply(place.studio, `GET /api/v1/bookings/${booking_id}`)
        return is_unpaid && to_pay ? 'to pay' : 'none'
      },
      session: async () => ((await follow(place, 'cancel', token)).status === 200 ? 'link answers' : 'link ended'),
    }
    return { ...made, token, looks }
  },
  endings: {
    'link followed': async (place, { token }) => {
      const { status, body } = await follow(place, 'cancel', token)
      if (status !== 200) throw new Error(JSON.stringify(body))
    },
    'class cancelled': callOff,
    'client deactivated': deactivate,
    'client erased': erase,
  },
})

const HEADER = 'Client Name,Client Email,Membership Name,Type,Status,Credits Remaining,Start Date,Expiration Date'

/** An import of somebody with a pack that a place was booked with since. */
const imported = thing<{ job: number }>({
  make: async (place) => {
    const { studio } = place
    guests += 1
    const [name, email] = [`Ida ${guests}`, `ida-${guests}@example.com`]
    const [from, to] = [dayIn(place, -3), dayIn(place, 90)]
    const row = `${name},${email},Pack ${guests},class pack,active,7,${from},${to}`
    const answers = {
      accept_type_proposals: true,
      membership_types: { [`Pack ${guests}`]: { type: 'class_pack', price: 90, credits_included: 10 } },
    }
    const { job_id: job } = await importFile(studio, 'memberships', `${HEADER}\r\n${row}\r\n`, answers)
    const client = (await reply(studio, `GET /api/v1/clients?search=${email}`)).items[0]
    const [pack] = (await reply(studio, `GET /api/v1/memberships?client_id=${client.id}`)).items
    const cls = await makeClass(studio, { starts_at: `${dayIn(place, 3)}T18:00` })
    const booking = await book(studio, cls, client, { membership_id: pack.id })
    const read = () => reply(studio, `GET /api/v1/memberships/${pack.id}`)
    const looks = {
      'booking within': bookingState(place, booking.id),
      'paid pass or pack': async () => (await read()).status,
      credits: async () => String((await read()).credits_remaining),
      'class to come': async () => (await reply(studio, `GET /api/v1/scheduled-classes/${cls.id}`)).status,
    }
    return { job: job as number, looks }
  },
  endings: {
    'taken back': async ({ studio }, { job }) => {
      const { kept } = await reply(studio, `POST /api/v1/migration/jobs/${job}/rollback`)
      if (kept.length !== 3) throw new Error(`Kept: ${JSON.stringify(kept)}`)
    },
  },
})

export const visitors = { 'held guest': held, 'booked guest': booked, import: imported }
