import type { Act } from '../../context.ts'
import { db, query } from '../../db/build.ts'
import type { Reader, Tx } from '../../db/writer.ts'
import type { Instant } from '../../lib/time.ts'
import { settingsOf } from '../settings/queries.ts'
import { firstAttempt } from './held.ts'
import { layout } from './layout.ts'
import type { Content, LetterData, Template } from './letters.ts'
import { languageOf, lettersIn } from './templates/index.ts'
import { formatSaying, type Reading } from '../../lib/sayings/format.ts'
import { PAIRINGS } from '../../lib/typeface-rules.ts'
import { isSaid } from '../../lib/sayings/sayings.ts'

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
    body_text: string
    body_html: string
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
      body_text: p.body_text,
      body_html: p.body_html,
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

/** What a letter is about: it brings a file for the calendar of it, or its paper. */
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

/** A letter written out in the recipient's language, else the studio's, in its colour. */
export function compose<Kind extends Template>(reader: Reader, letter: Addressed<Kind>) {
  return setOut(reader, letter.to.locale ?? settingsOf(reader).locale, wordsOf(reader, letter))
}

/** What a letter says, in the recipient's language, else the studio's. */
export function wordsOf<Kind extends Template>(
  reader: Reader,
  { template, to, data }: Pick<Addressed<Kind>, 'template' | 'data'> & { to: Pick<Recipient, 'locale'> },
): Content {
  const { studio_name: studio, locale, timezone } = settingsOf(reader)
  const language = to.locale ?? locale
  return lettersIn(language)[template]({ ...inWords(data, { language, timezone }), studio })
}

/** A letter that is written already, as it leaves: in the studio's colour, in the language it is written in. */
export function setOut(reader: Reader, locale: string, content: Content) {
  const { studio_name: studio, primary_color: color, logo_file, typeface } = settingsOf(reader)
  const heading = PAIRINGS[typeface].letter
  const sender = { studio, color, language: languageOf(locale), hasLogo: logo_file !== null, heading }
  return { subject: content.subject, ...layout(content, sender) }
}

/** The data of a letter with its sayings in words. */
function inWords<Data extends object>(data: Data, reading: Reading): Data {
  const told = Object.entries(data).map(([field, value]) => [
    field,
    isSaid(value) ? formatSaying(value, reading) : value,
  ])
  return Object.fromEntries(told) as Data
}

/**
 * Puts a letter into the outbox, in the transaction that makes it necessary; it is sent after the commit, and waits
 * where no mail server is set up. `expiresAt`: later than this it is not worth sending;
 * `notBefore`: it waits until then.
 */
export function enqueueMail<Kind extends Template>(
  tx: Tx,
  act: Act,
  letter: Addressed<Kind> & { expiresAt?: Instant; notBefore?: Instant | undefined; about?: About },
): void {
  const { to, template, notBefore = act.now } = letter
  const first = firstAttempt(tx, act)
  tx.run(insert, {
    kind: template,
    client_id: to.clientId ?? null,
    to_email: to.address,
    to_name: to.name,
    ...compose(tx, letter),
    now: act.now,
    next_attempt_at: first > notBefore ? first : notBefore,
    expires_at: letter.expiresAt ?? null,
    ...nothing,
    ...letter.about,
    booking_id: letter.about?.booking_id ?? null,
    unsubscribe_url: null,
  })
}

/** The kind of every letter that is marketing: whether one may leave is asked again as it does. */
export const MARKETING = 'marketing'

interface MarketingLetter {
  to: { id: number; name: string; address: string; locale: string }
  content: Content
  expiresAt: Instant
  /** Where such letters end by one call, its word sealed; null where nobody outside can reach the studio. */
  unsubscribeUrl: string | null
}

/** Puts a letter of marketing into the outbox and gives its id. Whether it may leave is asked once more as it does. */
export function enqueueMarketing(tx: Tx, act: Act, { to, content, ...letter }: MarketingLetter): number {
  return tx.run(insert, {
    kind: MARKETING,
    client_id: to.id,
    to_email: to.address,
    to_name: to.name,
    ...setOut(tx, to.locale, content),
    now: act.now,
    next_attempt_at: firstAttempt(tx, act),
    expires_at: letter.expiresAt,
    ...nothing,
    unsubscribe_url: letter.unsubscribeUrl,
  }).id
}
