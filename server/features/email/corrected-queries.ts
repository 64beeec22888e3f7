import { sql } from 'kysely'
import { db, query } from '../../db/build.ts'
import type { Instant } from '../../lib/time.ts'
import { HELD } from './held-queries.ts'

/** The server’s affair was what it waited for. */
const isOfServer = sql<boolean>`(last_error LIKE '{"code":"mail.server\\_%' ESCAPE '\\' OR last_error LIKE '{"code":"mail.never\\_tried"%' ESCAPE '\\')`

/** Sends at once the emails that failed and wait for their next attempt; clears the reason, which came from another server. */
export const sendAtOnce = query((p: { now: Instant }) =>
  db
    .updateTable('emails')
    .set({ next_attempt_at: p.now, attempts: 0, last_error: null })
    .where('status', '=', sql.lit('queued'))
    .where('next_attempt_at', '<', HELD)
    .where((eb) => eb.or([eb('attempts', '>', 0), isOfServer])),
)

/** Takes up again what was given up for the server's sake, and is still worth sending. */
export const takeUpAgain = query((p: { now: Instant; since: Instant }) =>
  db
    .updateTable('emails')
    .set({ status: sql.lit('queued'), attempts: 0, next_attempt_at: p.now, last_error: null })
    .where('status', '=', sql.lit('failed'))
    .where('created_at', '>=', p.since)
    .where('letter', 'is not', null)
    .where(isOfServer)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', p.now)])),
)
