import { db, query } from '../../db/build.ts'
import type { Tx } from '../../db/writer.ts'
import { addMinutes, type Instant } from '../../lib/time.ts'
import type { TroubleCode } from './trouble-rules.ts'

/** Minutes until a mail server that can't be used is asked again, by how often it was; the last one holds from then on. */
const WAITS = [1, 2, 5]
const LONGEST = WAITS.at(-1)!

export interface ServerState {
  down_since: Instant | null
  tries: number
  next_try_at: Instant | null
  /** TroubleCode of its last try; null exactly while `down_since` is. */
  trouble: string | null
}

/** True if the mail server may be asked: it could be used last, or its next try is due. A clock that was ahead puts none off. */
export function mayBeAsked({ next_try_at: next }: ServerState, now: Instant): boolean {
  return next === null || next <= now || next > addMinutes(now, LONGEST)
}

/** True if it could not be used since before an instant. */
export const isDownSince = (state: ServerState | undefined, since: Instant): boolean =>
  state?.down_since != null && state.down_since <= since

const failedAgain = query((p: { now: Instant; next: Instant; trouble: TroubleCode }) =>
  db.updateTable('smtp_settings').set((eb) => ({
    down_since: eb.fn.coalesce('down_since', eb.val(p.now)),
    tries: eb('tries', '+', 1),
    next_try_at: p.next,
    trouble: p.trouble,
  })),
)

/** Notes that the server can't be used, why, and when it is asked again. */
export function serverFailed(tx: Tx, state: ServerState, trouble: TroubleCode, now: Instant): void {
  // Emails sent in parallel count as one failure.
  if (!mayBeAsked(state, now)) return
  const { tries } = state
  tx.run(failedAgain, { now, next: addMinutes(now, WAITS[tries] ?? LONGEST), trouble })
}

/** State of a server that can be used. */
export const USABLE: ServerState = { down_since: null, tries: 0, next_try_at: null, trouble: null }

/** Notes that the server can be used again. */
export const serverAnswered = query((_: object) =>
  db.updateTable('smtp_settings').set(USABLE).where('down_since', 'is not', null),
)
