import type { Ctx } from '../../context.ts'
import { requirePermission } from '../../api/access.ts'
import { notFound, Refusal } from '../../api/errors.ts'
import { implement } from '../../api/implement.ts'
import { audit } from '../audit/audit.ts'
import { readingOf } from '../settings/reading.ts'
import { emailContract } from './contract.ts'
import { emailById, emailPage, presentEmail, requeue, withoutWords } from './queries.ts'
import { sendTestMail } from './send.ts'
import { changeSettings, shownSettings } from './smtp-settings.ts'
import { say } from '../../lib/sayings/sayings.ts'

export const emailRoutes = implement(emailContract, {
  'GET /api/v1/studio/email': (ctx) => shownSettings(ctx),
  'PUT /api/v1/studio/email': (ctx, { body }) => changeSettings(ctx, body),
  'POST /api/v1/studio/email/test': (ctx) => sendTestMail(ctx),
  'GET /api/v1/emails': (ctx, { query }) => {
    requirePermission(ctx.caller, 'clients.view')
    return emailPage(ctx.db, readingOf(ctx.db, ctx), query)
  },
  'POST /api/v1/emails/{email_id}/retry': (ctx, { params }) => retry(ctx, params.email_id),
})

function retry(ctx: Ctx, id: number) {
  requirePermission(ctx.caller, 'clients.view')
  return ctx.write((tx) => {
    const mail = tx.one(emailById, { id })
    if (!mail) throw notFound('mail')
    if (mail.status === 'sent') throw new Refusal('EMAIL_NOT_RETRYABLE', say('email.mail_has_gone_out_already'))
    if (mail.expires_at !== null && mail.expires_at <= ctx.now) {
      throw new Refusal('EMAIL_NOT_RETRYABLE', say('email.mail_is_out_of_date'))
    }
    if (mail.letter === null) {
      throw new Refusal('EMAIL_NOT_RETRYABLE', say('email.what_mail_said'))
    }
    const row = tx.returningOne(requeue, { id, now: ctx.now })
    audit(tx, ctx, 'email.retry', { entity: 'email', id, before: withoutWords(mail), after: withoutWords(row) })
    return presentEmail(row, readingOf(tx, ctx))
  })
}
