import type { InstructorFollower } from '../instructors/seam.ts'
import { claimedBy, loadRequest, saveRequest } from './queries.ts'

/** Opens the requests that a leaving instructor had claimed to others again. */
export const claimsOfLeaver: InstructorFollower = {
  leaves(tx, { now }, instructor_id) {
    for (const { id } of tx.all(claimedBy, { instructor_id })) {
      const open = { ...loadRequest(tx, id), status: 'open' as const, claimed_by: null, claimed_at: null }
      tx.run(saveRequest, { ...open, now })
    }
  },
}
