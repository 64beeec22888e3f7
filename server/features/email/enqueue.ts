import type { Act } from '../../context.ts'
import { db, query } from '../../db/build.ts'
import type { Tx } from '../../db/writer.ts'
import type { Instant } from '../../lib/time.ts'
import { settingsOf } from '../studio/queries.ts'
import { layout } from './layout.ts'
import type { LetterData, Template } from './letters.ts'
import { lettersIn } from './templates/index.ts'

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
      next_attempt_at: p.now,
      created_at: p.now,
      expires_at: p.expires_at,
    }),
)

/**
 * Puts a letter into the outbox, in the transaction that makes it necessary; it is sent after the commit, and waits
 * where no mail server is set up. `expiresAt`: later than this it is not worth sending.
 */
export function enqueueMail<Kind extends Template>(
  tx: Tx,
  act: Act,
  letter: { template: Kind; to: Recipient; data: LetterData[Kind]; expiresAt?: Instant },
): void {
  const { studio_name: studio, locale, primary_color } = settingsOf(tx)
  const { to, template } = letter
  const content = lettersIn(to.locale ?? locale)[template]({ ...letter.data, studio })
  tx.run(insert, {
    kind: template,
    client_id: to.clientId ?? null,
    to_email: to.address,
    to_name: to.name,
    subject: content.subject,
    ...layout(content, { studio, color: primary_color }),
    now: act.now,
    expires_at: letter.expiresAt ?? null,
  })
}
