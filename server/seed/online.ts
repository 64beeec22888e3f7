import { addMonths, startOfDay } from '../lib/time.ts'
import { intervalStart } from '../features/memberships/term-rules.ts'
import type { Cell } from './bulk.ts'
import type { Client } from './clients.ts'
import { CURRENCY, DAY, HOUR, iso, MINUTE, seedBytes, ZONE, type Making } from './making.ts'
import type { Purchase } from './purchases.ts'

/** For how many years the studio has sold online when it is found, and how much of what can be sold so. */
const YEARS = 3
const SHARE = { once: 0.5, subscription: 0.9 }
/** How often somebody goes away from the page and comes back later. */
const LEFT = 0.15
/** For how long is kept what the processor told. */
const EVENT_DAYS = 60
const ACCOUNT = 'acct_years'
const TEST: Cell = 0

/** An online payment: by a separate checkout, or as the renewal of a subscription. */
export type PaidOnline =
  | { kind: 'membership'; typeId: number; subscription?: number | undefined }
  | { kind: 'product'; productId: number }
  | { kind: 'gift_card' }
  | { kind: 'renewal'; subscription: number }

/** Its entry in the ledger. */
interface Written {
  purchaseId: number
  promoUseId: number | null
}

/** A membership that is collected each month, from its first day to its next or last. */
interface Collected {
  id: number
  client: Client
  startsOn: string
  nextOn: string
  /** When it ended, in milliseconds; null where it goes on. */
  ended: number | null
}

export interface Online {
  /** True if what is bought now is bought online: most of what is collected each month, half of all else. */
  isSold(at: number, of?: 'once' | 'subscription'): boolean
  /** Keeps a subscription of the processor’s; gives its id. */
  subscribe(at: number, membership: Collected): number
  /** Keeps how a purchase was paid that the ledger has written. */
  paid(at: number, purchase: Purchase & { online: PaidOnline }, written: Written): void
  /** Keeps that all of it was given back, by another entry of the ledger. */
  refunded(at: number, amount: number, payments: { paymentId: number; refundId: number }): void
}

/** Records of the payment processor: customers, checkouts, subscriptions with their invoices, and its messages. */
export function payOnline(making: Making): Online {
  const random = making.random('online')
  const since = Date.parse(startOfDay(addMonths(making.options.until, -12 * YEARS), ZONE))
  const idOf = (prefix: string, n: number) =>
    prefix + seedBytes(making.options.seed, `${prefix}${n}`).toString('hex').slice(0, 24)
  const customers = customersOf(making, idOf)
  const checkouts = making.table('checkouts', [
    'id',
    'reference',
    'account_id',
    'livemode',
    'kind',
    'client_id',
    'membership_type_id',
    'product_id',
    'terms',
    'status',
    'list_price_minor',
    'discount_minor',
    'total_minor',
    'currency',
    'promo_use_id',
    'success_url',
    'cancel_url',
    'session_id',
    'payment_intent_id',
    'subscription_id',
    'purchase_id',
    'expires_at',
    'created_at',
    'updated_at',
    'completed_at',
  ])
  const subscriptions = subscriptionsOf(making, idOf)
  const invoices = making.table('processor_invoices', [
    'invoice_id',
    'subscription_id',
    'purchase_id',
    'payment_intent_id',
    'paid_at',
  ])
  const refunds = making.table('processor_refunds', [
    'id',
    'reference',
    'refund_id',
    'payment_id',
    'refund_payment_id',
    'amount_minor',
    'status',
    'created_at',
    'updated_at',
  ])
  const tell = tellingOf(making, idOf)
  const terms = JSON.stringify({ recipient_name: 'Rosa', recipient_email: null, message: null, deliver_on: null })
  const back = ['https://marea.example/paid', 'https://marea.example/prices'] as const

  /** Keeps a checkout that began at a moment; without what the ledger has written of it, one that came to nothing. */
  const keep = (
    began: number,
    { client, lines, discount, refund, online }: Bought,
    paid?: Written & { at: number },
  ) => {
    const id = checkouts.next()
    const session = idOf('cs_test_', id)
    const list = lines.reduce((sum, line) => sum + line.total_minor, 0)
    const of: Cell[] = [
      client?.id ?? null,
      online.kind === 'membership' ? online.typeId : null,
      online.kind === 'product' ? online.productId : null,
      online.kind === 'gift_card' ? terms : '{}',
    ]
    const off = paid ? discount : 0
    const amounts: Cell[] = [list, off, list - off, CURRENCY, paid?.promoUseId ?? null]
    const status = paid === undefined ? 'expired' : refund ? 'refunded' : 'completed'
    const subscription = paid && online.kind === 'membership' ? (online.subscription ?? null) : null
    const became: Cell[] = [paid ? idOf('pi_', id) : null, subscription, paid?.purchaseId ?? null]
    const last = paid === undefined ? began + 35 * MINUTE : (refund?.at ?? paid.at)
    const times = [iso(began + 35 * MINUTE), iso(began), iso(last), paid ? iso(paid.at) : null]
    checkouts.add(
      id,
      idOf('', id),
      ACCOUNT,
      TEST,
      online.kind,
      ...of,
      status,
      ...amounts,
      ...back,
      session,
      ...became,
      ...times,
    )
    tell(last, paid ? 'checkout.session.completed' : 'checkout.session.expired', session)
  }

  let billed = 0
  const invoice = (at: number, subscription: number, purchaseId: number) => {
    billed += 1
    invoices.add(idOf('in_', billed), subscription, purchaseId, idOf('pi_in_', billed), iso(at))
    tell(at, 'invoice.paid', idOf('in_', billed))
  }

  return {
    isSold: (at, of = 'once') => at >= since && random() < SHARE[of],
    subscribe: (at, membership) => subscriptions(at, membership),
    paid: (at, { online, ...bought }, written) => {
      if (bought.client) customers(at, bought.client.id)
      if (online.kind === 'renewal') return invoice(at, online.subscription, written.purchaseId)
      const checkout = { ...bought, online }
      if (random() < LEFT) keep(at - 50 * MINUTE, checkout)
      keep(at - 4 * MINUTE, checkout, { ...written, at })
      if (online.kind === 'membership' && online.subscription !== undefined)
        invoice(at, online.subscription, written.purchaseId)
    },
    refunded: (at, amount, { paymentId, refundId }) => {
      const id = refunds.next()
      const given = [paymentId, refundId, amount, 'succeeded', iso(at), iso(at)]
      refunds.add(id, idOf('refund_', id), idOf('re_', id), ...given)
    },
  }
}

