import type { Ctx } from '../../context.ts'
import { notFound, Refusal } from '../../api/errors.ts'
import { db } from '../../db/build.ts'
import { audit } from '../audit/audit.ts'
import { presentTo } from './present.ts'
import { lookingAs, recordedTask, taskById, taskSeenBy } from './queries.ts'
import { say } from '../../lib/sayings/sayings.ts'

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
