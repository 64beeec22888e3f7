import type { Act, App } from '../../../context.ts'
import type { Job } from '../../../jobs/runner.ts'
import { addHours } from '../../../lib/time.ts'
import { settingsOf } from '../../settings/queries.ts'
import { findConnected, isOf, type Connected } from '../account/connected.ts'
import { checkoutByReference } from '../checkout/queries.ts'
import { syncCheckout } from '../fulfil/sync-checkout.ts'
import { oneAtATime } from '../fulfil/one-at-a-time.ts'
import { applyInvoice, applySubscription } from './apply.ts'
import { invoiceById, subscriptionByProcessor, unlookedSubscriptions, type SubscriptionRow } from './queries.ts'

/** Hours after which a subscription is looked at again even without an event about it. */
const LOOK_HOURS = 24

/**
 * Looks at a subscription of the processor and does what follows: the invoices paid since, the oldest first, then how it
 * stands. One that is not known yet is bought by a checkout; one that is not the studio's is left alone.
 */
export async function syncSubscription(app: App, act: Act, connected: Connected, processor_id: string): Promise<void> {
  const row =
    app.db.one(subscriptionByProcessor, { processor_id }) ?? (await boughtJustNow(app, act, connected, processor_id))
  if (!row || !isOf(connected, row)) return
  await oneAtATime(app, `subscription ${row.id}`, () => lookAt(app, act, connected, row))
}

async function lookAt(app: App, act: Act, { processor }: Connected, row: SubscriptionRow): Promise<void> {
  const { processor_id, id } = row
  const facts = await processor.subscription(processor_id)
  const paid = (await processor.invoicesOf(processor_id)).toReversed()
  const news = paid.filter((invoice) => !app.db.one(invoiceById, { invoice_id: invoice.id }))
  const { latest_invoice_id } = facts
  const isFine = facts.status === 'active' || facts.status === 'trialing' || facts.status === 'canceled'
  const latest = isFine || latest_invoice_id === null ? undefined : await processor.invoice(latest_invoice_id)
  await app.writer.write((tx) => {
    for (const invoice of news) applyInvoice(tx, act, { id }, invoice)
    applySubscription(tx, act, { id }, { facts, latest })
  })
}

/** A subscription's event may come before its checkout is delivered: then that is done first. */
async function boughtJustNow(app: App, act: Act, { processor }: Connected, processor_id: string) {
  const { metadata } = await processor.subscription(processor_id)
  if (metadata['installation_id'] !== settingsOf(app.db).public_studio_id) return undefined
  const checkout = app.db.one(checkoutByReference, { reference: metadata['reference'] ?? '' })
  if (!checkout) return undefined
  await syncCheckout(app, act, checkout.id)
  return app.db.one(subscriptionByProcessor, { processor_id })
}

/** Looks at every live subscription once a day, whatever events came or were missed. */
export const lookAtSubscriptions: Job = {
  name: 'look at subscriptions',
  everyMinutes: 60,
  hasWork: (app, now) => app.db.one(unlookedSubscriptions, { before: addHours(now, -LOOK_HOURS) }) !== undefined,
  run: async (app, act, round) => {
    const connected = findConnected(app)
    if (!connected) return
    const rows = app.db.all(unlookedSubscriptions, { before: addHours(act.now, -LOOK_HOURS) })
    await round.each('subscription', rows, ({ processor_id }) => syncSubscription(app, act, connected, processor_id), 4)
  },
}
