import type { Reader } from '../../db/writer.ts'
import { setOut } from '../email/compose.ts'
import { languageOf } from '../email/templates/index.ts'
import { readerOf } from '../marketing/queries.ts'
import { withFooter } from '../marketing/send.ts'
import { settingsOf, urlFromOutside } from '../settings/queries.ts'
import type { Cause } from './facts.ts'
import { messageValues, type Promo } from './message-values.ts'
import type { Step } from './step-fields.ts'
import { writeMail, writePush } from './write-message.ts'

/** A message as it would leave, its link that ends such mails without its word; null for a step that sends none. */
export function showMessage(reader: Reader, cause: Cause, step: Step, promo: Promo | null) {
  if (step.type !== 'send_email' && step.type !== 'send_push') return null
  const settings = settingsOf(reader)
  const who = reader.one(readerOf, { client_id: cause.client_id })
  const locale = who?.locale ?? settings.locale
  const language = languageOf(locale)
  const values = messageValues(reader, cause, promo, locale)
  if (step.type === 'send_push') {
    const { title: subject, body: body_text } = writePush(step, values, locale)
    return { channel: 'push' as const, to: null, language, subject, body_text, body_html: null, url: step.url ?? null }
  }
  const link = urlFromOutside(settings, '/api/v1/unsubscribe/…')
  const content = withFooter(writeMail(step, values, locale), { locale }, settings.studio_name, link)
  const laidOut = setOut(reader, language, content, settings.studio_name)
  const { subject } = content
  return { channel: 'email' as const, to: who?.email ?? null, language, subject, ...laidOut, url: null }
}
