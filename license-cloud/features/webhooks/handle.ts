import type { ProcessorEvent } from '../../../server/ports/processor/port.ts'
import type { App } from '../../context.ts'
import { fulfil } from '../checkout/fulfil.ts'
import type { PaidInvoice } from '../../ports/processor/port.ts'
import { lookAgain } from './look-again.ts'
import { forgetWithdrawn, keepWithdrawn, licenseOfSubscription } from './queries.ts'

type Handler = (app: App, id: string) => Promise<void>

const bought: Handler = async (app, id) => fulfil(app, await app.ports.seller.session(id))

const billed: Handler = async (app, id) => {
  const subscription = await app.ports.seller.subscriptionOf(id)
  if (subscription !== null) await lookAgain(app, subscription)
}

const refunded: Handler = async (app, id) => moneyMoved(app, await app.ports.seller.refundedInvoice(id), true)

const refundFailed: Handler = async (app, id) =>
  moneyMoved(app, await invoiceOf(app, (await app.ports.seller.refund(id)).payment_intent_id), false)

const disputed: Handler = async (app, id) => {
  const { status, is_inquiry, payment_intent_id } = await app.ports.seller.dispute(id)
  if (!is_inquiry) await moneyMoved(app, await invoiceOf(app, payment_intent_id), status !== 'won')
}

const invoiceOf = async ({ ports }: App, payment: string | null) =>
  payment === null ? null : ports.seller.invoiceOf(payment)

/** Keeps that the money of an invoice is gone, or back, and what follows for its license. */
async function moneyMoved(app: App, invoice: PaidInvoice | null, isGone: boolean): Promise<void> {
  if (!invoice) return
  const { store, ports } = app
  const { id, subscription_id } = invoice
  if (!(await licenseOfSubscription(store, subscription_id))) await fulfilLate(app, subscription_id)
  if (!isGone) await forgetWithdrawn(store, subscription_id, id)
  // That of an older invoice is nothing to the period that runs, and must not take the place of the last one's.
  else if ((await ports.seller.subscription(subscription_id)).latest_invoice_id === id)
    await keepWithdrawn(store, subscription_id, id)
  await lookAgain(app, subscription_id)
}

/** Makes the license of a subscription whose own message is still on its way. */
async function fulfilLate(app: App, subscriptionId: string): Promise<void> {
  const session = await app.ports.seller.sessionOf(subscriptionId)
  if (session) await fulfil(app, session)
}

/** The handler of each type of message; all other types have no effect. */
const handlers: Readonly<Record<string, Handler>> = {
  'checkout.session.completed': bought,
  'checkout.session.async_payment_succeeded': bought,
  'customer.subscription.updated': lookAgain,
  'customer.subscription.deleted': lookAgain,
  'customer.subscription.paused': lookAgain,
  'customer.subscription.resumed': lookAgain,
  'invoice.paid': billed,
  'invoice.payment_failed': billed,
  'charge.refunded': refunded,
  'refund.failed': refundFailed,
  'charge.dispute.created': disputed,
  'charge.dispute.funds_withdrawn': disputed,
  'charge.dispute.funds_reinstated': disputed,
  'charge.dispute.closed': disputed,
}

/** Does what follows from a message, which may come twice, late, or in any order. Throws a ProcessorError where that can't be found out. */
export async function handle(app: App, { type, object }: ProcessorEvent): Promise<void> {
  // A type is a stranger's word: `constructor` is nobody's handler.
  if (Object.hasOwn(handlers, type)) await handlers[type]?.(app, object.id)
}
