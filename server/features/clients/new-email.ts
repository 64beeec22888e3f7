import type { Act } from '../../context.ts'
import type { Tx } from '../../db/writer.ts'
import { closeTokens } from '../auth/queries.ts'
import { enqueueMail } from '../email/enqueue.ts'
import { endSessions, type ClientRow } from './queries.ts'

/**
 * What follows for an account whose e-mail staff have changed: its sessions and open links end, and the former address is
 * told, so that nobody's account is moved away behind their back. Nothing where there is no login.
 */
export function tellOfNewEmail(tx: Tx, act: Act, before: ClientRow, email: string | null): void {
  const { id, full_name: name, email: former, locale, password_hash } = before
  if (password_hash === null || former === null || former === email) return
  tx.run(endSessions, { id })
  tx.run(closeTokens, { account_kind: 'client', account_id: id, now: act.now })
  const to = { name, address: former, clientId: id, locale }
  enqueueMail(tx, act, { template: 'email_changed', to, data: { name } })
}
