import type { Act, App, Ctx } from '../../context.ts'
import { Refusal } from '../../api/errors.ts'
import { findSettings } from '../settings/queries.ts'
import { compose } from './enqueue.ts'
import { anyExpired, dueEmails, failExpired, markAttempt, markSent, smtpSettings, type EmailRow } from './queries.ts'
import { afterFailure, isServerDown } from './retry-rules.ts'
import { openWords } from './sealed-words.ts'
import { senderOf, type Sender } from './smtp-settings.ts'

/** How many mails a round sends at the most, and how many at a time: other jobs wait for the round to end. */
const ROUND = 200
const LANES = 4
const TOO_LATE = 'It could not be sent before it was out of date.'

/** Sends the mails that are due, the oldest first. Without a mail server they wait; what came too late is given up. */
export async function sendDueMail(app: App, { now }: Act): Promise<void> {
  if (app.db.one(anyExpired, { now })) {
    await app.writer.write((tx) => tx.run(failExpired, { now, reason: TOO_LATE }))
  }
  if (!findSettings(app.db) || !app.db.one(smtpSettings, {})) return
  const due = app.db.all(dueEmails, { now, most: ROUND })
  if (due.length === 0) return
  const sender = senderOf(app)
  let isDown = false
  const lane = async () => {
    for (let mail = due.shift(); mail && !isDown; mail = due.shift()) isDown = await sendOne(app, sender, mail, now)
  }
  await Promise.all(Array.from({ length: LANES }, lane))
}

/** Sends one mail and notes how it went; true if the server itself can't be used now. */
async function sendOne(app: App, { smtp, from }: Sender, mail: EmailRow, now: string): Promise<boolean> {
  const { id, subject } = mail
  const text = openWords(app.secrets, mail.body_text)
  const html = openWords(app.secrets, mail.body_html)
  try {
    await app.ports.mail.send(smtp, { from, to: { name: mail.to_name, address: mail.to_email }, subject, text, html })
  } catch (error) {
    const attempts = mail.attempts + 1
    const attempt = { id, attempts, ...afterFailure(attempts, now), last_error: reasonOf(error) }
    await app.writer.write((tx) => tx.run(markAttempt, attempt))
    return isServerDown(error)
  }
  await app.writer.write((tx) => tx.run(markSent, { id, now }))
  return false
}

/** Sends a test mail to the caller at once; MAIL_SERVER_ERROR carries what the server said. */
export async function sendTestMail(ctx: Ctx): Promise<{ sent_to: string }> {
  const { smtp, from } = senderOf(ctx)
  if (ctx.caller.role === 'nobody' || ctx.caller.email === null) {
    throw new Refusal('VALIDATION_ERROR', 'Your account has no e-mail to send the test to.')
  }
  const { name, email: address } = ctx.caller
  const to = { name, address }
  const { subject, body_text: text, body_html: html } = compose(ctx.db, { template: 'mail_test', to, data: { name } })
  try {
    await ctx.ports.mail.send(smtp, { from, to, subject, text, html })
  } catch (error) {
    throw new Refusal('MAIL_SERVER_ERROR', `The mail could not be sent: ${reasonOf(error)}`)
  }
  return { sent_to: address }
}

function reasonOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).slice(0, 500)
}
