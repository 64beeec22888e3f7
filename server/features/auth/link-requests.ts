import type { Act, App } from '../../context.ts'
import type { Reader, Tx } from '../../db/writer.ts'
import type { Job } from '../../jobs/runner.ts'
import { addHours } from '../../lib/time.ts'
import { newLinkToken } from './account-token.ts'
import {
  claimableClient,
  dropLinkRequest,
  insertLinkRequest,
  linksSince,
  nextLinkRequests,
  staffByEmail,
} from './queries.ts'
import { mailClientLink, mailStaffLink, type Link } from './reset-link.ts'

/** Requested emails to one account within a day, no matter who asked for them. */
const LETTERS_A_DAY = 5
const AT_ONCE = 100

type Request = NonNullable<(typeof nextLinkRequests)['row']>

/**
 * Notes that somebody asked for a link: the same row for a known email and an unknown one, so that the time of the answer
 * reveals nothing. The job looks for an account and writes its email.
 */
export function requestLink(tx: Tx, act: Act, email: string, asked_by: Request['asked_by']): void {
  tx.run(insertLinkRequest, { email, asked_by, now: act.now })
}

/** Writes the requested emails, within a second of the answer. */
export const linkJob: Job = {
  name: 'write links asked for',
  everyMinutes: 0,
  hasWork: ({ db }) => db.one(nextLinkRequests, { limit: 1 }) !== undefined,
  run: (app, act, round) =>
    round.each('link request', app.db.all(nextLinkRequests, { limit: AT_ONCE }), (request) => {
      const link = newLinkToken(app)
      return app.writer.write((tx) => {
        tx.run(dropLinkRequest, { id: request.id })
        writeLetter(tx, { app, act, link }, request)
      })
    }),
}

/** Staff come before clients; a person who registers is no member of staff, and gets a link to their client record. */
function writeLetter(tx: Tx, context: { app: App; act: Act; link: Link }, request: Request): void {
  const { email, asked_by, requested_at: askedAt } = request
  const staff = asked_by === 'forgotten' ? tx.one(staffByEmail, { email }) : undefined
  if (staff) {
    if (hasRoom(tx, context.act, { kind: 'staff', id: staff.id })) mailStaffLink(tx, { ...context, askedAt }, staff)
    return
  }
  const client = tx.one(claimableClient, { email })
  if (client && hasRoom(tx, context.act, { kind: 'client', id: client.id }))
    mailClientLink(tx, { ...context, askedAt }, client)
}

function hasRoom(reader: Reader, { now }: Act, { kind, id }: { kind: 'staff' | 'client'; id: number }): boolean {
  const sent = reader.one(linksSince, { account_kind: kind, account_id: id, since: addHours(now, -24) })
  return (sent?.count ?? 0) < LETTERS_A_DAY
}
