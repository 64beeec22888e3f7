import type { Reader } from '../../db/writer.ts'
import type { Instant } from '../../lib/time.ts'

/** What a push that leaves is: of which kind, about whom, and until when it is worth sending. */
export interface LeavingPush {
  kind: string
  /** Whom it is about: a dependant, or who reads it. */
  of_client_id: number
  expires_at: Instant
}

/** Whether what a push says has become untrue while it waited for the morning, or for its service. */
export type OvertakenPush = (reader: Reader, push: LeavingPush) => boolean
