import type { Reader } from '../../db/writer.ts'
import { setOut } from '../email/compose.ts'
import type { Content } from '../email/letters.ts'
import { languageOf } from '../email/templates/index.ts'
import { footerIn } from '../marketing/footer.ts'
import { readerOf } from '../marketing/queries.ts'
import { withFooter } from '../marketing/send.ts'
import { settingsOf, urlFromOutside } from '../settings/queries.ts'
import type { Cause } from './facts.ts'
import { fillIn } from './fields-in-text.ts'
import { messageValues, type Promo } from './message-values.ts'
import type { MessageLanguage, Step, StepOf } from './step-fields.ts'

type Values = Readonly<Record<string, string>>

/** The text of a message for somebody of a locale: in their language where it is written in it, else its own. */
function inLanguage<
  Text extends object,
  Step extends Text & { translations?: { [L in MessageLanguage]?: Text | undefined } | undefined },
>(step: Step, locale: string): Text {
  return step.translations?.[languageOf(locale) as MessageLanguage] ?? step
}

/** A subject with its fields filled in, an address of several lines on one; the studio's name where nothing is known of them. */
function headed(text: string, values: Values): string {
  return (
    fillIn(text, values)
      .replaceAll(/\s*[\r\n]+\s*/g, ', ')
      .trim() ||
    (values['studio.name'] ?? '')
  )
}

/** A mail as it leaves. A line that is nothing but the portal's address becomes the button that leads there. */
export function writeMail(step: StepOf<'send_email'>, values: Values, locale: string): Content {
  const { subject, body } = inLanguage<{ subject: string; body: string }, typeof step>(step, locale)
  const portal = values['studio.portal'] ?? ''
  const lines = fillIn(body, values)
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  const isButton = portal !== '' && lines.includes(portal)
  return {
    subject: headed(subject, values),
    lines: isButton ? lines.filter((line) => line !== portal) : lines,
    ...(isButton && { action: { label: footerIn(locale).book, url: portal } }),
  }
}

/** A push message as it leaves. */
export function writePush(step: StepOf<'send_push'>, values: Values, locale: string): { title: string; body: string } {
  const { title, body } = inLanguage<{ title: string; body: string }, typeof step>(step, locale)
  return { title: headed(title, values), body: fillIn(body, values) }
}

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
