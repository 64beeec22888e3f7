import { db } from '../../db/build.ts'
import type { Job } from '../../jobs/runner.ts'

/** What was proposed is kept until it lapses: what it is about is then in no place where nobody looks for it. */
export const assistantJob: Job = {
  name: 'forget lapsed proposals',
  everyMinutes: 60,
  run: (app, _, { certain }) =>
    app.writer.write((tx) => void tx.run(db.deleteFrom('assistant_proposals').where('expires_at', '<', certain))),
}
