import { notFound, Refusal } from '../../api/errors.ts'
import type { Permission } from '../../api/permissions.ts'
import type { Act, Ctx } from '../../context.ts'
import { db } from '../../db/build.ts'
import type { TasksTable } from '../../db/tables/tables.generated.ts'
import type { Tx } from '../../db/writer.ts'
import { say, type Said } from '../../lib/sayings/sayings.ts'
import type { Instant, LocalDate } from '../../lib/time.ts'
import { audit } from '../audit/audit.ts'
import { loadClient } from '../clients/load.ts'
import { loadRole } from '../staff/queries.ts'
import { presentTo } from './present.ts'
import { lookingAs, recordedTask, taskById, taskSeenBy } from './queries.ts'

export interface NewTask {
  /** A saying, or what somebody typed (`asWritten`). */
  title: Said
  client_id?: number | null | undefined
  /** The role it belongs to; none: everybody who may do it. */
  assignee_role_id?: number | null | undefined
  /** The permission it takes to do it: nobody without it sees the task. */
  permission?: Permission | undefined
  due_on?: LocalDate | null | undefined
  notes?: string | null | undefined
  /** Of one to give money back: whose it is, and how much, in minor units. */
  charge_id?: number
  booking_id?: number
  appointment_id?: number
  amount_minor?: number
  /** The class or the service that it was paid for, and when that is. */
  paid_for_name?: string
  paid_for_at?: Instant
  source: TasksTable['source']
}

/** Leaves a task for the team, by the acting account. Returns its id; 404 for a client or a role that doesn't exist. */
export function addTask(tx: Tx, act: Act, { client_id = null, assignee_role_id = null, ...task }: NewTask): number {
  if (client_id !== null) loadClient(tx, client_id)
  if (assignee_role_id !== null) loadRole(tx, assignee_role_id)
  const created_by = act.actor.kind === 'staff' ? act.actor.id : null
  const values = { ...task, client_id, assignee_role_id, created_by, created_at: act.now, updated_at: act.now }
  const { id } = tx.run(db.insertInto('tasks').values(values))
  audit(tx, act, 'task.create', { entity: 'task', id, after: recordedTask(tx.one(taskById, { id })!) })
  return id
}

/** Marks a task as done by the acting account, since its matter is settled. A task that is done already stays as it was. */
export function settleTask(tx: Tx, act: Act, id: number): void {
  const before = tx.one(taskById, { id })!
  if (before.done_at !== null) return
  const done_by = act.actor.kind === 'staff' ? act.actor.id : null
  tx.run(db.updateTable('tasks').set({ done_at: act.now, done_by, updated_at: act.now }).where('id', '=', id))
  const after = tx.one(taskById, { id })!
  audit(tx, act, 'task.done', { entity: 'task', id, before: recordedTask(before), after: recordedTask(after) })
}

/** Says that a task is done, by the caller; one that is stays as it was. 404 for one that the caller can't see. */
export function finishTask(ctx: Ctx, id: number) {
  return ctx.write((tx) => {
    const looking = lookingAs(tx, ctx.caller)
    const before = looking && taskSeenBy(tx, id, looking)
    if (!before) throw notFound('task')
    if (before.done_at !== null) return presentTo(tx, ctx, before)
    if (before.source === 'erasure_request') {
      const detail = say('tasks.done_once_client')
      throw new Refusal('TASK_DONE_ELSEWHERE', detail)
    }
    const done = { done_at: ctx.now, done_by: looking!.id, updated_at: ctx.now }
    tx.run(db.updateTable('tasks').set(done).where('id', '=', id))
    const after = tx.one(taskById, { id })!
    audit(tx, ctx, 'task.done', { entity: 'task', id, before: recordedTask(before), after: recordedTask(after) })
    return presentTo(tx, ctx, after)
  })
}