type Bought = Omit<Purchase, 'online'> & { online: Exclude<PaidOnline, { kind: 'renewal' }> }
type Naming = (prefix: string, n: number) => string

/** Each client as the processor knows them, from the first that they buy online. */
function customersOf(making: Making, idOf: Naming) {
  const rows = making.table('processor_customers', ['client_id', 'account_id', 'livemode', 'customer_id', 'created_at'])
  const known = new Set<number>()
  return (at: number, clientId: number): void => {
    if (known.has(clientId)) return
    known.add(clientId)
    rows.add(clientId, ACCOUNT, TEST, idOf('cus_', clientId), iso(at))
  }
}

function subscriptionsOf(making: Making, idOf: Naming) {
  const rows = making.table('subscriptions', [
    'id',
    'client_id',
    'membership_id',
    'account_id',
    'livemode',
    'processor_id',
    'status',
    'current_period_start',
    'current_period_end',
    'ended_at',
    'checked_at',
    'created_at',
    'updated_at',
  ])
  const instant = (date: string) => `${date}T04:10:00.000Z`
  return (at: number, { id: membershipId, client, startsOn, nextOn, ended }: Collected): number => {
    const id = rows.next()
    let months = 1
    while (intervalStart(startsOn, 'monthly', months) < nextOn) months += 1
    const from = months === 1 ? iso(at) : instant(intervalStart(startsOn, 'monthly', months - 1))
    const last = ended ?? Math.max(at, making.now - 5 * HOUR)
    const stands = [ended === null ? 'active' : 'canceled', from, instant(nextOn), ended === null ? null : iso(ended)]
    const of = [client.id, membershipId, ACCOUNT, TEST, idOf('sub_', id)]
    rows.add(id, ...of, ...stands, iso(last), iso(at), iso(last))
    return id
  }
}

/** Recent messages of the processor that were handled. */
function tellingOf(making: Making, idOf: Naming) {
  const rows = making.table('processor_events', [
    'id',
    'type',
    'object_id',
    'livemode',
    'created_at',
    'received_at',
    'attempts',
    'handled_at',
  ])
  let told = 0
  return (at: number, type: string, objectId: string): void => {
    if (at < making.now - EVENT_DAYS * DAY) return
    told += 1
    rows.add(idOf('evt_', told), type, objectId, TEST, iso(at), iso(at + 400), 1, iso(at + 900))
  }
}
