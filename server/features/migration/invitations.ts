import { requirePermission } from '../../api/access.ts'
import type { Ctx } from '../../context.ts'
import type { Reader, Tx } from '../../db/writer.ts'
import { notFound, Refusal } from '../../api/errors.ts'
import type { FileAnswer } from '../../http/operation.ts'
import { toCsv } from '../../lib/csv.ts'
import { say } from '../../lib/sayings/sayings.ts'
import { addHours } from '../../lib/time.ts'
import { audit } from '../audit/audit.ts'
import { newLinkToken, storeLinkToken } from '../auth/account-token.ts'
import { insertToken } from '../auth/queries.ts'
import { invitePath } from '../clients/invite.ts'
import { enqueueMail } from '../email/enqueue.ts'
import { outlookOfLink } from '../email/outlook.ts'
import { smtpSettings } from '../email/queries.ts'
import { sealWord } from '../email/sealed-words.ts'
import { opensOutside, publicUrl } from '../settings/queries.ts'
import { loadJob } from './queries.ts'
import { importedClients, liveInvitations, toInvite } from './invitation-queries.ts'

const INVITATION_HOURS = 14 * 24
/** Clients whose letters, or links, are written in one transaction. */
const CLIENTS_AT_ONCE = 20
const LINKS_AT_ONCE = 200

interface ImportedClient {
  id: number
  full_name: string
  email: string | null
  phone: string | null
  locale: string | null
  guardian_id: number | null
  is_active: boolean
  password_hash: string | null
}

/**
 * Puts an invitation for each client of an import into the outbox; says who gets none and why. Refused while they would wait
 * or lead nowhere: they hold for 14 days only.
 */
export async function sendInvitations(ctx: Ctx, input: { job_id: number; client_ids?: number[] | undefined }) {
  requirePermission(ctx.caller, 'clients.manage')
  loadJob(ctx.db, input.job_id)
  mustOpenOutside(ctx)
  if (!ctx.db.one(smtpSettings, {})) throw new Refusal('MAIL_NOT_CONFIGURED', say('email.set_up_studios_mail_server'))
  const clients = chosen(ctx.db.all(importedClients, { job_id: input.job_id }), input.client_ids)
  const invited = new Set(ctx.db.all(liveInvitations, { now: ctx.now }).map(({ account_id }) => account_id))
  const skipped: { client_id: number; full_name: string; reason: string }[] = []
  const guests: (ImportedClient & { email: string })[] = []
  for (const client of clients) {
    const reason = whyNot(client) ?? (invited.has(client.id) ? 'An earlier invitation still holds.' : null)
    if (reason === null && client.email !== null) guests.push({ ...client, email: client.email })
    else skipped.push({ client_id: client.id, full_name: client.full_name, reason: reason ?? '' })
  }
  for (let at = 0; at < guests.length; at += CLIENTS_AT_ONCE) {
    const part = guests.slice(at, at + CLIENTS_AT_ONCE).map((client) => ({ client, link: newLinkToken(ctx) }))
    await ctx.step((tx) => {
      for (const { client, link } of part) inviteOne(tx, ctx, client, link)
    })
  }
  const after = { queued: guests.length, skipped: skipped.length }
  return ctx.write((tx) => {
    audit(tx, ctx, 'migration.invite', { entity: 'import', id: input.job_id, after })
    return { queued: guests.length, skipped, email: guests.length > 0 ? outlookOfLink(tx) : null }
  })
}

/**
 * Lists the clients of an import with a link each, for the owner's own mailing. Links emailed earlier stay valid. Anyone with
 * a link can become the client, so this needs the permission to invite by hand.
 */
export async function exportInvitations(ctx: Ctx, jobId: number): Promise<FileAnswer> {
  requirePermission(ctx.caller, 'clients.manage')
  loadJob(ctx.db, jobId)
  mustOpenOutside(ctx)
  const clients = ctx.db.all(importedClients, { job_id: jobId })
  const expires_at = addHours(ctx.now, INVITATION_HOURS)
  const lines = clients.map((client) => {
    const reason = whyNot(client)
    return { client, state: reason ?? 'invitation', link: reason === null ? newLinkToken(ctx) : null }
  })
  for (let at = 0; at < lines.length; at += LINKS_AT_ONCE) {
    const part = lines.slice(at, at + LINKS_AT_ONCE)
    await ctx.writer.write((tx) => {
      for (const { client, link } of part)
        if (link) {
          const account = { kind: 'invitation' as const, account_kind: 'client' as const, account_id: client.id }
          tx.run(insertToken, { ...account, token_hash: link.hash, expires_at, now: ctx.now })
        }
    })
  }
  await ctx.write((tx) => audit(tx, ctx, 'migration.invitations.export', { entity: 'import', id: jobId }))
  const csv = toCsv(
    ['Name', 'Email', 'Phone', 'Invitation link', 'Valid until', 'State'],
    lines.map(({ client, link, state }) => [
      client.full_name,
      client.email,
      client.phone,
      link ? publicUrl(ctx, invitePath(link.token)) : null,
      link ? expires_at.slice(0, 10) : null,
      state,
    ]),
    { bom: true },
  )
  const name = `import-${jobId}-invitations.csv`
  return { bytes: new TextEncoder().encode(csv), type: 'text/csv; charset=utf-8', name }
}

/** How many imported clients could be invited and have no login yet. */
export function countToInvite(reader: Reader): number {
  return reader.one(toInvite, {})?.count ?? 0
}

function chosen<Client extends { id: number }>(clients: Client[], ids: number[] | undefined): Client[] {
  if (!ids) return clients
  const byId = new Map(clients.map((client) => [client.id, client]))
  return [...new Set(ids)].map((id) => {
    const client = byId.get(id)
    if (!client) throw notFound('client in this import')
    return client
  })
}

function whyNot(client: ImportedClient): string | null {
  if (client.password_hash !== null) return 'Signs in already.'
  if (!client.is_active) return 'Is not active.'
  if (client.guardian_id !== null) return 'Is looked after by somebody else.'
  return client.email === null ? 'Has no e-mail.' : null
}

function inviteOne(
  tx: Tx,
  ctx: Ctx,
  client: ImportedClient & { email: string },
  { token, hash }: { token: string; hash: string },
): void {
  const { id, full_name: name, email: address, locale } = client
  const expiresAt = storeLinkToken(tx, ctx.now, 'invitation', { kind: 'client', id }, hash)
  const to = { name, address, clientId: id, locale }
  const url = invitePath(sealWord(ctx.secrets, token))
  enqueueMail(tx, ctx, { template: 'invitation', to, data: { name, url }, expiresAt })
}

/** Refuses with NOT_ONLINE while links open on this computer alone. */
function mustOpenOutside({ db }: Ctx): void {
  if (!opensOutside(db)) throw new Refusal('NOT_ONLINE', say('email.go_online_first'))
}
