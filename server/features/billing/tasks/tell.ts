import type { Act, App } from '../../../context.ts'
import { storageFaultOf } from '../../../db/storage-fault.ts'
import type { Job } from '../../../jobs/runner.ts'
import { reasonOf } from '../../../lib/reason.ts'
import { addMinutes } from '../../../lib/time.ts'
import { ProcessorError, type Processor } from '../../../ports/processor/port.ts'
import { isHeld } from '../../email/held-letters.ts'
import { findConnected, isOf, type AccountOf, type Connected } from '../account/connected.ts'
import { subscriptionById } from '../subscriptions/queries.ts'
import { syncSubscription } from '../subscriptions/sync-subscription.ts'
import { openTasks, settleTask, type TaskRow } from './queries.ts'

/** Minutes until each next attempt; the last one repeats forever, since an unreported change costs the client money. */
const RETRY_MINUTES = [1, 5, 15, 60, 240, 720, 1440]

const calls: Readonly<
  Record<Exclude<TaskRow['kind'], 'forget'>, (connected: Connected, id: string, task: TaskRow) => Promise<unknown>>
> = {
  cancel: ({ processor }, id, { detail }) =>
    detail.at_period_end === true ? endWithPeriod(processor, id) : processor.cancelSubscription(id),
  pause: ({ processor }, id, { detail }) => processor.pauseCollection(id, { until: detail.until ?? null }),
  resume: ({ processor }, id) => processor.pauseCollection(id, null),
}

/** Tells the processor what has become of subscriptions and clients here, in their order, until it has heard it. */
export const tellProcessor: Job = {
  name: 'tell the processor',
  everyMinutes: 0,
  hasWork: (app, now) => !isHeld(app.db) && app.db.one(openTasks, { now }) !== undefined,
  run: async (app, act, round) => {
    const connected = findConnected(app)
    if (!connected) return
    const aboutOne = Map.groupBy(app.db.all(openTasks, { now: act.now }), aboutWhat)
    const lines = [...aboutOne].map(([id, tasks]) => ({ id, tasks }))
    await round.each('tasks about', lines, async ({ tasks }) => {
      for (const task of tasks) if (!(await perform(app, act, connected, task))) return
    })
  },
}

/** One that has ended meanwhile stays as it is. */
async function endWithPeriod(processor: Processor, id: string): Promise<unknown> {
  const { status } = await processor.subscription(id)
  return status === 'canceled' ? undefined : processor.setCancelAtPeriodEnd(id, true)
}

function aboutWhat({ subscription_id, detail: { customer, card } }: TaskRow): string {
  if (subscription_id !== null) return `subscription ${subscription_id}`
  return customer ? `customer ${customer.customer_id}` : `card ${card!.payment_method_id}`
}

async function perform(app: App, act: Act, connected: Connected, task: TaskRow): Promise<boolean> {
  const error = await tryTask(app, act, connected, task)
  const attempts = task.attempts + 1
  const wait = RETRY_MINUTES[Math.min(attempts, RETRY_MINUTES.length) - 1]!
  const done_at = error === null ? act.now : null
  const next_attempt_at = addMinutes(act.now, wait)
  const settled = { id: task.id, attempts, next_attempt_at, last_error: error, done_at }
  await app.writer.write((tx) => tx.run(settleTask, settled))
  return error === null
}

async function tryTask(app: App, act: Act, connected: Connected, task: TaskRow): Promise<string | null> {
  try {
    if (task.kind === 'forget') await forget(connected, task.detail)
    else await tellOfSubscription(app, act, connected, { ...task, kind: task.kind })
    return null
  } catch (error) {
    if (storageFaultOf(error) !== undefined) throw error
    if (error instanceof ProcessorError && error.kind === 'missing') return null
    return reasonOf(error)
  }
}

async function tellOfSubscription(
  app: App,
  act: Act,
  connected: Connected,
  task: TaskRow & { kind: keyof typeof calls },
): Promise<void> {
  const subscription = app.db.one(subscriptionById, { id: task.subscription_id! })!
  requireSame(connected, subscription)
  await calls[task.kind](connected, subscription.processor_id, task)
  await syncSubscription(app, act, connected, subscription.processor_id)
}

async function forget(connected: Connected, { customer, card }: TaskRow['detail']): Promise<void> {
  requireSame(connected, (customer ?? card)!)
  if (customer) await connected.processor.removeCustomer(customer.customer_id)
  else await connected.processor.forgetCard(card!.payment_method_id)
}

/** Another account would say that it knows nothing of it: it waits until the studio is back with the one that does. */
function requireSame(connected: Connected, of: AccountOf): void {
  if (!isOf(connected, of)) throw new Error('It is of an account that is not connected.')
}
