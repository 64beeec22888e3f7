import type { Ctx } from '../../context.ts'
import { enqueueMail } from '../email/enqueue.ts'
import { publicUrl, settingsOf } from '../settings/queries.ts'
import { newLinkToken, storeLinkToken } from './account-token.ts'
import { claimableClient, staffByEmail } from './queries.ts'

/** Sends the link by which the owner of an e-mail sets her password, if the e-mail is known; staff before clients. */
export async function sendResetMail(ctx: Ctx, email: string): Promise<void> {
  const staff = ctx.db.one(staffByEmail, { email })
  if (!staff) return sendClaimMail(ctx, email)
  const { token, hash } = newLinkToken(ctx)
  await ctx.write((tx) => {
    const expiresAt = storeLinkToken(tx, ctx.now, 'reset', { kind: 'staff', id: staff.id }, hash)
    const data = { name: staff.full_name, url: publicUrl(ctx, `${resetPage(ctx, staff.kind)}#${token}`) }
    const to = { name: staff.full_name, address: email }
    enqueueMail(tx, ctx, { template: 'password_reset', to, data, expiresAt })
  })
}

/** The same for a client record, also one that never had a login (made by staff, a guest booking or an import). */
export async function sendClaimMail(ctx: Ctx, email: string): Promise<void> {
  const client = ctx.db.one(claimableClient, { email })
  if (!client) return
  settingsOf(ctx.db)
  const { token, hash } = newLinkToken(ctx)
  await ctx.write((tx) => {
    const expiresAt = storeLinkToken(tx, ctx.now, 'reset', { kind: 'client', id: client.id }, hash)
    const data = { name: client.full_name, url: publicUrl(ctx, `/reset#${token}`) }
    const to = { name: client.full_name, address: email, clientId: client.id, locale: client.locale }
    const template = client.password_hash ? 'password_reset' : 'claim_account'
    enqueueMail(tx, ctx, { template, to, data, expiresAt })
  })
}

/** Managers set theirs where they work, unless that is not served outside; everybody else in the portal. */
function resetPage(ctx: Ctx, kind: 'manager' | 'instructor'): string {
  return kind === 'manager' && settingsOf(ctx.db).public_manager_enabled ? '/manage/reset' : '/reset'
}
