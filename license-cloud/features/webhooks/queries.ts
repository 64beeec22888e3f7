import type { Instant } from '../../../server/lib/time.ts'
import type { Store } from '../../db/store.ts'

export async function isHandled(store: Store, id: string): Promise<boolean> {
  return (await store.selectFrom('webhook_event').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
}

export async function rememberHandled(store: Store, event: { id: string; type: string; handled_at: Instant }) {
  await store
    .insertInto('webhook_event')
    .values(event)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Forgets messages handled before a moment. */
export async function forgetHandled(store: Store, before: Instant): Promise<void> {
  await store.deleteFrom('webhook_event').where('handled_at', '<', before).execute()
}

/** The license of a subscription. */
export function licenseOfSubscription(store: Store, subscriptionId: string) {
  return store
    .selectFrom('license')
    .select(['id', 'withdrawn_invoice_id'])
    .where('subscription_id', '=', subscriptionId)
    .executeTakeFirst()
}

interface Look {
  looked_at: Instant
  status?: 'active' | 'canceled'
  current_period_end?: Instant
}

/** Keeps how a subscription was found (of one that is not there, only that it was looked for), unless somebody has looked later. */
export async function keepLook(store: Store, id: number, look: Look): Promise<void> {
  await store.updateTable('license').set(look).where('id', '=', id).where('looked_at', '<=', look.looked_at).execute()
}

/** Keeps the invoice whose money is gone. */
export async function keepWithdrawn(store: Store, subscriptionId: string, invoice: string): Promise<void> {
  await store
    .updateTable('license')
    .set({ withdrawn_invoice_id: invoice })
    .where('subscription_id', '=', subscriptionId)
    .execute()
}

/** Keeps that an invoice's money is back; that of another is still gone. */
export async function forgetWithdrawn(store: Store, subscriptionId: string, invoice: string): Promise<void> {
  await store
    .updateTable('license')
    .set({ withdrawn_invoice_id: null })
    .where('subscription_id', '=', subscriptionId)
    .where('withdrawn_invoice_id', '=', invoice)
    .execute()
}

/** Subscriptions that should have been renewed or have ended by a moment and were not looked at since another, the longest ago first. */
export async function overdueSubscriptions(
  store: Store,
  { endedBy, unseenSince }: { endedBy: Instant; unseenSince: Instant },
) {
  const rows = await store
    .selectFrom('license')
    .select('subscription_id')
    .where('status', '=', 'active')
    .where('subscription_id', 'is not', null)
    .where('current_period_end', '<', endedBy)
    .where('looked_at', '<', unseenSince)
    .orderBy('looked_at')
    .limit(100)
    .execute()
  return rows.map(({ subscription_id }) => subscription_id!)
}
