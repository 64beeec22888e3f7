import type { Act, Ctx } from '../../../context.ts'
import { db } from '../../../db/build.ts'
import type { Tx } from '../../../db/writer.ts'
import { refuseFor } from '../../../api/errors.ts'
import { say } from '../../../lib/sayings/sayings.ts'
import { addTask, settleTask } from '../../tasks/change.ts'
import type { NamedMembershipRow } from '../queries.ts'
import { saveMembership } from '../up-to-date.ts'
import type { PauseDays, Wish } from './plan.ts'
import { openRequest, type RequestRow } from './queries.ts'

/** Asks the studio for a pause: a task. Throws MEMBERSHIP_PAUSE_PLANNED where the client waits for an answer already. */
export function askForPause(tx: Tx, ctx: Ctx, row: NamedMembershipRow, { pause_days }: Wish, days: PauseDays) {
  refuseAsked(tx.one(openRequest, { membership_id: row.id }))
  const { starts_on } = days
  const task_id = addTask(tx, ctx, {
    title: say('task.pause_request', { type_name: row.type_name, on: starts_on, days: pause_days }),
    client_id: row.client_id,
    permission: 'memberships.manage',
    source: 'staff',
  })
  const request = { membership_id: row.id, starts_on, pause_days, task_id, created_at: ctx.now }
  tx.run(db.insertInto('pause_requests').values(request))
  return saveMembership(tx, ctx, row, {})
}

function refuseAsked(asked: RequestRow | undefined): void {
  if (!asked) return
  const { starts_on: from } = asked
  const detail = say('memberships.pause_is_asked_for', { from })
  throw refuseFor([{ code: 'MEMBERSHIP_PAUSE_PLANNED', detail, rule: 'asked_pause', value: { starts_at: from } }])
}

/** Closes what a client has asked for, with its task: it was withdrawn, or the studio has planned a pause. */
export function closeRequest(tx: Tx, act: Act, membershipId: number): boolean {
  const asked = tx.one(openRequest, { membership_id: membershipId })
  if (!asked) return false
  tx.run(db.updateTable('pause_requests').set({ closed_at: act.now }).where('id', '=', asked.id))
  settleTask(tx, act, asked.task_id)
  return true
}
