import {
  ADDRESS,
  back,
  payOnline,
  productPath,
  registerBuyer,
  sellMonthly,
  sellOnline,
  subscribe,
} from '../build/online.ts'
import { registerMember } from '../build/bookings.ts'
import { owe } from '../build/debts.ts'
import { buyClass, sellClass } from '../build/class-sales.ts'
import { prepaidService, prepay } from '../build/prepaid.ts'
import { makeProduct } from '../build/commerce.ts'
import type { Reply } from '../studio.ts'
import type { Begin, Question, Said } from './question.ts'
import type { Outside } from './stage.ts'

type Books = Outside['processor']['books']
type Kind = Parameters<Books['all']>[0]

/** How many things of a kind the processor has now of which this holds, beyond those there were as it began. */
function newOnes<K extends Kind>(
  { processor }: Outside,
  kind: K,
  holds: (one: ReturnType<Books['all']>[number]) => boolean,
) {
  const those = () =>
    processor.books
      .all(kind)
      .filter((one) => holds(one as never))
      .map(({ id }) => id)
  const before = new Set(those())
  return () => those().filter((id) => !before.has(id)).length
}

const any = () => true
// The stand-in's records are read here as they are.
// oxlint-disable-next-line no-explicit-any
const field = (one: any, name: string) => one[name]

/** A checkout that nobody opened can't be paid an hour later; clients who opened it were notified. */
function checkout(outside: Outside, send: Question['send']): Question {
  return { send, there: newOnes(outside, 'checkout.session', (one) => field(one, 'status') === 'open') }
}

async function refund(outside: Outside): Promise<Question> {
  const { studio } = outside
  const buyer = await registerBuyer(studio)
  await payOnline(studio, { session_id: await buyer.begin((await sellOnline(studio)).id) })
  const entries = async () => (await studio.asOwner(`GET /api/v1/payments?client_id=${buyer.id}`)).body.items
  const [{ id }] = await entries()
  const body = { amount: 45, reason: 'Moved away' }
  return {
    send: () => studio.asOwner(`POST /api/v1/payments/${id}/refunds`, body),
    says: ({ body: { detail = '', code } }) =>
      /is in progress/.test(detail) || code === 'PAYMENT_REFUNDED' ? 'in progress' : undefined,
    there: newOnes(outside, 'refund', any),
    here: async () => (await entries()).filter(({ amount }: { amount: number }) => amount === -45).length,
    follow: async () => {
      const all = await entries()
      if (all.some(({ amount }: { amount: number }) => amount === -45)) return 'done'
      return all.some(({ under_way }: { under_way: number | null }) => under_way === 45) ? 'in progress' : 'not done'
    },
  }
}

async function cancel(outside: Outside): Promise<Question> {
  const { studio } = outside
  const { id } = await subscribe(studio)
  const path = `/api/billing/members/${id}/subscription`
  const read = async () => (await studio.asOwner(`GET ${path}`)).body
  return {
    send: () => studio.asOwner(`POST ${path}/cancel`),
    says: ({ body }) => (/is in progress/.test(body.detail) ? 'in progress' : undefined),
    there: newOnes(outside, 'subscription', (one) => field(one, 'cancel_at_period_end') === true),
    here: async () => Number((await read()).cancel_at_period_end),
    follow: async () => followed(await read()),
  }
}

const followed = (one: { cancel_at_period_end: boolean; cancel_under_way: boolean }): Said => {
  if (one.cancel_under_way) return 'in progress'
  return one.cancel_at_period_end ? 'done' : 'not done'
}

/** Changes here are repeated to the processor until it has received them. */
async function ended(outside: Outside): Promise<Question> {
  const { studio } = outside
  const buyer = await subscribe(studio)
  const [{ id }] = await buyer.memberships()
  return {
    send: () => studio.asOwner(`DELETE /api/v1/memberships/${id}`),
    there: newOnes(outside, 'subscription', (one) => field(one, 'status') === 'canceled'),
    here: async () => Number((await studio.asOwner(`GET /api/v1/memberships/${id}`)).body.status === 'cancelled'),
  }
}

async function paused(outside: Outside): Promise<Question> {
  const { studio } = outside
  const type = await sellMonthly(studio, { can_pause: true, max_pause_days: 30 })
  const buyer = await registerBuyer(studio)
  await payOnline(studio, { session_id: await buyer.begin(type.id) })
  const [{ id }] = await buyer.memberships()
  return {
    send: () => studio.asOwner(`POST /api/v1/memberships/${id}/pause`, { pause_days: 14 }),
    says: ({ body }) => (body.code === 'MEMBERSHIP_INVALID_TRANSITION' ? 'done' : undefined),
    there: newOnes(outside, 'subscription', (one) => field(one, 'pause_collection') !== null),
    here: async () => Number((await studio.asOwner(`GET /api/v1/memberships/${id}`)).body.status === 'paused'),
  }
}

