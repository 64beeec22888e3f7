import type { Act, App } from '../../context.ts'
import type { Tx } from '../../db/writer.ts'
import type { Instant } from '../../lib/time.ts'
import { enqueueMail } from '../email/enqueue.ts'
import { sealWord } from '../email/sealed-words.ts'
import { settingsOf } from '../settings/queries.ts'
import { storeLinkToken } from './account-token.ts'
import type { claimableClient, staffByEmail } from './queries.ts'

export interface Link {
  token: string
  hash: string
}

/** Mails the link by which a member of staff sets a password; good for an hour from when it was asked for. */
export function mailStaffLink(
  tx: Tx,
  context: { app: App; act: Act; link: Link; askedAt: Instant },
  staff: NonNullable<(typeof staffByEmail)['row']>,
): void {
  const { app, act, link, askedAt } = context
  const expiresAt = storeLinkToken(tx, askedAt, 'reset', { kind: 'staff', id: staff.id }, link.hash)
  // Managers set theirs where they work, unless that is not served outside; everybody else in the portal.
  const page = staff.kind === 'manager' && settingsOf(tx).public_manager_enabled ? '/manage/reset' : '/reset'
  const data = { name: staff.full_name, url: `${page}#${sealWord(app.secrets, link.token)}` }
  const to = { name: staff.full_name, address: staff.email ?? '' }
  enqueueMail(tx, act, { template: 'password_reset', to, data, expiresAt })
}

/** Mails a client the link for a new password, also one who never had a login (made by staff, a guest booking or an import). */
export function mailClientLink(
  tx: Tx,
  context: { app: App; act: Act; link: Link; askedAt: Instant },
  client: NonNullable<(typeof claimableClient)['row']>,
): void {
  const { app, act, link, askedAt } = context
  const expiresAt = storeLinkToken(tx, askedAt, 'reset', { kind: 'client', id: client.id }, link.hash)
  const data = { name: client.full_name, url: `/reset#${sealWord(app.secrets, link.token)}` }
  const to = { name: client.full_name, address: client.email ?? '', clientId: client.id, locale: client.locale }
  const template = client.password_hash ? 'password_reset' : 'claim_account'
  enqueueMail(tx, act, { template, to, data, expiresAt })
}
