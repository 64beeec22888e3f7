import type { Act, App, Ctx } from '../../context.ts'
import { Refusal } from '../../api/errors.ts'
import { MaybeSent } from '../../ports/mail/port.ts'
import type { Tx } from '../../db/writer.ts'
import type { Round } from '../../jobs/round.ts'
import type { Job } from '../../jobs/runner.ts'
import { inAscii } from '../../lib/address-rules.ts'
import { addHours, type Instant } from '../../lib/time.ts'
import { keepValues, MARKETING, writeOut } from './compose.ts'
import {
  anyDue,
  anyExpired,
  dueBehind,
  dueCount,
  emailById,
  failExpired,
  failWaiting,
  markAttempt,
  markSent,
  nextDue,
  nextUrgent,
  smtpSettings,
  type EmailRow,
} from './queries.ts'
import { logoInLetters } from '../pictures/in-letters.ts'
import { LOGO, withoutLogo } from './layout.ts'
import { withLink } from './links.ts'
import { afterFailure } from './retry-rules.ts'
import { isDownSince, mayBeAsked, serverAnswered, serverFailed, USABLE } from './server-state.ts'
import { openWords, WordLost } from './sealed-words.ts'
import { readSaying, say, type Said } from '../../lib/sayings/sayings.ts'
import { settingsOf } from '../settings/queries.ts'
import { senderOf } from './smtp-settings.ts'
import { isMailFault, sayTrouble, troubleOf, type TroubleCode } from './trouble-rules.ts'

/** Number of emails on their way at the same time. */
const LANES = 4
/** Hours for which an email waits for a server that can't be used. */
const WAITING_HOURS = 5 * 24
/** Milliseconds that a test of the server may take. */
const TEST_MS = 10_000
const TOO_LATE = say('mail.too_late')
const NOT_READY = say('mail.not_ready')
const KEY_LOST = say('mail.key_lost')

/** Automatic jobs of the outbox: an email leaves within a second of its commit if the server answers. */
export const mailJobs: readonly Job[] = [
  {
    name: 'send mail',
    everyMinutes: 0,
    hasWork: canSend,
    isMended: ({ db }, failedAt) => (db.one(smtpSettings, {})?.updated_at ?? '') > failedAt,
    run: sendDueMail,
  },
  {
    name: 'give up mail that is too late',
    everyMinutes: 1,
    hasWork: ({ db }, now) =>
      db.one(anyExpired, { now }) !== undefined || isDownSince(db.one(smtpSettings, {}), addHours(now, -WAITING_HOURS)),
    run: (app, { now }) => giveUp(app, now),
  },
]

/** Without a mail server that can be used the outbox waits. */
function canSend({ db }: App, now: Instant): boolean {
  const server = db.one(smtpSettings, {})
  return server !== undefined && mayBeAsked(server, now) && db.one(anyDue, { now }) !== undefined
}

/** Gives up what is too late by now, and what has waited for the server for five days. */
async function giveUp({ writer }: App, now: Instant): Promise<void> {
  const since = addHours(now, -WAITING_HOURS)
  await writer.write((tx) => {
    tx.run(failExpired, { now, reason: TOO_LATE })
    const server = tx.one(smtpSettings, {})
    if (!server || server.down_since === null) return
    const { host, trouble, down_since } = server
    const reason = say(trouble as TroubleCode, { host, answer: null })
    tx.run(failWaiting, { since, reason: say('mail.never_tried', { since: down_since, reason }) })
  })
}

/**
 * Sends what is due, a few side by side, and what is queued meanwhile: the urgent first, then the oldest. Throws once the
 * server itself can't be used; the others are spared an attempt.
 */
async function sendDueMail(app: App, _: Act, round: Round): Promise<void> {
  const taken = new Set<number>()
  // Throws once, not for every email, if the server can't be used at all.
  senderOf(app)
  let down: Error | undefined
  const lane = async () => {
    for (let mail = take(app, taken); mail && !down && !round.isStopping; mail = take(app, taken)) {
      const { id } = mail
      const went = await round.attempt(`mail ${id}`, async () => (down ??= await sendOne(app, mail)))
      // One whose fate could not be kept is not sent twice in a round.
      if (went) taken.delete(id)
    }
  }
  // One letter finds out whether a server that could not be used can be.
  const { down_since, tries } = app.db.one(smtpSettings, {})!
  const first = down_since === null ? undefined : takeInTurn(app, taken, tries)
  if (first) await round.attempt(`mail ${first.id}`, async () => (down = await sendOne(app, first)))
  await Promise.all(Array.from({ length: LANES }, lane))
  if (down) throw down
}