const agree = {
  success_url: `${ADDRESS}/card`,
  cancel_url: `${ADDRESS}/card`,
  agrees_to_fees: true,
  fees_text_version: 1,
}

async function forgetCard(outside: Outside): Promise<Question> {
  const { studio } = outside
  const buyer = await registerBuyer(studio)
  const { body } = await buyer.ask('POST /api/billing/card', agree)
  await payOnline(studio, body)
  return {
    send: () => buyer.ask('DELETE /api/billing/card'),
    there: newOnes(outside, 'payment_method', (one) => field(one, 'customer') === null),
    here: async () => 1,
  }
}

const connecting = async (outside: Outside): Promise<Question> => {
  const { studio, processor } = outside
  await studio.asOwner('DELETE /api/billing/settings')
  const body = { secret_key: processor.key, publishable_key: 'pk_test_StandIn' }
  const read = async () => (await studio.asOwner('GET /api/billing/settings')).body
  return {
    send: () => studio.asOwner('POST /api/billing/settings', body),
    there: () => processor.books.all('webhook_endpoint').length,
    here: async () => Number((await read()).connected),
  }
}

/** How each operation that asks the processor is tried. */
export const ofProcessor: Readonly<Record<string, Begin>> = {
  'POST /api/v1/payments/{payment_id}/refunds': refund,
  'POST /api/billing/members/{client_id}/subscription/cancel': cancel,
  'DELETE /api/v1/memberships/{membership_id}': ended,
  'POST /api/v1/memberships/{membership_id}/pause': paused,
  'DELETE /api/billing/card': forgetCard,
  'POST /api/billing/card': async (outside) => {
    const buyer = await registerBuyer(outside.studio)
    return checkout(outside, () => buyer.ask('POST /api/billing/card', agree))
  },
  'POST /api/billing/checkout-session': async (outside) => {
    const [buyer, type] = [await registerBuyer(outside.studio), await sellOnline(outside.studio)]
    return checkout(outside, () => buyer.buy(type.id))
  },
  'POST /api/billing/class-checkout-session': async (outside) => {
    const [buyer, cls] = [await registerBuyer(outside.studio), await sellClass(outside.studio)]
    return checkout(outside, () => buyClass(buyer, cls))
  },
  'POST /api/billing/appointment-checkout-session': async (outside) => {
    const [buyer, slot] = [await registerBuyer(outside.studio), await prepaidService(outside.studio)]
    return checkout(outside, () => prepay(buyer, slot))
  },
  'POST /api/billing/charges-checkout-session': async (outside) => {
    const client = await registerMember(outside.studio)
    await owe(outside.studio, client)
    return checkout(outside, () => client.ask('POST /api/billing/charges-checkout-session', back))
  },
  'GET /api/billing/checkout-session/{session_id}': async (outside) => {
    const [buyer, type] = [await registerBuyer(outside.studio), await sellOnline(outside.studio)]
    const session = await buyer.begin(type.id)
    return {
      send: () => buyer.ask(`GET /api/billing/checkout-session/${session}`),
      says: ({ status }: Reply) => (status === 200 ? 'not done' : undefined),
    }
  },
  'DELETE /api/billing/checkout-session/{session_id}': async (outside) => {
    const [buyer, type] = [await registerBuyer(outside.studio), await sellOnline(outside.studio)]
    const session = await buyer.begin(type.id)
    return { send: () => buyer.ask(`DELETE /api/billing/checkout-session/${session}`) }
  },
  'POST /api/v1/gift-cards/checkout-session': async (outside) => {
    const buyer = await registerBuyer(outside.studio)
    const card = { amount: 50, recipient_name: 'Ben', ...back }
    return checkout(outside, () => buyer.ask('POST /api/v1/gift-cards/checkout-session', card))
  },
  'POST /api/v1/widget/{public_studio_id}/products/{product_id}/checkout-session': async (outside) => {
    const { studio } = outside
    const [buyer, product] = [await registerBuyer(studio), await makeProduct(studio)]
    const path = await productPath(studio, product.id)
    return checkout(outside, () => buyer.ask(`POST ${path}`, back))
  },
  'POST /api/billing/portal-session': async (outside) => {
    const buyer = await subscribe(outside.studio)
    return { send: () => buyer.ask('POST /api/billing/portal-session', { return_url: ADDRESS }) }
  },
}

/** The operation that removes the connection itself, and so is tried alone. */
export const ofConnection: Readonly<Record<string, Begin>> = {
  'POST /api/billing/settings': connecting,
  'DELETE /api/billing/settings': async ({ studio }) => ({
    send: () => studio.asOwner('DELETE /api/billing/settings'),
    here: async () => Number(!(await studio.asOwner('GET /api/billing/settings')).body.connected),
  }),
}
