import type { ColumnType, Generated } from 'kysely'
import type { Permission } from '../../api/permissions.ts'
import type { Said } from '../../lib/sayings/sayings.ts'

/** What the team is to do. */
export interface TasksTables {
  tasks: TasksTable
}

export interface TasksTable {
  id: Generated<number>
  title: Said
  client_id: number | null
  /** Whose task it is; null: anybody's who may do it. */
  assignee_role_id: number | null
  /** What it takes to do it; null: nothing. */
  permission: Permission | null
  due_on: string | null
  notes: string | null
  source: 'staff' | 'automation' | 'kept_fee' | 'erasure_request'
  created_by: number | null
  done_by: number | null
  done_at: string | null
  created_at: string
  updated_at: string
  /** Where it stands in the list: open ones by their day, then done ones, the latest first. */
  place: ColumnType<number, never, never>
}
