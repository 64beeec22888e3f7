import { db } from '../../db/build.ts'
import type { Tx } from '../../db/writer.ts'
import type { Instant } from '../../lib/time.ts'

/** Forgets who was taken in after an instant that has not come: the clock that said so was wrong. */
export function dropEnrollments(tx: Tx, after: Instant): void {
  tx.run(db.deleteFrom('automation_enrollments').where('enrolled_at', '>', after))
}
