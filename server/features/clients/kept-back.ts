import { say } from '../../lib/sayings/sayings.ts'
import type { Template } from '../email/letters.ts'
import type { KeptBack } from '../email/seam.ts'
import { clientById } from './queries.ts'

/** Emails that a former client still gets: papers about the past, and what a person at the studio writes. */
const STILL_SENT: readonly Template[] = ['receipt', 'gift_card', 'waiver_signed', 'email_changed', 'notification']

/** Keeps back for good what waited for somebody who has been deactivated since. */
export const forNoClient: KeptBack = (reader, { kind, client_id }) => {
  if (client_id === null || (STILL_SENT as readonly string[]).includes(kind)) return null
  const client = reader.one(clientById, { id: client_id })
  return client?.is_active === false ? { kind: 'never', reason: say('mail.client_inactive') } : null
}
