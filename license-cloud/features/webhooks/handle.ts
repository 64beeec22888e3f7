import type { ProcessorEvent } from '../../../server/ports/processor/port.ts'
import type { App } from '../../context.ts'
import { fulfil } from '../checkout/fulfil.ts'
import { lookAgain } from './look-again.ts'
import { keepWithdrawn } from './queries.ts'

type Handler = (app: App, id: string) => Promise<void>

const bought: Handler = async (app, id) => fulfil(app, await app.ports.seller.session(id))

const billed: Handler = async (app, id) => {
  const subscription = await app.ports.seller.subscriptionOf(id)
  if (subscription !== null) await lookAgain(app, subscription)
}

const refunded: Handler = async (app, id) => {
  const invoice = await app.ports.seller.refundedInvoice(id)
  if (!invoice) return
  await keepWithdrawn(app.store, invoice.subscription_id, invoice.id)
  await lookAgain(app, invoice.subscription_id)
}

const disputed: Handler = async (app, id) => {
  const { status, payment_intent_id } = await app.ports.seller.dispute(id)
  const invoice = payment_intent_id === null ? null : await app.ports.seller.invoiceOf(payment_intent_id)
  if (!invoice) return
  await keepWithdrawn(app.store, invoice.subscription_id, status === 'won' ? null : invoice.id)
  await lookAgain(app, invoice.subscription_id)
}

/** What follows from each type of message; from all others nothing does. */
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
  'charge.dispute.created': disputed,
  'charge.dispute.closed': disputed,
}

/** Does what follows from a message, which may come twice, late, or in any order. Throws a ProcessorError where that can't be found out. */
export async function handle(app: App, { type, object }: ProcessorEvent): Promise<void> {
  await handlers[type]?.(app, object.id)
}
