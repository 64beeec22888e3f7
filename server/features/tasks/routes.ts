import { implement } from '../../api/implement.ts'
import { asWritten } from '../../lib/sayings/sayings.ts'
import { addTask, finishTask } from './change.ts'
import { tasksContract } from './contract.ts'
import { listTasks, presentTo } from './present.ts'
import { taskById } from './queries.ts'

export const tasksRoutes = implement(tasksContract, {
  'GET /api/v1/tasks': (ctx, { query }) => listTasks(ctx, query),
  'POST /api/v1/tasks': (ctx, { body }) =>
    ctx.write((tx) => {
      const id = addTask(tx, ctx, { ...body, title: asWritten(body.title), source: 'staff' })
      return presentTo(tx, ctx, tx.one(taskById, { id })!)
    }),
  'POST /api/v1/tasks/{task_id}/done': (ctx, { params }) => finishTask(ctx, params.task_id),
})
