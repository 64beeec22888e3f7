import { addDays, localDate } from '../lib/time.ts'
import { asWritten } from '../lib/sayings/sayings.ts'
import { DAY, exponential, iso, pick, ZONE, type Making } from './making.ts'
import type { Studio } from './studio.ts'

/** How many tasks somebody at the desk writes for another on the busiest of days at scale 1. */
const WRITTEN = 4

const titles = ['Find the lost scarf', 'Call back about the invoice', 'Ask about the knee', 'Order new blocks']

export interface Tasks {
  /** An automation leaves a task about a client. */
  fromAutomation(clientId: number, title: string, at: number): void
  /** The tasks that the front desk notes on a day. */
  day(day: Making['days'][number]): void
}

/** The team's tasks: nearly all are done within days, a few are still open. */
export function keepTasks(making: Making, { desk }: Studio): Tasks {
  const random = making.random('tasks')
  const rows = making.table('tasks', [
    'id',
    'title',
    'client_id',
    'assignee_role_id',
    'due_on',
    'source',
    'created_by',
    'done_by',
    'done_at',
    'created_at',
    'updated_at',
  ])
  const add = (title: string, client: number | null, source: string, by: number | null, at: number) => {
    const done = Math.floor(at + 1 + exponential(random, 2) * DAY)
    const isDone = done < making.now && random() < 0.999
    const due = addDays(localDate(iso(at), ZONE), 3)
    const doer = isDone ? pick(random, desk).id : null
    const role = random() < 0.5 ? 2 : null
    const times = [isDone ? iso(done) : null, iso(at), iso(isDone ? done : at)]
    rows.add(rows.next(), asWritten(title), client, role, due, source, by, doer, ...times)
  }
  return {
    fromAutomation: (clientId, title, at) => add(title, clientId, 'automation', null, at),
    day: ({ starts, bustle, share }) => {
      if (starts >= making.now) return
      for (let n = 0; n < WRITTEN; n += 1) {
        if (random() >= bustle * share) continue
        add(pick(random, titles), null, 'staff', pick(random, desk).id, starts + (9 + n) * (DAY / 24))
      }
    },
  }
}
