import type { Act } from '../../context.ts'
import type { Permission } from '../../api/permissions.ts'
import { db } from '../../db/build.ts'
import type { TasksTable } from '../../db/tables/tables.generated.ts'
import type { Tx } from '../../db/writer.ts'
import type { Said } from '../../lib/sayings/sayings.ts'
import type { LocalDate } from '../../lib/time.ts'
import { audit } from '../audit/audit.ts'
import { loadClient } from '../clients/load.ts'
import { loadRole } from '../staff/queries.ts'
import { recordedTask, taskById } from './queries.ts'

export interface NewTask {
  /** A saying, or what somebody typed (`asWritten`). */
  title: Said
  client_id?: number | null | undefined
  /** Whose it is; none: anybody's who may do it. */
  assignee_role_id?: number | null | undefined
  /** What it takes to do it: nobody without it sees the task. */
  permission?: Permission | undefined
  due_on?: LocalDate | null | undefined
  notes?: string | null | undefined
  source: TasksTable['source']
}

/** Leaves a task for the team, by whoever acts. Gives its id; 404 for a client or a role that there is not. */
export function addTask(tx: Tx, act: Act, { client_id = null, assignee_role_id = null, ...task }: NewTask): number {
  if (client_id !== null) loadClient(tx, client_id)
  if (assignee_role_id !== null) loadRole(tx, assignee_role_id)
  const created_by = act.actor.kind === 'staff' ? act.actor.id : null
  const values = { ...task, client_id, assignee_role_id, created_by, created_at: act.now, updated_at: act.now }
  const { id } = tx.run(db.insertInto('tasks').values(values))
  audit(tx, act, 'task.create', { entity: 'task', id, after: recordedTask(tx.one(taskById, { id })!) })
  return id
}
