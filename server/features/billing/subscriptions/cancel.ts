import { Refusal } from '../../../api/errors.ts'
import type { Ctx } from '../../../context.ts'
import { db } from '../../../db/build.ts'
import { localDate } from '../../../lib/time.ts'
import { audit } from '../../audit/audit.ts'
import { collectedUntil, markPastDue } from '../../memberships/collected.ts'
import { settingsOf } from '../../settings/queries.ts'
import { ProcessorError } from '../../../ports/processor/port.ts'
import { providerRefused, requireConnected } from '../account/connected.ts'
import { oneAtATime } from '../fulfil/one-at-a-time.ts'
import { endWithPeriod } from '../tasks/queue.ts'
import { applySubscription } from './apply.ts'
import { loadSubscription, presentSubscription } from './present.ts'
import type { SubscriptionRow } from './queries.ts'
import { say } from '../../../lib/sayings/sayings.ts'

/**
 * Cancels a client's subscription at the end of the period that is paid; one cancelled like that already stays so. A processor
 * that does not answer may have heard: it is asked again until it answers, and the refusal says so.
 */
export function cancelSubscription(ctx: Ctx, client_id: number) {
  const row = requireLive(loadSubscription(ctx.db, client_id))
  const { processor } = requireConnected(ctx)
  return oneAtATime(ctx, `subscription ${row.id}`, async () => {
    const facts = await processor.setCancelAtPeriodEnd(row.processor_id, true).catch(async (error: unknown) => {
      throw error instanceof ProcessorError ? await refusedOrUnderWay(ctx, row, error) : error
    })
    return ctx.write((tx) => {
      const before = loadSubscription(tx, client_id)
      const after = applySubscription(tx, ctx, row, { facts, latest: undefined })
      audit(tx, ctx, 'subscription.cancel', { entity: 'subscription', id: row.id, before, after })
      return presentSubscription(tx, after)
    })
  })
}

async function refusedOrUnderWay(ctx: Ctx, row: SubscriptionRow, error: ProcessorError): Promise<Refusal> {
  if (error.kind !== 'unavailable') return providerRefused(error)
  await ctx.step((tx) => {
    endWithPeriod(tx, ctx, row.id)
    audit(tx, ctx, 'subscription.cancel', { entity: 'subscription', id: row.id, before: row, after: row })
  })
  return new Refusal('PAYMENT_PROVIDER_ERROR', say('billing.cancel_under_way'))
}

/**
 * Ends a subscription only here, for where the processor can't be asked: its membership is valid to the end of the paid period.
 * Later events about it from the processor change nothing.
 */
export function overrideSubscription(ctx: Ctx, client_id: number) {
  return ctx.write((tx) => {
    const before = requireLive(loadSubscription(tx, client_id))
    const { timezone } = settingsOf(tx)
    const ends_on = localDate(before.current_period_end, timezone)
    markPastDue(tx, ctx, before.membership_id, null)
    collectedUntil(tx, ctx, before.membership_id, { ends_on })
    const after = tx.returningOne(
      db
        .updateTable('subscriptions')
        .set({ status: 'canceled', canceled_locally: true, ended_at: ctx.now, pay_url: null, updated_at: ctx.now })
        .where('id', '=', before.id)
        .returningAll(),
    )
    audit(tx, ctx, 'subscription.override', { entity: 'subscription', id: before.id, before, after })
    return presentSubscription(tx, after)
  })
}

function requireLive(row: SubscriptionRow): SubscriptionRow {
  if (row.status !== 'canceled') return row
  throw new Refusal('SUBSCRIPTION_ENDED', say('billing.subscription_has_ended_already'))
}