/** Each time another letter asks a server that is down, so that none that it alone refuses stands before the others. */
function takeInTurn({ db, ports }: App, taken: Set<number>, tries: number): EmailRow | undefined {
  const now = ports.clock.now()
  const { count } = db.one(dueCount, { now })!
  const next = count > 0 ? db.one(dueBehind, { now, behind: tries % count }) : undefined
  if (next) taken.add(next.id)
  return next && db.one(emailById, next)
}

function take({ db, ports }: App, taken: Set<number>): EmailRow | undefined {
  const due = { now: ports.clock.now(), taken: [...taken] }
  const next = db.one(nextUrgent, due) ?? db.one(nextDue, due)
  if (next) taken.add(next.id)
  return next && db.one(emailById, next)
}

/** Sends one mail and notes how it went; gives why the server itself can't be used now, if so. */
async function sendOne(app: App, mail: EmailRow): Promise<Error | undefined> {
  const { id, subject } = mail
  const { clock } = app.ports
  const { smtp, from, replyTo } = senderOf(app)
  const isMarketing = mail.kind === MARKETING
  const wasDown = app.db.one(smtpSettings, {})?.down_since != null
  if (await isKeptBack(app, mail)) return undefined
  try {
    const { body_text, body_html } = writeOut(app.db, { ...mail, letter: withLink(app, mail.letter) })
    const text = openWords(app.secrets, body_text)
    const { html, logo } = await withLogo(app, openWords(app.secrets, body_html))
    const to = { name: mail.to_name, address: mail.to_email }
    const enclosed = await Promise.all(app.seams.enclosures.map(async (enclose) => enclose(app, mail)))
    const attachments = [...logo, ...enclosed.filter((file) => file !== undefined)]
    const unsubscribe = isMarketing && { unsubscribe: unsubscribeAddress(app, mail, from.address) }
    const written = { from, replyTo, to, subject, text, html, messageId: messageId(app, mail, from.address) }
    await app.ports.mail.send(smtp, { ...written, attachments, ...unsubscribe })
  } catch (error) {
    const { last_error, isForGood, ofServer } = whyNot(error, smtp.host)
    const now = clock.now()
    await app.writer.write((tx) => {
      if (ofServer) serverFailed(tx, tx.one(smtpSettings, {}) ?? USABLE, ofServer, now)
      // An email that met the server's trouble before, while others left since, may be at fault itself: this attempt counts.
      if (ofServer && (wasDown || !hasMetServer(mail))) return waitForServer(tx, { ...mail, last_error })
      const attempts = mail.attempts + 1
      return void tx.run(markAttempt, { id, attempts, ...afterFailure(attempts, now, isForGood), last_error })
    })
    if (last_error === NOT_READY) throw error
    return ofServer ? (error as Error) : undefined
  }
  // It has left the house: where that can't be kept now, it is as soon as it can, before anything is sent again.
  const sent = { id, now: clock.now() }
  await app.storage.whenWell(() =>
    app.writer.write((tx) => {
      tx.run(markSent, sent)
      tx.run(serverAnswered, {})
    }),
  )
  return undefined
}

/** Leaves a letter as it is, with the reason. */
function waitForServer(tx: Tx, { id, attempts, next_attempt_at, last_error }: EmailRow & { last_error: Said }): void {
  tx.run(markAttempt, { id, attempts, status: 'queued', next_attempt_at, last_error })
}

const hasMetServer = ({ last_error }: EmailRow): boolean =>
  last_error !== null && readSaying(last_error).code.startsWith('mail.server_')

