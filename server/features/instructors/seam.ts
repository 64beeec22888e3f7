import type { Reason } from '../../api/errors.ts'
import type { Act } from '../../context.ts'
import type { Reader, Tx } from '../../db/writer.ts'
import type { Instant } from '../../lib/time.ts'

/** The instructor who takes over, by name. */
export interface Successor {
  id: number
  name: string
  /** Takes over although something else is at that time. */
  force: boolean
}

/** A feature with records of an instructor who stops teaching. */
export interface InstructorFollower {
  /** Everything they still have to come, as reasons against deactivating the profile as it is. */
  stillNeeded?(reader: Reader, instructorId: number, now: Instant): Reason[]
  /** They leave: `to` takes over (SCHEDULE_CONFLICT where that can't be), or nobody does. */
  leaves(tx: Tx, act: Act, instructorId: number, to: Successor | null): void
}
