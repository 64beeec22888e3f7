import type Stripe from 'stripe'
import { idOf } from '../kinds.ts'

type Loose = Record<string, unknown>

/** The first version in which periods stand with the items, and an invoice names its subscription by its parent. */
const BASIL = '2025-03-31'

/** An event as an endpoint of a version has it, or else the account: before `basil`, with everything at its old place. */
export function render(event: Stripe.EventBase, version: string | null): Stripe.EventBase {
  const shown = version ?? event.api_version ?? BASIL
  if (shown >= BASIL) return { ...event, api_version: shown }
  const object = structuredClone(event.data.object) as Loose
  const old = OLD[String(object.object)]?.(object) ?? object
  return { ...event, api_version: shown, data: { ...event.data, object: old } }
}

const OLD: Readonly<Record<string, (object: Loose) => Loose>> = {
  subscription: oldSubscription,
  invoice: oldInvoice,
  charge: (charge) => ({ ...charge, invoice: null }),
  payment_intent: (intent) => ({ ...intent, invoice: null }),
}

function oldSubscription({ items, discounts, ...rest }: Loose): Loose {
  const { data, ...list } = items as Stripe.ApiList<Stripe.SubscriptionItem>
  const [first] = data
  const moved = data.map(({ current_period_end: _, current_period_start: __, ...item }) => item)
  return {
    ...rest,
    current_period_end: first?.current_period_end,
    current_period_start: first?.current_period_start,
    discount: null,
    discounts,
    items: { ...list, data: moved },
    plan: first?.plan,
    quantity: first?.quantity,
  }
}

function oldInvoice({ parent, lines, ...rest }: Loose): Loose {
  const { subscription_details: of } = (parent ?? {}) as Partial<Stripe.Invoice.Parent>
  const { data, ...list } = lines as Stripe.ApiList<Stripe.InvoiceLineItem>
  const moved = data.map(({ parent: own, pricing: _, ...line }) => ({
    ...line,
    subscription_item: own?.subscription_item_details?.subscription_item,
    type: 'subscription',
  }))
  return {
    ...rest,
    charge: null,
    lines: { ...list, data: moved },
    paid: rest.status === 'paid',
    payment_intent: null,
    subscription: idOf(of?.subscription),
    subscription_details: { metadata: of?.metadata ?? {} },
  }
}
