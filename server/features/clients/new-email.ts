import type { Act } from '../../context.ts'
import type { Tx } from '../../db/writer.ts'
import { closeTokens } from '../auth/queries.ts'
import { enqueueMail } from '../email/enqueue.ts'
import { followAddress } from '../email/new-address.ts'
import { endSessions, type ClientRow } from './queries.ts'

/**
 * What follows where a client's e-mail is changed: open links end, since whoever reads the former address would open the account,
 * and what still waits for it leaves to the new one. Of a login the sessions end, too, and the former address is told, so that
 * nobody's account is moved away behind their back.
 */
export function tellOfNewEmail(tx: Tx, act: Act, before: ClientRow, email: string | null): void {
  const { id, full_name: name, email: former, locale, password_hash } = before
  if (former === null || former === email) return
  tx.run(closeTokens, { account_kind: 'client', account_id: id, now: act.now })
  followAddress(tx, { client_id: id, former, address: email })
  if (password_hash === null) return
  tx.run(endSessions, { id })
  const to = { name, address: former, clientId: id, locale }
  enqueueMail(tx, act, { template: 'email_changed', to, data: { name } })
}
