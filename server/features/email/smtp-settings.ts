import type { z } from 'zod'
import type { App, Ctx } from '../../context.ts'
import { db } from '../../db/build.ts'
import { invalid, Refusal } from '../../api/errors.ts'
import type { Letter, SmtpSettings } from '../../ports/mail/port.ts'
import { audit } from '../audit/audit.ts'
import { settingsOf } from '../settings/queries.ts'
import type { emailContract } from './contract.ts'
import { addHours } from '../../lib/time.ts'
import { smtpSettings } from './queries.ts'
import { USABLE } from './server-state.ts'
import { sendAtOnce, takeUpAgain } from './corrected-queries.ts'
import { say } from '../../lib/sayings/sayings.ts'

type Input = z.output<(typeof emailContract)['PUT /api/v1/studio/email']['body']>
type Shown = z.output<(typeof emailContract)['GET /api/v1/studio/email']['answer']>

/** Letters given up for the server's sake are taken up again where they are no older. */
const RECENT_HOURS = 7 * 24

/** The place of the password, to which it is bound. */
const PLACE = 'smtp_settings:password:1'

/** The mail server as the API shows it. */
export function shownSettings(app: Pick<App, 'db'>): Shown {
  const row = app.db.one(smtpSettings, {})
  return {
    configured: row !== undefined,
    host: row?.host ?? null,
    port: row?.port ?? null,
    security: (row?.security as Shown['security'] | undefined) ?? null,
    username: row?.username ?? null,
    has_password: row?.password_encrypted != null,
    from_name: row?.from_name ?? null,
    from_email: row?.from_email ?? null,
    reply_to: row?.reply_to ?? null,
    updated_at: row?.updated_at ?? null,
  }
}

/** The settings alone, without the server's state. */
function asSet({
  down_since: _,
  tries: __,
  next_try_at: ___,
  trouble: ____,
  ...set
}: NonNullable<(typeof smtpSettings)['row']>) {
  return set
}

/**
 * Sets up the mail server. A stored password is kept only for the same server and user, so that nobody who may change settings
 * can have it sent elsewhere. Emails waiting for their next attempt leave at once, and so do those that were given up because
 * of the server.
 */
export function changeSettings(ctx: Ctx, input: Input): Promise<Shown> {
  return ctx.write((tx) => {
    const former = tx.one(smtpSettings, {})
    const { password, username = null, from_name = null, reply_to = null, host, port, security, from_email } = input
    const isSame =
      former?.host === host && former.port === port && former.security === security && former.username === username
    const kept = isSame ? former.password_encrypted : null
    const password_encrypted = password ? ctx.secrets.seal(PLACE, password) : password === null ? null : kept
    if (username !== null && password_encrypted === null) {
      throw invalid('password', say('email.give_password_for_server'))
    }
    const row = {
      host,
      port,
      security,
      username,
      password_encrypted,
      from_name,
      from_email,
      reply_to,
      updated_at: ctx.now,
    }
    const insert = db.insertInto('smtp_settings').values({ id: 1, ...row, ...USABLE })
    tx.run(insert.onConflict((conflict) => conflict.column('id').doUpdateSet({ ...row, ...USABLE })))
    tx.run(sendAtOnce, { now: ctx.now })
    tx.run(takeUpAgain, { now: ctx.now, since: addHours(ctx.now, -RECENT_HOURS) })
    audit(tx, ctx, 'studio.email', {
      entity: 'studio',
      id: 1,
      before: former && asSet(former),
      after: { id: 1, ...row },
    })
    return shownSettings({ db: tx })
  })
}

export interface Sender {
  smtp: SmtpSettings
  from: Letter['from']
  /** The address for answers, if it is not the sender. */
  replyTo: string | null
}

/** The mail server to send with. MAIL_NOT_CONFIGURED where there is none, or where its password can't be read here. */
export function senderOf(app: App): Sender {
  const row = app.db.one(smtpSettings, {})
  if (!row) throw new Refusal('MAIL_NOT_CONFIGURED', say('email.set_up_studios_mail_server'))
  const { host, port, username, from_name } = row
  const smtp = { host, port, username, security: row.security as SmtpSettings['security'] }
  return {
    smtp: { ...smtp, password: row.password_encrypted && openPassword(app, row.password_encrypted) },
    from: { name: from_name ?? settingsOf(app.db).studio_name, address: row.from_email },
    replyTo: row.reply_to,
  }
}

function openPassword(app: App, sealed: string): string {
  try {
    return app.secrets.open(PLACE, sealed)
  } catch {
    throw new Refusal('MAIL_NOT_CONFIGURED', say('email.mail_password_was_kept'))
  }
}
