import { sql, type Expression, type SqlBool } from 'kysely'
import type { Caller } from '../../api/caller.ts'
import { db, query } from '../../db/build.ts'
import { readPage } from '../../db/page.ts'
import type { Reader } from '../../db/writer.ts'
import { totalOf } from '../../db/totals.ts'
import type { Page } from '../../lib/paginate.ts'
import type { LocalDate } from '../../lib/time.ts'
import { staffAccount } from '../auth/queries.ts'

/** A reader of tasks. */
export interface Looking {
  id: number
  roleId: number
  isOwner: boolean
  permissions: readonly string[]
}

/** How a manager looks at tasks; undefined for anybody else. */
export function lookingAs(reader: Reader, caller: Caller): Looking | undefined {
  if (caller.role !== 'manager') return undefined
  const { id, isOwner, permissions } = caller
  return { id, isOwner, permissions: [...permissions], roleId: reader.one(staffAccount, { id })?.role_id ?? 0 }
}

const selectTasks = () =>
  db
    .selectFrom('tasks')
    .leftJoin('clients', 'clients.id', 'tasks.client_id')
    .leftJoin('roles', 'roles.id', 'tasks.assignee_role_id')
    .leftJoin('staff as author', 'author.id', 'tasks.created_by')
    .leftJoin('staff as doer', 'doer.id', 'tasks.done_by')
    .leftJoin('pause_requests as asked', 'asked.task_id', 'tasks.id')
    .selectAll('tasks')
    .select(['clients.full_name as client_name', 'roles.name as assignee_role_name'])
    .select(['author.full_name as created_by_name', 'doer.full_name as done_by_name', 'asked.id as asked_id'])

/** The condition of the tasks that somebody may see. */
function isSeenBy({ id, roleId, isOwner, permissions }: Looking): Expression<SqlBool> {
  if (isOwner) return sql<boolean>`true`
  return sql<boolean>`(tasks.permission IS NULL OR tasks.permission IN (SELECT value FROM json_each(${permissions})))
    AND (tasks.assignee_role_id IS NULL OR tasks.assignee_role_id = ${roleId} OR tasks.created_by = ${id})`
}

export const taskById = query((p: { id: number }) => selectTasks().where('tasks.id', '=', p.id))

export type TaskRow = NonNullable<(typeof taskById)['row']>

/** A task, if there is one and somebody may see it. */
export function taskSeenBy(reader: Reader, id: number, looking: Looking): TaskRow | undefined {
  return reader.one(selectTasks().where('tasks.id', '=', id).where(isSeenBy(looking)))
}

/** The open tasks somebody may see that wait on a day: due by then, or on no day; the first `most`, and how many there are. */
export function waitingTasks(reader: Reader, looking: Looking, day: LocalDate, most: number) {
  const waiting = selectTasks()
    .where(isSeenBy(looking))
    .where('done_at', 'is', null)
    .where((eb) => eb.or([eb('due_on', 'is', null), eb('due_on', '<=', day)]))
  return {
    total: totalOf(reader, waiting),
    items: reader.all(waiting.orderBy('tasks.place').orderBy('tasks.id').limit(most)),
  }
}

export interface TaskFilter extends Page {
  is_done?: boolean | undefined
  mine?: boolean | undefined
  client_id?: number | undefined
}

/** A page of the tasks that somebody may see: open ones by their day, then done ones, the latest first. */
export function taskPage<Shown extends object>(
  reader: Reader,
  looking: Looking,
  filter: TaskFilter,
  present: (row: TaskRow) => Shown,
) {
  let select = selectTasks().where(isSeenBy(looking)).orderBy('tasks.place').orderBy('tasks.id')
  if (filter.is_done !== undefined) select = select.where('done_at', filter.is_done ? 'is not' : 'is', null)
  if (filter.mine) select = select.where('tasks.assignee_role_id', '=', looking.roleId)
  if (filter.client_id) select = select.where('tasks.client_id', '=', filter.client_id)
  return readPage(reader, select, filter, present)
}

/** The fields of a task in the audit log. */
export function recordedTask({ title, client_id, assignee_role_id, due_on, notes, source, done_at }: TaskRow) {
  return { title, client_id, assignee_role_id, due_on, notes, source, done_at }
}
