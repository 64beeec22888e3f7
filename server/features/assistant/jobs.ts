import { db } from '../../db/build.ts'
import type { Job } from '../../jobs/runner.ts'

/** Deletes proposals when they lapse, so that their personal data is not left in a forgotten place. */
export const assistantJob: Job = {
  name: 'forget lapsed proposals',
  everyMinutes: 60,
  run: (app, _, { certain }) =>
    app.writer.write((tx) => void tx.run(db.deleteFrom('assistant_proposals').where('expires_at', '<', certain))),
}
