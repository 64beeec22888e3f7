import type { Ctx } from '../../context.ts'
import { requirePermission } from '../../api/access.ts'
import { notFound, Refusal } from '../../api/errors.ts'
import { implement } from '../../api/implement.ts'
import { addHours } from '../../lib/time.ts'
import { audit } from '../audit/audit.ts'
import { readingOf } from '../settings/reading.ts'
import { emailContract } from './contract.ts'
import { emailById, emailPage, presentEmail, requeue, withoutWords } from './queries.ts'
import { sendTestMail } from './send.ts'
import { changeSettings, shownSettings } from './smtp-settings.ts'
import { say } from '../../lib/sayings/sayings.ts'
import { isNotNeeded } from './kept-back-codes.ts'
import { outlookOf } from './outlook.ts'

export const emailRoutes = implement(emailContract, {
  'GET /api/v1/studio/email': (ctx) => shownSettings(ctx),
  'PUT /api/v1/studio/email': (ctx, { body }) => changeSettings(ctx, body),
  'POST /api/v1/studio/email/test': (ctx) => sendTestMail(ctx),
  'GET /api/v1/emails': (ctx, { query }) => {
    requirePermission(ctx.caller, 'clients.view')
    const { trouble_days: days, ...filter } = query
    const trouble_since = days === undefined ? undefined : addHours(ctx.now, -24 * days)
    return emailPage(ctx.db, readingOf(ctx.db, ctx), { ...filter, trouble_since })
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
    if (mail.status === 'failed' && isNotNeeded(mail.last_error)) {
      throw new Refusal('EMAIL_NOT_RETRYABLE', say('email.not_needed_any_more'))
    }
    if (mail.letter === null) {
      throw new Refusal('EMAIL_NOT_RETRYABLE', say('email.what_mail_said'))
    }
    const row = tx.returningOne(requeue, { id, now: ctx.now })
    audit(tx, ctx, 'email.retry', { entity: 'email', id, before: withoutWords(mail), after: withoutWords(row) })
    return { ...presentEmail(row, readingOf(tx, ctx)), email: outlookOf(tx, row) }
  })
}
