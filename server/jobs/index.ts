import { forgetKeys } from '../http/idempotency.ts'
import type { Job } from './runner.ts'

/** Everything the studio does by itself, each with how often it looks. */
export const jobs: readonly Job[] = [
  {
    name: 'forget idempotency keys',
    everyMinutes: 60,
    run: (app, { now }) => app.writer.write((tx) => forgetKeys(tx, now)),
  },
]
