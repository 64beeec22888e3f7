import { sql } from 'kysely'
import type { Act } from '../../context.ts'
import { db, query } from '../../db/build.ts'
import type { Tx } from '../../db/writer.ts'
import { say } from '../../lib/sayings/sayings.ts'
import { addHours, type Instant } from '../../lib/time.ts'
import { opensOutside } from '../settings/queries.ts'
import type { Template } from './letters.ts'
import type { KeptBack } from './seam.ts'

/** Emails whose link is all they are for, and holds for days. */
const NEEDS_ADDRESS: Template = 'invitation'

const NOT_ONLINE = say('mail.not_online')

/** An invitation waits while no client can open its link: it would be spent on one that leads nowhere. */
export const unreachable: KeptBack = (reader, { kind }, now) =>
  kind === NEEDS_ADDRESS && !opensOutside(reader)
    ? { kind: 'later', until: addHours(now, 1), reason: NOT_ONLINE }
    : null

const sendInvitations = query((p: { now: Instant }) =>
  db
    .updateTable('emails')
    .set({ next_attempt_at: p.now, last_error: null })
    .where('status', '=', sql.lit('queued'))
    .where('kind', '=', NEEDS_ADDRESS)
    .where('last_error', '=', NOT_ONLINE),
)

/** Invitations that waited for an address leave once the studio has one. */
export function sendWaitingInvitations(tx: Tx, { now }: Act, { url }: { url: string | null }): void {
  if (url !== null) tx.run(sendInvitations, { now })
}
