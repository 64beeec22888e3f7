import { z } from 'zod'
import type { Contract } from '../../api/operation.ts'
import {
  date,
  dateOut,
  id,
  instantOut,
  line,
  paged,
  paging,
  pathIds,
  queryBoolean,
  queryId,
  resource,
  stamps,
  text,
} from '../../http/shapes.ts'

export const task = resource('Task', {
  id,
  title: z.string(),
  client_id: id.nullable(),
  client_name: z.string().nullable().describe('Null for a role that may not see clients'),
  assignee_role_id: id.nullable().describe('Whose it is; null: anybody’s who may do it'),
  assignee_role_name: z.string().nullable(),
  due_on: dateOut.nullable(),
  notes: z.string().nullable(),
  source: z
    .enum(['staff', 'automation', 'kept_fee', 'erasure_request', 'client'])
    .describe(
      'Who left it: the staff, an automation, a client’s money that was kept (a paid fee, a refund that the processor refused), a client who asked to be erased, or for a pause',
    ),
  created_by_name: z.string().nullable(),
  done_at: instantOut.nullable(),
  done_by_name: z.string().nullable(),
  ...stamps,
})

const seen =
  'Every manager sees those that are for nobody in particular; those for a role its holders, the owners and whoever wrote ' +
  'them; those that take a permission (a refund, an erasure) only who has it.'

export const tasksContract = {
  'GET /api/v1/tasks': {
    area: 'What the team is to do.',
    id: 'listTasks',
    summary: 'What is to be done, and what was',
    description: `Open ones first, by the day they are due and those without one last; then those done, the latest first. ${seen}`,
    access: { manager: 'any' },
    query: z.strictObject({
      is_done: queryBoolean.optional(),
      mine: queryBoolean.optional().describe('Only those for the caller’s own role'),
      client_id: queryId,
      ...paging,
    }),
    status: 200,
    answer: paged(task),
  },
  'POST /api/v1/tasks': {
    id: 'addTask',
    summary: 'Leave a task for the team, or for those of one role',
    access: { manager: 'any' },
    body: z.strictObject({
      title: line.min(1).max(200),
      client_id: id.nullable().optional(),
      assignee_role_id: id.nullable().optional(),
      due_on: date.nullable().optional(),
      notes: text.nullable().optional(),
    }),
    example: { title: 'Ask whether the shoulder is better', client_id: 12, due_on: '2026-03-09' },
    status: 201,
    answer: task,
  },
  'POST /api/v1/tasks/{task_id}/done': {
    id: 'finishTask',
    summary: 'Say that a task is done; a repeat changes nothing',
    description:
      'An erasure that a client asked for is done by erasing the client and not here: TASK_DONE_ELSEWHERE. A task that the ' +
      'caller can’t see is a 404.',
    access: { manager: 'any' },
    params: pathIds('task_id'),
    status: 200,
    answer: task,
    errors: ['TASK_DONE_ELSEWHERE'],
  },
} satisfies Contract
