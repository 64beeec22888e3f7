import type { Ctx } from '../../context.ts'
import { refuseFor, Refusal } from '../../api/errors.ts'
import { audit } from '../audit/audit.ts'
import { newLinkToken, storeLinkToken } from '../auth/account-token.ts'
import { mailClientLink } from '../auth/reset-link.ts'
import { enqueueMail } from '../email/enqueue.ts'
import { outlookOfLink } from '../email/outlook.ts'
import { sealWord } from '../email/sealed-words.ts'
import { opensOutside, publicUrl } from '../settings/queries.ts'
import { loginReason } from './guardian-rules.ts'
import { loadClient } from './load.ts'
import type { ClientRow } from './queries.ts'
import { say } from '../../lib/sayings/sayings.ts'

/** Mails a client a link (one hour, once) for a new password; nobody else sees it. */
export async function sendResetLink(ctx: Ctx, id: number) {
  const link = newLinkToken(ctx)
  return ctx.write((tx) => {
    const client = loadClient(tx, id)
    reachable(client)
    mailClientLink(tx, { app: ctx, act: ctx, link, askedAt: ctx.now }, client)
    audit(tx, ctx, 'client.reset_mail', { entity: 'client', id })
    return { success: true as const, email: outlookOfLink(tx) }
  })
}

/** The e-mail of a client who may be written to about an account. */
function reachable(client: ClientRow): string {
  if (!client.is_active) throw new Refusal('CLIENT_INACTIVE', say('clients.reactivate_client_first_then_invite'))
  if (client.email === null) throw new Refusal('VALIDATION_ERROR', say('clients.give_client_e_mail_first'))
  return client.email
}

/** Where a client accepts an invitation by its word. */
export const invitePath = (word: string): string => `/invite#${word}`

/** A link (14 days, once) by which a client without a login sets a password; earlier links end. It is emailed to them, too. */
export async function inviteClient(ctx: Ctx, id: number) {
  const { token, hash } = newLinkToken(ctx)
  const invite_url = publicUrl(ctx, invitePath(token))

  return ctx.write((tx) => {
    const client = loadClient(tx, id)
    const address = reachable(client)
    // A link that staff can read must never set the password of an account that somebody has.
    if (client.password_hash !== null) throw new Refusal('CLIENT_HAS_LOGIN', say('clients.client_signs_in_already'))
    if (client.guardian_id !== null) throw refuseFor([loginReason(client.full_name)])
    const expires_at = storeLinkToken(tx, ctx.now, 'invitation', { kind: 'client', id }, hash)
    const to = { name: client.full_name, address, clientId: id, locale: client.locale }
    enqueueMail(tx, ctx, {
      template: 'invitation',
      to,
      data: { name: client.full_name, url: invitePath(sealWord(ctx.secrets, token)) },
      expiresAt: expires_at,
    })
    audit(tx, ctx, 'client.invite', { entity: 'client', id })
    return { invite_url, expires_at, opens_outside: opensOutside(tx), email: outlookOfLink(tx) }
  })
}
