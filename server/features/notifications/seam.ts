import type { Reader } from '../../db/writer.ts'
import type { Instant } from '../../lib/time.ts'

/** A push that leaves: its kind, the client it is about, and until when it is worth sending. */
export interface LeavingPush {
  kind: string
  /** The client it is about: a dependant, or its reader. */
  of_client_id: number
  expires_at: Instant
}

/** True if what a push says has become untrue while it waited for the morning, or for its service. */
export type OvertakenPush = (reader: Reader, push: LeavingPush) => boolean
