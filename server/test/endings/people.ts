import { addDevice, agreeToPushes } from '../build/notifications.ts'
import { registerClient, sellPack, type TestClient } from '../build/bookings.ts'
import { makeDependant, makeMemberDependant } from '../build/dependants.ts'
import { makeMembershipType, sellMembership } from '../build/memberships.ts'
import { beginClass, sellClass } from '../build/class-sales.ts'
import { pairKiosk } from '../build/kiosks.ts'
import { registerBuyer, reply } from '../build/online.ts'
import { prepaidService } from '../build/prepaid.ts'
import { letterState, slotBeingPaid, visits } from './scene.ts'
import { dayIn, thing, type Looks, type Place } from './thing.ts'

interface Made {
  id: number
  guardian?: TestClient
}

const erase = ({ studio }: Place, { id }: { id: number }) => reply(studio, `POST /api/v1/gdpr/delete/${id}`)

/** Their link to their calendar, their phone's code at the door, and their session: each as it answers afterwards. */
async function accesses({ studio }: Place, client: TestClient, bookingId: number) {
  const feed = (await client.ask('POST /api/v1/calendar/tokens', {})).body.path as string
  const { code } = (await client.ask(`GET /api/v1/bookings/${bookingId}/check-in-code`)).body
  const kiosk = await pairKiosk(studio)
  const session = await studio.login(client.email)
  const whoAmI = () => studio.send('GET /api/v1/auth/me', { token: session, door: 'public' })
  return {
    'calendar feed': async () => ((await studio.send(`GET ${feed}`)).status === 200 ? 'goes on' : 'ended'),
    'check-in code': async () => {
      const { status } = await studio.send('POST /api/v1/kiosk/check-in', { token: kiosk, body: { code } })
      return status === 200 ? 'checks in' : 'refused'
    },
    session: async () => ((await whoAmI()).status === 200 ? 'goes on' : 'ended'),
  }
}

/** A place and an appointment that somebody has begun to pay for. */
async function beingPaid(place: Place, buyer: TestClient, whose: { id: number } = buyer): Promise<Looks> {
  const { studio } = place
  const cls = await sellClass(studio, { starts_at: `${dayIn(place, 7)}T18:00` })
  await beginClass(buyer, cls, { client_id: whose.id })
  const held = async () => (await reply(studio, `GET /api/v1/scheduled-classes/${cls.id}/roster`)).held
  const slot = await prepaidService(studio, {}, `${dayIn(place, 6)}T14:00`)
  const appointment = await slotBeingPaid(place, buyer, slot, whose)
  return { ...appointment, 'place being paid': async () => ((await held()) === 1 ? 'held' : 'let go') }
}

/** A client with everything: a pack that pays for places, a subscription, a device, a child. */
async function makeClientWithAll(place: Place) {
  const { studio } = place
  const client = await registerBuyer(studio)
  const pack = await sellPack(studio, client, 10, { validity_days: 60 })
  const type = { type: 'subscription', billing_interval: 'monthly', price: 60, unlimited: true }
  const { id: membership_type_id } = await makeMembershipType(studio, type)
  const sale = { client_id: client.id, membership_type_id, payment_method: 'cash' }
  const monthly = await sellMembership(studio, sale)
  await agreeToPushes(client)
  const device = await addDevice(client, place.pushes.subscribe)
  const child = await makeDependant(studio, client)
  const looks = await visits(place, { ...client, base: '/api/v1' }, pack.id)
  const paying = await beingPaid(place, client)
  const todays = (await client.ask('GET /api/v1/bookings?status=booked')).body.items.at(-1).id
  const shown = await accesses(place, client, todays)
  const before = device.received.length
  await reply(studio, 'POST /api/v1/notifications/send', {
    client_id: client.id,
    title: 'Your scarf',
    body: 'It is here.',
  })
  const statusOf = async (id: number) => (await reply(studio, `GET /api/v1/memberships/${id}`)).status
  return {
    id: client.id,
    looks: {
      ...looks,
      ...shown,
      ...paying,
      credits: async () => String((await reply(studio, `GET /api/v1/memberships/${pack.id}`)).credits_remaining),
      'paid pass or pack': () => statusOf(pack.id),
      collection: async () => ((await statusOf(monthly.id)) === 'cancelled' ? 'ended' : 'goes on'),
      'letter waiting': letterState(place, client.id),
      'push waiting': async () => (device.received.length > before ? 'sent' : 'gone'),
      dependant: async () => {
        const { is_active, guardian_id } = await reply(studio, `GET /api/v1/clients/${child.id}`)
        return `${is_active ? 'active' : 'inactive'}, ${guardian_id === null ? 'without guardian' : 'with guardian'}`
      },
    },
  }
}

/** A child with a pass, for whom the guardian acts. */
async function makeChild(place: Place) {
  const { studio } = place
  const guardian = await registerClient(studio)
  const child = await makeMemberDependant(studio, guardian)
  const [pass] = (await reply(studio, `GET /api/v1/memberships?client_id=${child.id}`)).items
  const base = `/api/v1/clients/me/dependants/${child.id}`
  const looks = await visits(place, { id: child.id, base, ask: guardian.ask })
  const paying = await beingPaid(place, guardian, child)
  const session = await studio.login(guardian.email)
  return {
    id: child.id as number,
    guardian,
    looks: {
      ...looks,
      ...paying,
      'paid pass or pack': async () => (await reply(studio, `GET /api/v1/memberships/${pass.id}`)).status,
      'letter waiting': letterState(place, child.id),
      session: async () => {
        const { status } = await studio.send(`GET ${base}`, { token: session, door: 'public' })
        return status === 200 ? 'guardian acts' : 'nobody acts'
      },
    },
  }
}

export const people = {
  client: thing<Made>({
    make: makeClientWithAll,
    endings: {
      DELETE: ({ studio }, { id }) => reply(studio, `DELETE /api/v1/clients/${id}`),
      'is_active false': ({ studio }, { id }) => reply(studio, `PUT /api/v1/clients/${id}`, { is_active: false }),
      erasure: erase,
    },
  }),
  dependant: thing<Made>({
    make: makeChild,
    endings: {
      DELETE: ({ studio }, { id }) => reply(studio, `DELETE /api/v1/clients/${id}`),
      erasure: erase,
      'guardian deactivated': ({ studio }, { guardian }) => reply(studio, `DELETE /api/v1/clients/${guardian!.id}`),
      'guardian erased': (place, { guardian }) => erase(place, guardian!),
      'guardian taken away': ({ studio }, { id }) =>
        reply(studio, `PUT /api/v1/clients/${id}`, { guardian_id: null, email: null }),
    },
  }),
}
