import type { Act } from '../../context.ts'
import { db, query } from '../../db/build.ts'
import type { KeptLetter } from '../../db/tables/values.ts'
import type { Tx } from '../../db/writer.ts'
import type { Instant } from '../../lib/time.ts'
import { keepValues, keepWords, MARKETING } from './compose.ts'
import { firstAttempt } from './held-letters.ts'
import { hasEnough } from './own-letters.ts'
import type { Content, LetterData, Template } from './letters.ts'

interface Recipient {
  name: string | null
  address: string
  clientId?: number
  locale?: string | null
}

const insert = query(
  (p: {
    kind: string
    client_id: number | null
    to_email: string
    to_name: string | null
    subject: string
    letter: KeptLetter
    now: Instant
    next_attempt_at: Instant
    expires_at: Instant | null
    booking_id: number | null
    appointment_id: number | null
    receipt_id: number | null
    gift_card_id: number | null
    signature_id: number | null
    unsubscribe_url: string | null
  }) =>
    db.insertInto('emails').values({
      kind: p.kind,
      client_id: p.client_id,
      to_email: p.to_email,
      to_name: p.to_name,
      subject: p.subject,
      letter: p.letter,
      next_attempt_at: p.next_attempt_at,
      created_at: p.now,
      expires_at: p.expires_at,
      booking_id: p.booking_id,
      appointment_id: p.appointment_id,
      receipt_id: p.receipt_id,
      gift_card_id: p.gift_card_id,
      signature_id: p.signature_id,
      unsubscribe_url: p.unsubscribe_url,
    }),
)

/** The subject of an email: its calendar file or its PDF is attached. */
interface About {
  booking_id?: number | null | undefined
  appointment_id?: number
  receipt_id?: number
  gift_card_id?: number
  signature_id?: number
}

const nothing = { booking_id: null, appointment_id: null, receipt_id: null, gift_card_id: null, signature_id: null }

interface Addressed<Kind extends Template> {
  template: Kind
  to: Recipient
  data: LetterData[Kind]
}

/**
 * Puts a letter into the outbox as its subject and values, in the transaction that makes it necessary; it is laid out and
 * sent after the commit, and waits where no mail server is set up. `expiresAt`: later than this it is not worth sending;
 * `notBefore`: it waits until then. One that a client's own acts bring about may be one too many for a day: it is not written.
 */
export function enqueueMail<Kind extends Template>(
  tx: Tx,
  act: Act,
  mail: Addressed<Kind> & { expiresAt?: Instant; notBefore?: Instant | undefined; about?: About },
): void {
  const { to, template, notBefore = act.now } = mail
  if (hasEnough(tx, act, to.address)) return
  const { letter, content } = keepValues(tx, mail)
  const first = firstAttempt(tx, act)
  tx.run(insert, {
    kind: template,
    client_id: to.clientId ?? null,
    to_email: to.address,
    to_name: to.name,
    subject: content.subject,
    letter,
    now: act.now,
    next_attempt_at: first > notBefore ? first : notBefore,
    expires_at: mail.expiresAt ?? null,
    ...nothing,
    ...mail.about,
    booking_id: mail.about?.booking_id ?? null,
    unsubscribe_url: null,
  })
}

interface MarketingLetter {
  to: { id: number; name: string; address: string; locale: string }
  content: Content
  expiresAt: Instant
  /** The address that ends such emails with one call, its word sealed; null if nobody outside can reach the studio. */
  unsubscribeUrl: string | null
}

/** Queues a marketing email and returns its id. Its permission is checked again when it leaves. */
export function enqueueMarketing(tx: Tx, act: Act, { to, content, ...letter }: MarketingLetter): number {
  return tx.run(insert, {
    kind: MARKETING,
    client_id: to.id,
    to_email: to.address,
    to_name: to.name,
    subject: content.subject,
    letter: keepWords(tx, to.locale, content),
    now: act.now,
    next_attempt_at: firstAttempt(tx, act),
    expires_at: letter.expiresAt,
    ...nothing,
    unsubscribe_url: letter.unsubscribeUrl,
  }).id
}
