import type { Ctx } from '../../context.ts'
import { refuseFor, Refusal } from '../../api/errors.ts'
import { audit } from '../audit/audit.ts'
import { newLinkToken, storeLinkToken } from '../auth/account-token.ts'
import { enqueueMail } from '../email/enqueue.ts'
import { publicUrl } from '../settings/queries.ts'
import { loginReason } from './guardian-rules.ts'
import { loadClient } from './load.ts'

/** A link (14 days, once) by which a client sets a password; earlier links end. Mailed too where she has an e-mail. */
export async function inviteClient(ctx: Ctx, id: number): Promise<{ invite_url: string; expires_at: string }> {
  const { token, hash } = newLinkToken(ctx)
  const invite_url = publicUrl(ctx, `/invite#${token}`)

  const expires_at = await ctx.write((tx) => {
    const client = loadClient(tx, id)
    if (!client.is_active) throw new Refusal('CLIENT_INACTIVE', 'Reactivate the client first, then invite them.')
    if (client.guardian_id !== null) throw refuseFor([loginReason(client.full_name)])
    if (client.email === null)
      throw new Refusal('VALIDATION_ERROR', 'Give the client an e-mail first: they sign in with it.')
    const expires = storeLinkToken(tx, ctx.now, 'invitation', { kind: 'client', id }, hash)
    const to = { name: client.full_name, address: client.email, clientId: id, locale: client.locale }
    enqueueMail(tx, ctx, {
      template: 'invitation',
      to,
      data: { name: client.full_name, url: invite_url },
      expiresAt: expires,
    })
    audit(tx, ctx, 'client.invite', { entity: 'client', id })
    return expires
  })
  return { invite_url, expires_at }
}
