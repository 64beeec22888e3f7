import { pages, ten, ofClient } from '../../test/calls/measured.ts'
import { addClient } from '../../test/build/tags.ts'
import { askOf, posted, type Calls } from '../../test/calls/call.ts'
import type { tasksContract } from './contract.ts'

export const tasksCalls: Calls<typeof tasksContract> = {
  'GET /api/v1/tasks': {
    bench: {
      ...pages,
      open: ten('is_done=false'),
      done: ten('is_done=true'),
      'of a role': ten('mine=true'),
      'of a client': ofClient,
    },
  },
  'POST /api/v1/tasks': {
    audit: 'task.create',
    ask: async (studio) => [
      [],
      { title: 'Call back', client_id: (await addClient(studio)).id, due_on: '2026-03-09', notes: 'Before ten' },
    ],
  },
  'POST /api/v1/tasks/{task_id}/done': {
    audit: 'task.done',
    ask: askOf(posted('POST /api/v1/tasks', { title: 'Call back' })),
  },
}
