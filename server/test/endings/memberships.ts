import { creditsOf } from '../build/bookings.ts'
import { makeMembershipType, sellMembership } from '../build/memberships.ts'
import { payOnline, registerBuyer, reply, sellMonthly, type Buyer } from '../build/online.ts'
import { letterState, visits } from './scene.ts'
import { dayIn, thing, type Place } from './thing.ts'

interface Made {
  id: number
  client: Buyer
  /** That of the processor, where it collects. */
  subscription: string | null
}

const path = ({ id }: Made) => `/api/v1/memberships/${id}`
const change = (body: object) => (place: Place, made: Made) => reply(place.studio, `PUT ${path(made)}`, body)
const PAUSABLE = { can_pause: true, max_pause_days: 30 }

/** Gives the price back, or half of it. */
const refund =
  (share: number, more: object = {}) =>
  async ({ studio }: Place, made: Made) => {
    const { items } = await reply(studio, `GET /api/v1/payments?membership_id=${made.id}`)
    const body = { amount: items[0].amount * share, reason: 'Moved away', ...more }
    return reply(studio, `POST /api/v1/payments/${items[0].id}/refunds`, body)
  }

/** Ways in which any membership ends, or pays for nothing for a while. */
const ENDINGS = {
  DELETE: ({ studio }: Place, made: Made) => reply(studio, `DELETE ${path(made)}`),
  'status cancelled': change({ status: 'cancelled' }),
  'status expired': change({ status: 'expired' }),
  'earlier last day': (place: Place, made: Made) => change({ expires_at: dayIn(place, 10) })(place, made),
  'whole refund': refund(1),
  'whole refund, nothing reversed': refund(1, { reverse: 'nothing' }),
  'half refund': refund(0.5),
  pause: ({ studio }: Place, made: Made) => reply(studio, `POST ${path(made)}/pause`, { pause_days: 10 }),
}

const BY_CLOCK = { 'last day over': ({ studio }: Place) => studio.advance({ days: 46 }) }

/** The dependents of a membership, once there is one. */
async function hanging(place: Place, made: Made) {
  const { studio, processor } = place
  const { id, ask } = made.client
  const looks = await visits(place, { id, base: '/api/v1', ask }, made.id)
  const read = () => reply(studio, `GET ${path(made)}`)
  const isCredited = (await read()).credits_remaining !== null
  const collection = async () => {
    const { renews_at, status } = await read()
    if (made.subscription === null) return status === 'paused' ? status : renews_at === null ? 'ended' : 'goes on'
    const at = await processor.stripe.subscriptions.retrieve(made.subscription)
    if (at.status === 'canceled') return 'ended'
    if (at.cancel_at_period_end) return 'ends with the period'
    return at.pause_collection ? 'paused' : at.status === 'active' ? 'goes on' : at.status
  }
  return {
    ...looks,
    ...(isCredited && { credits: async () => String(await creditsOf(studio, made)) }),
    ...((made.subscription !== null || (await read()).renews_at !== null) && { collection }),
    'letter waiting': letterState(place, id),
  }
}

/** A membership that is sold at the desk. */
const sold = (type: object) => async (place: Place) => {
  const { studio } = place
  const client = await registerBuyer(studio)
  const { id: membership_type_id } = await makeMembershipType(studio, { ...PAUSABLE, ...type })
  const sale = { client_id: client.id, membership_type_id, payment_method: 'cash' }
  const made = { id: (await sellMembership(studio, sale)).id as number, client, subscription: null }
  await studio.advance({ days: 1 })
  return { ...made, looks: await hanging(place, made) }
}

/** One that the processor collects. */
async function subscribed(place: Place) {
  const { studio, processor } = place
  const client = await registerBuyer(studio)
  const begun = await client.buy((await sellMonthly(studio, { ...PAUSABLE, unlimited: true })).id)
  await payOnline(studio, begun.body)
  const session = await processor.stripe.checkout.sessions.retrieve(begun.body.session_id)
  const [{ id }] = await client.memberships()
  const made = { id: id as number, client, subscription: session.subscription as string }
  await studio.advance({ days: 1 })
  return { ...made, looks: await hanging(place, made) }
}

const monthly = { type: 'subscription', billing_interval: 'monthly', price: 60, unlimited: true }
const billing = ({ client }: Made) => `/api/billing/members/${client.id}/subscription`

export const memberships = {
  'time pass': thing<Made>({
    make: sold({ type: 'time_pass', unlimited: true, validity_days: 45 }),
    endings: { ...ENDINGS, ...BY_CLOCK },
  }),
  'class pack': thing<Made>({
    make: sold({ credits_included: 10, validity_days: 45 }),
    endings: { ...ENDINGS, ...BY_CLOCK },
  }),
  'studio subscription': thing<Made>({ make: sold(monthly), endings: ENDINGS }),
  'processor subscription': thing<Made>({
    make: subscribed,
    endings: {
      ...ENDINGS,
      'cancelled with its period': ({ studio }, made) => reply(studio, `POST ${billing(made)}/cancel`),
      'ended by the processor': ({ processor }, made) => processor.subscriptions.cancel(made.subscription!, 'now'),
      override: ({ studio }, made) => reply(studio, `POST ${billing(made)}/cancel/override`),
      unpaid: async ({ studio, processor }, made) => {
        await studio.advance({ days: 31 })
        await processor.subscriptions.renew(made.subscription!, 'declines')
      },
    },
  }),
}
