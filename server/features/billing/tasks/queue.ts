import type { Act } from '../../../context.ts'
import { db } from '../../../db/build.ts'
import type { Tx } from '../../../db/writer.ts'
import { startOfDay } from '../../../lib/time.ts'
import type { ClientFollower } from '../../clients/seam.ts'
import type { MembershipFollower } from '../../memberships/seam.ts'
import { settingsOf } from '../../settings/queries.ts'
import { customersOf } from '../account/queries.ts'
import { closeIntros } from '../checkout/let-run-out.ts'
import { subscriptionOfMembership } from '../subscriptions/queries.ts'
import { endedHereAloneOfClient, endedHereAloneOfMembership, endingTask, type TaskRow } from './queries.ts'

/** Queues a report to the processor, sent after the commit, of a change to a subscription or its buyer. */
function addTask(
  tx: Tx,
  act: Act,
  kind: TaskRow['kind'],
  subscription_id: number | null,
  detail: TaskRow['detail'] = {},
): void {
  const row = { kind, subscription_id, detail, next_attempt_at: act.now, created_at: act.now }
  tx.run(db.insertInto('processor_tasks').values(row))
}

/** Reports a membership's changes to the processor that collects it: else the client would go on paying. */
export const collectingFollows: MembershipFollower = {
  counts: (reader, membership_id) => {
    const row = reader.one(subscriptionOfMembership, { membership_id })
    const isLive = row !== undefined && row.status !== 'canceled'
    return { is_collected: isLive || reader.one(endedHereAloneOfMembership, { membership_id }) !== undefined }
  },
  stopped: (tx, act, membership_id, { from, until, isToldByProcessor = false }) => {
    const row = tx.one(subscriptionOfMembership, { membership_id })
    if (until === undefined) endAlsoThere(tx, act, tx.all(endedHereAloneOfMembership, { membership_id }))
    if (!row || row.status === 'canceled' || isToldByProcessor) return 0
    // The last day that was set here stays, though the processor ends it at once.
    if (until === undefined) addTask(tx, act, 'cancel', row.id, from > act.now ? { keeps_last_day: true } : {})
    return 0
  },
  paused: (tx, act, membership_id, until) => {
    const row = tx.one(subscriptionOfMembership, { membership_id })
    if (!row || row.status === 'canceled') return
    addTask(tx, act, 'pause', row.id, { until: startOfDay(until, settingsOf(tx).timezone) })
  },
  resumed: (tx, act, membership_id) => {
    const row = tx.one(subscriptionOfMembership, { membership_id })
    if (row && row.status !== 'canceled') addTask(tx, act, 'resume', row.id)
  },
  introTaken: closeIntros,
  unpaid: () => 0,
}

/**
 * Ends subscriptions at the processor that were ended only here: they go on there, because it was not asked then. A former
 * client, or one who no longer has the membership, must not go on paying.
 */
export const endedAlsoThere: ClientFollower = {
  ended: (tx, act, client_id) => endAlsoThere(tx, act, tx.all(endedHereAloneOfClient, { client_id })),
}

function endAlsoThere(tx: Tx, act: Act, subscriptions: readonly { id: number }[]): void {
  for (const { id } of subscriptions) addTask(tx, act, 'cancel', id)
}

/** Reports to the processor, until it answers, that a subscription ends with the paid period; once, however often called. */
export function endWithPeriod(tx: Tx, act: Act, subscription_id: number): void {
  if (!tx.one(endingTask, { subscription_id })) addTask(tx, act, 'cancel', subscription_id, { at_period_end: true })
}

/** Has the processor forget a saved card, which can no longer be charged here. */
export function forgetCardThere(tx: Tx, act: Act, card: NonNullable<TaskRow['detail']['card']>): void {
  addTask(tx, act, 'forget', null, { card })
}

/** Has the processor forget who a client was there, with their cards. */
export function forgetCustomers(tx: Tx, act: Act, client_id: number): void {
  for (const { account_id, livemode, customer_id } of tx.all(customersOf, { client_id })) {
    addTask(tx, act, 'forget', null, { customer: { account_id, livemode, customer_id } })
  }
}