/** Why a letter did not leave, in words to be kept; whether that is for good; and the trouble where it is not the letter's own. */
function whyNot(error: unknown, host: string): { last_error: Said; isForGood: boolean; ofServer?: TroubleCode } {
  if (error instanceof WordLost) return { last_error: KEY_LOST, isForGood: true }
  if (!isMailFault(error)) return { last_error: NOT_READY, isForGood: false }
  const trouble = troubleOf(error)
  return {
    last_error: sayTrouble(trouble, host, error),
    isForGood: trouble.isForGood,
    ...(trouble.of !== 'letter' && { ofServer: trouble.code }),
  }
}

/** Asks once more whether a letter may leave; one that may not now waits, one that may not at all is given up. */
async function isKeptBack(app: App, mail: EmailRow): Promise<boolean> {
  const now = app.ports.clock.now()
  const { id, attempts } = mail
  const [kept] = app.seams.keptBack.flatMap((keeps) => keeps(app.db, mail, now) ?? [])
  if (!kept) return false
  const follows =
    kept.kind === 'later'
      ? { status: 'queued' as const, next_attempt_at: kept.until, last_error: kept.reason }
      : { status: 'failed' as const, next_attempt_at: now, last_error: kept.reason }
  await app.writer.write((tx) => tx.run(markAttempt, { id, attempts, ...follows }))
  return true
}

/** An email's HTML with the studio's logo that it shows; without either if the studio no longer has one. */
async function withLogo(app: App, html: string) {
  if (!html.includes(`cid:${LOGO}`)) return { html, logo: [] }
  const content = await logoInLetters(app)
  if (!content) return { html: withoutLogo(html), logo: [] }
  return { html, logo: [{ filename: 'logo.png', content, contentType: 'image/png', cid: LOGO }] }
}

/** Message-ID of an email, unique in the sender's domain and the same at each attempt, so that copies are recognised. */
function messageId(app: App, { id, created_at }: EmailRow, sender: string): string {
  const { public_studio_id } = settingsOf(app.db)
  return `<${id}.${Date.parse(created_at)}.${public_studio_id}@${inAscii(sender).split('@').at(-1)!}>`
}

/** Address at which a mail program unsubscribes: the email's link, else an email to the studio. */
function unsubscribeAddress(app: App, { unsubscribe_url }: EmailRow, studio: string): string {
  return unsubscribe_url === null
    ? `mailto:${inAscii(studio)}?subject=unsubscribe`
    : openWords(app.secrets, unsubscribe_url)
}

/**
 * Sends a test email to the caller at once; MAIL_SERVER_ERROR gives the obstacle in the caller's language. The result counts as
 * the last try: Health shows it, and waiting emails leave once the test has arrived.
 */
export async function sendTestMail(ctx: Ctx): Promise<{ sent_to: string }> {
  const { smtp, from, replyTo } = senderOf(ctx)
  if (!('email' in ctx.caller) || ctx.caller.email === null) {
    throw new Refusal('VALIDATION_ERROR', say('email.no_address_for_test'))
  }
  const { name, email: address } = ctx.caller
  const to = { name, address }
  const { letter, content } = keepValues(ctx.db, { template: 'mail_test', to: {}, data: { name } })
  const { subject } = content
  const { body_text: text, body_html } = writeOut(ctx.db, { kind: 'mail_test', subject, letter })
  const { html, logo: attachments } = await withLogo(ctx, body_html)
  try {
    await ctx.ports.mail.send(
      smtp,
      { from, replyTo, to, subject, text, html, attachments },
      Math.min(TEST_MS, ctx.config.outsideMs),
    )
  } catch (error) {
    if (error instanceof MaybeSent)
      throw new Refusal('MAIL_SERVER_ERROR', say('email.test_may_have_arrived', { host: smtp.host }))
    if (!isMailFault(error)) throw error
    const { code, of } = troubleOf(error)
    const { now } = ctx
    if (of !== 'letter') await ctx.writer.write((tx) => serverFailed(tx, tx.one(smtpSettings, {}) ?? USABLE, code, now))
    throw new Refusal('MAIL_SERVER_ERROR', sayTrouble(troubleOf(error), smtp.host, error))
  }
  await ctx.writer.write((tx) => tx.run(serverAnswered, {}))
  return { sent_to: address }
}
