import { notFound } from '../../../api/errors.ts'
import type { Reader } from '../../../db/writer.ts'
import { toMajor } from '../../../lib/money.ts'
import { oneOf } from '../../../lib/one-of.ts'
import { loadType } from '../../membership-types/queries.ts'
import { membershipById } from '../../memberships/queries.ts'
import { endingTask } from '../tasks/queries.ts'
import { latestSubscription, type SubscriptionRow } from './queries.ts'

const STATUSES = ['trialing', 'active', 'past_due', 'unpaid', 'paused', 'canceled'] as const

/** A client's most recent subscription, or 404. */
export function loadSubscription(reader: Reader, client_id: number): SubscriptionRow {
  const row = reader.one(latestSubscription, { client_id })
  if (!row) throw notFound('subscription')
  return row
}

/** A subscription as the API shows it. */
export function presentSubscription(reader: Reader, row: SubscriptionRow) {
  const membership = reader.one(membershipById, { id: row.membership_id })!
  const { billing_interval, price_minor } = loadType(reader, membership.membership_type_id)
  const { currency, type_name, membership_type_id, past_due_since, renewal_price_minor } = membership
  return {
    id: row.id,
    client_id: row.client_id,
    membership_id: row.membership_id,
    membership_type_id,
    type_name,
    price: toMajor(renewal_price_minor ?? price_minor, currency),
    currency,
    billing_interval,
    status: oneOf(STATUSES, row.status, 'incomplete'),
    cancel_at_period_end: row.will_cancel,
    cancel_under_way: reader.one(endingTask, { subscription_id: row.id }) !== undefined,
    canceled_locally: row.canceled_locally,
    current_period_start: row.current_period_start,
    current_period_end: row.current_period_end,
    ended_at: row.ended_at,
    past_due_since,
    pay_url: row.pay_url,
    created_at: row.created_at,
    updated_at: row.updated_at,
  }
}
