import type { Act } from '../../context.ts'
import { db, query } from '../../db/build.ts'
import type { Reader, Tx } from '../../db/writer.ts'
import type { Instant } from '../../lib/time.ts'
import { settingsOf } from '../settings/queries.ts'
import { firstAttempt } from './held.ts'
import { layout } from './layout.ts'
import type { LetterData, Template } from './letters.ts'
import { languageOf, lettersIn } from './templates/index.ts'
import { formatSaying, type Reading } from '../../lib/sayings/format.ts'
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
    }),
)

interface Addressed<Kind extends Template> {
  template: Kind
  to: Recipient
  data: LetterData[Kind]
}

/** A letter written out in the recipient's language, else the studio's, in its colour. */
export function compose<Kind extends Template>(reader: Reader, { template, to, data }: Addressed<Kind>) {
  const { studio_name: studio, locale, primary_color: color, timezone } = settingsOf(reader)
  const language = to.locale ?? locale
  const content = lettersIn(language)[template]({ ...inWords(data, { language, timezone }), studio })
  return { subject: content.subject, ...layout(content, { studio, color, language: languageOf(language) }) }
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
  letter: Addressed<Kind> & { expiresAt?: Instant; notBefore?: Instant | undefined },
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
  })
}
