import type { Act, App } from '../../../context.ts'
import type { ProcessorEvent } from '../../../ports/processor/port.ts'
import { settingsOf } from '../../settings/queries.ts'
import type { Connected } from '../account/connected.ts'
import { adopt } from '../fulfil/adopt.ts'
import { checkoutByReference, checkoutBySession, saveCheckout } from '../checkout/queries.ts'
import { syncCheckout } from '../fulfil/sync-checkout.ts'
import { followPayment } from '../cards/collect.ts'
import { syncSubscription } from '../subscriptions/sync-subscription.ts'

/** Does what follows from an event: looks at the object that it is about, as it is now. */
export type ProcessorEventHandler = (
  app: App,
  act: Act,
  connected: Connected,
  id: string,
  told: ProcessorEvent,
) => Promise<unknown>

/** Handlers for events, by the kind of object that is bought or collected; each gets its id. */
export const purchaseHandlers: Readonly<Record<string, ProcessorEventHandler>> = {
  'checkout.session': followSession,
  subscription: syncSubscription,
  invoice: followInvoice,
  payment_intent: followPayment,
}

/** Follows a session. Its event may come before its id is kept here: then its own reference leads to the checkout. */
async function followSession(
  app: App,
  act: Act,
  connected: Connected,
  session_id: string,
  { created_at }: ProcessorEvent,
): Promise<void> {
  const known = app.db.one(checkoutBySession, { session_id })
  if (known) return void (await syncCheckout(app, act, known.id))
  const session = await connected.processor.session(session_id)
  const { metadata } = session
  if (metadata['installation_id'] !== settingsOf(app.db).public_studio_id) return
  const row = app.db.one(checkoutByReference, { reference: metadata['reference'] ?? '' })
  if (!row) return adopt(app, act, connected, { session, at: created_at })
  if (row.session_id === null) await app.writer.write((tx) => void saveCheckout(tx, act, row.id, { session_id }))
  await syncCheckout(app, act, row.id)
}

/** An invoice is looked at with its subscription. */
async function followInvoice(app: App, act: Act, connected: Connected, id: string): Promise<void> {
  const { subscription_id } = await connected.processor.invoice(id)
  if (subscription_id !== null) await syncSubscription(app, act, connected, subscription_id)
}
