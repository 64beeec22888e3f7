import type { Content } from '../email/letters.ts'
import { languageOf } from '../email/templates/index.ts'
import { footerIn } from '../marketing/footer.ts'
import { fillIn } from './fields-in-text.ts'
import type { MessageLanguage, StepOf } from './step-fields.ts'

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
