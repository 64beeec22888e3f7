import { createHash } from 'node:crypto'
import type { Act, App } from '../../context.ts'
import type { Tx } from '../../db/writer.ts'
import { addHours } from '../../lib/time.ts'
import { enqueueMarketing } from '../email/enqueue.ts'
import type { Content } from '../email/letters.ts'
import { sealWord } from '../email/sealed-words.ts'
import { settingsOf, urlFromOutside } from '../settings/queries.ts'
import type { Addressee, Channel } from './allowed.ts'
import { footerIn } from './footer.ts'
import { insertMessage } from './queries.ts'
import { WORTH_HOURS } from './rules.ts'

/** The automation step that a marketing message belongs to; null: sent by hand. */
export interface Cause {
  enrollment_id: number
  automation_id: number
  step_key: string
}

/** The ports that a link needs: randomness for its word, and the key it is kept under. */
type Keys = Pick<App, 'ports' | 'secrets'>

/** Notes that a message of marketing has gone to somebody: the one of this day. */
export function noteMessage(
  tx: Tx,
  act: Act,
  message: {
    client_id: number
    channel: Channel
    cause: Cause | null
    email_id?: number
    unsubscribe_hash?: string | null
  },
): void {
  const { client_id, channel, cause, email_id = null, unsubscribe_hash = null } = message
  const { enrollment_id = null, automation_id = null, step_key = null } = cause ?? {}
  tx.run(insertMessage, {
    client_id,
    channel,
    enrollment_id,
    automation_id,
    step_key,
    email_id,
    unsubscribe_hash,
    now: act.now,
  })
}

/** Queues a mail of marketing to whom it may go (see mayMarket), with the link that ends such mails, and notes it. */
export function sendMarketingMail(
  tx: Tx,
  act: Act,
  keys: Keys,
  { to, content, cause }: { to: Addressee; content: Content; cause: Cause | null },
): void {
  const token = Buffer.from(keys.ports.random.bytes(24)).toString('base64url')
  const unsubscribeUrl = urlFromOutside(settingsOf(tx), `/api/v1/unsubscribe/${sealWord(keys.secrets, token)}`)
  const email_id = enqueueMarketing(tx, act, {
    to,
    content: withFooter(content, to, settingsOf(tx).studio_name, unsubscribeUrl),
    expiresAt: addHours(act.now, WORTH_HOURS),
    unsubscribeUrl,
  })
  const unsubscribe_hash = unsubscribeUrl === null ? null : hashOf(token)
  noteMessage(tx, act, { client_id: to.id, channel: 'email', cause, email_id, unsubscribe_hash })
}

/** A letter with why it came and how such letters end: by its link, or by an answer where no link leads to the studio. */
export function withFooter(
  content: Content,
  { locale }: Pick<Addressee, 'locale'>,
  studio: string,
  url: string | null,
): Content {
  const footer = footerIn(locale)
  if (url === null) return { ...content, closing: `${footer.why(studio)} ${footer.answer}` }
  return { ...content, ending: { text: footer.why(studio), label: footer.end, url } }
}

/** The stored form of a link's word. It has no key in it: a link works for ever, even if the studio's key was lost. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
