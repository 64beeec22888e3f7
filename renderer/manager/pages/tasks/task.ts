import type { Item } from '../../../api/index.ts'

export type Task = Item<'GET /api/v1/tasks'>

/** The groups of open tasks, in the order of the list. */
const WHEN = ['late', 'today', 'later', 'undated'] as const
export type When = (typeof WHEN)[number]

type Dated = Pick<Task, 'due_on'>

/** The urgency of a task on a day of the studio. */
function whenOf({ due_on }: Dated, today: string): When {
  if (due_on === null) return 'undated'
  if (due_on === today) return 'today'
  return due_on < today ? 'late' : 'later'
}

/** Open tasks by how pressing they are, each in the order given; groups without any are left out. */
export function byUrgency<One extends Dated>(tasks: readonly One[], today: string): { when: When; tasks: One[] }[] {
  return WHEN.map((when) => ({ when, tasks: tasks.filter((one) => whenOf(one, today) === when) })).filter(
    (group) => group.tasks.length > 0,
  )
}
