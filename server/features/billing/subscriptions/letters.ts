import type { Act } from '../../../context.ts'
import type { Tx } from '../../../db/writer.ts'
import { toMajor } from '../../../lib/money.ts'
import { recipientOf } from '../../clients/recipient.ts'
import { enqueueMail } from '../../email/enqueue.ts'
import { membershipById } from '../../memberships/queries.ts'
import { settingsOf } from '../../settings/queries.ts'
import type { SubscriptionRow } from './queries.ts'

/** Tells a client that a payment for their subscription failed, and where to pay it or change the card. */
export function enqueueFailedPaymentLetter(tx: Tx, act: Act, row: SubscriptionRow): void {
  const to = recipientOf(tx, row.client_id)
  if (!to) return
  const { type_name, currency, renewal_price_minor } = tx.one(membershipById, { id: row.membership_id })!
  const { past_due_days } = settingsOf(tx)
  enqueueMail(tx, act, {
    template: 'payment_failed',
    to,
    data: {
      name: to.name,
      client: to.clientName,
      type_name,
      amount: toMajor(renewal_price_minor ?? 0, currency),
      currency,
      days: past_due_days,
      url: row.pay_url,
    },
  })
}
