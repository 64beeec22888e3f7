import { sql } from 'kysely'
import { db, query } from '../../db/build.ts'
import type { Instant } from '../../lib/time.ts'
import { NEVER } from '../../lib/stored-time-rules.ts'
import { say } from '../../lib/sayings/sayings.ts'

/** The attempt of a letter that waits until a manager has said go or drop. */
export const HELD: Instant = NEVER

export const isHolding = query((_: object) => db.selectFrom('installation').select('is_held'))
const held = (at: Instant) => ({ next_attempt_at: at })

export const hold = query((_: object) =>
  db.updateTable('emails').set(held(HELD)).where('status', '=', sql.lit('queued')),
)
export const countHeld = query((_: object) =>
  db
    .selectFrom('emails')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('status', '=', sql.lit('queued'))
    .where('next_attempt_at', '=', HELD),
)
export const release = query((p: { now: Instant }) =>
  db.updateTable('emails').set(held(p.now)).where('status', '=', sql.lit('queued')).where('next_attempt_at', '=', HELD),
)
export const drop = query((_: object) =>
  db
    .updateTable('emails')
    .set({ status: 'failed', letter: null, last_error: say('mail.dropped_after_restore') })
    .where('status', '=', sql.lit('queued'))
    .where('next_attempt_at', '=', HELD),
)
