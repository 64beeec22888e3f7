import type { Act, App } from '../../../context.ts'
import { db } from '../../../db/build.ts'
import { storageFaultOf } from '../../../db/storage-fault.ts'
import type { Tx } from '../../../db/writer.ts'
import type { ProcessorTasksTable } from '../../../db/tables/online-payments.ts'
import type { Job } from '../../../jobs/runner.ts'
import { reasonOf } from '../../../lib/reason.ts'
import { addMinutes } from '../../../lib/time.ts'
import { ProcessorError } from '../../../ports/processor/port.ts'
import type { MembershipFollower } from '../../memberships/seam.ts'
import { isHeld } from '../../email/held.ts'
import { findConnected, type Connected } from '../account/connected.ts'
import { subscriptionById, subscriptionOfMembership } from '../subscriptions/queries.ts'
import { followSubscription } from '../subscriptions/follow.ts'
import { openTasks, settleTask, type TaskRow } from './queries.ts'

type TaskKind = ProcessorTasksTable['kind']

/** Minutes until each next attempt; the last one is kept for good, since what is not told to the processor costs the client. */
const RETRY_MINUTES = [1, 5, 15, 60, 240, 720, 1440]

/** Has the processor told, after the commit, what becomes of a subscription here. */
function addTask(tx: Tx, act: Act, kind: TaskKind, subscription_id: number, detail: TaskRow['detail'] = {}): void {
  const row = { kind, subscription_id, detail, next_attempt_at: act.now, created_at: act.now }
  tx.run(db.insertInto('processor_tasks').values(row))
}

/** What becomes of a membership is told to the processor that collects it: else the client would go on paying. */
export const collectingFollows: MembershipFollower = {
  stopped: (tx, act, membership_id, { until }) => {
    const row = tx.one(subscriptionOfMembership, { membership_id })
    if (row && row.status !== 'canceled') {
      if (until === undefined) addTask(tx, act, 'cancel', row.id)
      else addTask(tx, act, 'pause', row.id, { until })
    }
    return 0
  },
  resumed: (tx, act, membership_id) => {
    const row = tx.one(subscriptionOfMembership, { membership_id })
    if (row && row.status !== 'canceled') addTask(tx, act, 'resume', row.id)
  },
  unpaid: () => 0,
}

const calls: Readonly<Record<TaskKind, (connected: Connected, id: string, task: TaskRow) => Promise<unknown>>> = {
  cancel: ({ processor }, id) => processor.cancelSubscription(id),
  pause: ({ processor }, id, { detail }) => processor.pauseCollection(id, { until: detail.until ?? null }),
  resume: ({ processor }, id) => processor.pauseCollection(id, null),
}

/** Tells the processor what has become of subscriptions here, in their order, until it has heard it. */
export const tellProcessor: Job = {
  name: 'tell the processor',
  everyMinutes: 0,
  hasWork: (app, now) => !isHeld(app.db) && app.db.one(openTasks, { now }) !== undefined,
  run: async (app, act, round) => {
    const connected = findConnected(app)
    if (!connected) return
    const bySubscription = Map.groupBy(app.db.all(openTasks, { now: act.now }), (task) => task.subscription_id)
    const lines = [...bySubscription].map(([id, tasks]) => ({ id, tasks }))
    await round.each('tasks of subscription', lines, async ({ tasks }) => {
      for (const task of tasks) if (!(await perform(app, act, connected, task))) return
    })
  },
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
  const { processor_id } = app.db.one(subscriptionById, { id: task.subscription_id })!
  try {
    await calls[task.kind](connected, processor_id, task)
    await followSubscription(app, act, connected, processor_id)
    return null
  } catch (error) {
    if (storageFaultOf(error) !== undefined) throw error
    if (error instanceof ProcessorError && error.kind === 'missing') return null
    return reasonOf(error)
  }
}
