import type { Selectable } from 'kysely'
import { db, query } from '../../../db/build.ts'
import type { SubscriptionsTable } from '../../../db/tables/tables.generated.ts'
import type { Instant } from '../../../lib/time.ts'

export type SubscriptionRow = Selectable<SubscriptionsTable>

export const subscriptionById = query((p: { id: number }) =>
  db.selectFrom('subscriptions').selectAll().where('id', '=', p.id),
)

export const subscriptionByProcessor = query((p: { processor_id: string }) =>
  db.selectFrom('subscriptions').selectAll().where('processor_id', '=', p.processor_id),
)

export const subscriptionOfMembership = query((p: { membership_id: number }) =>
  db.selectFrom('subscriptions').selectAll().where('membership_id', '=', p.membership_id),
)

/** A client's most recent subscription. */
export const latestSubscription = query((p: { client_id: number }) =>
  db.selectFrom('subscriptions').selectAll().where('client_id', '=', p.client_id).orderBy('id', 'desc').limit(1),
)

/** A subscription of a type that the processor still collects from a client. */
export const liveSubscriptionOfType = query((p: { client_id: number; membership_type_id: number }) =>
  db
    .selectFrom('subscriptions')
    .innerJoin('memberships', 'memberships.id', 'subscriptions.membership_id')
    .select('subscriptions.id')
    .where('subscriptions.client_id', '=', p.client_id)
    .where('memberships.membership_type_id', '=', p.membership_type_id)
    .where('subscriptions.status', '<>', 'canceled')
    .where('subscriptions.will_cancel', '=', false),
)

/** Live subscriptions that were not looked at since an instant. */
export const unlookedSubscriptions = query((p: { before: Instant }) =>
  db
    .selectFrom('subscriptions')
    .select(['id', 'processor_id'])
    .where('status', '<>', 'canceled')
    .where('checked_at', '<', p.before)
    .orderBy('checked_at')
    .limit(500),
)

export const invoiceById = query((p: { invoice_id: string }) =>
  db.selectFrom('processor_invoices').selectAll().where('invoice_id', '=', p.invoice_id),
)
