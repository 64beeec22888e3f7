import type { Reason } from '../../api/errors.ts'
import type { Reader } from '../../db/writer.ts'
import type { Instant } from '../../lib/time.ts'

/** What nobody else could do in an instructor's place: the reasons against deactivating the profile now. */
export type StillNeeded = (reader: Reader, instructorId: number, now: Instant) => Reason[]
