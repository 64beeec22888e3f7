import { accentOf, onPaper } from '../../lib/accent-rules.ts'
import { letterStacks } from '../../lib/typeface-rules.ts'
import { frame } from './frame.generated.ts'
import type { Content } from './letters.ts'

/** The sender of an email: the studio's name and colour (`#rrggbb`), and the email's language. */
interface Sender {
  studio: string
  color: string
  language: string
  /** Typeface of the studio's name, if the reader's computer has it. */
  heading?: keyof typeof letterStacks
  /** True if its logo is attached, as a file named LOGO. */
  hasLogo?: boolean
}

/** Name of the attached logo, by which the email shows it. */
export const LOGO = 'logo@studio'

/** Removes the logo from an email's HTML, for a studio that no longer has one. */
export function withoutLogo(html: string): string {
  return html.replace(/<!-- logo -->[^]*?<!-- \/logo -->/, '')
}

/** A letter as plain text and as HTML in the studio's colour. */
export function layout(content: Content, sender: Sender): { body_text: string; body_html: string } {
  return { body_text: asText(content, sender.studio), body_html: asHtml(content, sender) }
}

function asText({ lines, action, closing, ending }: Content, studio: string): string {
  const end = ending && `${ending.text}\n${ending.label}: ${ending.url}`
  const parts = [...lines, action && `${action.label}: ${action.url}`, closing, studio, end]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}

const between = (from: string, to: string) => frame.slice(frame.indexOf(from), frame.indexOf(to))

/** The frame taken apart: what a letter has several of, or none, stands between two marks. */
const parts = {
  head: frame.slice(0, frame.indexOf('<!-- line -->')),
  headWithoutLogo: withoutLogo(frame.slice(0, frame.indexOf('<!-- line -->'))),
  line: between('<!-- line -->', '<!-- /line -->'),
  action: between('<!-- action -->', '<!-- /action -->'),
  closing: between('<!-- closing -->', '<!-- /closing -->'),
  ending: between('<!-- ending -->', '<!-- /ending -->'),
  foot: `<!-- /closing -->${frame.slice(frame.indexOf('<!-- /ending -->') + '<!-- /ending -->'.length)}`,
}

function asHtml({ subject, lines, action, closing, ending }: Content, sender: Sender): string {
  const { studio, color, language, hasLogo, heading = 'sans' } = sender
  const { fill: ground, onFill } = accentOf(color, 'light')
  const look = { color: onPaper(color).text, dark: accentOf(color, 'dark').text, heading: letterStacks[heading] }
  const said = lines.map((line) => fill(parts.line, { line })).join('')
  const button = action ? fill(parts.action, { ...action, color: ground, ink: onFill }) : ''
  const end = closing === undefined ? '' : fill(parts.closing, { closing })
  const link = ending
    ? fill(parts.ending, { ending: ending.text, endingUrl: ending.url, endingLabel: ending.label })
    : ''
  // The first line is a greeting, so the preview in the inbox shows the second.
  const preview = lines[1] ?? lines[0] ?? subject
  return (
    fill(hasLogo ? parts.head : parts.headWithoutLogo, { subject, preview, studio, language, logo: LOGO, ...look }) +
    said +
    button +
    end +
    link +
    fill(parts.foot, {})
  )
}

/** A part of the frame with its words in place, none of them read as HTML or as a name. */
function fill(part: string, words: Record<string, string>): string {
  return part.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => escape(words[name] ?? ''))
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
