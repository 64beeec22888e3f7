import type { KeptLetter } from '../../db/tables/values.ts'
import type { Reader } from '../../db/writer.ts'
import { formatSaying, type Reading } from '../../lib/sayings/format.ts'
import { isSaid } from '../../lib/sayings/sayings.ts'
import { PAIRINGS } from '../../lib/typeface-rules.ts'
import { settingsOf } from '../settings/queries.ts'
import { layout } from './layout.ts'
import type { Content, LetterData, Template } from './letters.ts'
import type { EmailRow } from './queries.ts'
import { languageOf, lettersIn } from './templates/index.ts'

/** The kind of every marketing letter: its words are written already, and whether it may leave is asked again as it does. */
export const MARKETING = 'marketing'

/** A letter of a template, for somebody who reads `locale`, else the studio's. */
export interface Draft<Kind extends Template> {
  template: Kind
  to: { locale?: string | null }
  data: LetterData[Kind]
}

/** A letter's words in the recipient's language, else the studio's. */
export function wordsOf<Kind extends Template>(reader: Reader, draft: Draft<Kind>): Content {
  return keepValues(reader, draft).content
}

/** Returns a waiting email's stored values and its text; names, times and amounts do not change until it leaves. */
export function keepValues<Kind extends Template>(reader: Reader, { template, to, data }: Draft<Kind>) {
  const { studio_name: studio, locale, timezone } = settingsOf(reader)
  const language = to.locale ?? locale
  const values = { ...inWords(data, { language, timezone }), studio }
  const letter: KeptLetter = { language: languageOf(language), values }
  return { letter, content: lettersIn(language)[template](values) }
}

/** Returns the stored values of an email that is already written. */
export function keepWords(reader: Reader, locale: string, { subject: _, ...words }: Content): KeptLetter {
  return { language: languageOf(locale), values: { ...words, studio: settingsOf(reader).studio_name } }
}

/** Renders a stored email for sending, in the studio's current colour and typeface. */
export function writeOut(
  reader: Reader,
  { kind, subject, letter }: Pick<EmailRow, 'kind' | 'subject' | 'letter'>,
): ReturnType<typeof layout> {
  if (letter === null) throw new Error(`What a letter (${kind}) said is not kept any more`)
  if ('body_html' in letter) return letter
  const values = letter.values as Content & { studio: string }
  const write = lettersIn(letter.language)[kind as Template] as (values: object) => Content
  const content = kind === MARKETING ? values : write(values)
  return setOut(reader, letter.language, { ...content, subject }, values.studio)
}

/** Renders an email as text and HTML, in the studio's colour and typeface. */
export function setOut(reader: Reader, language: string, content: Content, studio: string) {
  const { primary_color: color, logo_file, typeface } = settingsOf(reader)
  const heading = PAIRINGS[typeface].letter
  return layout(content, { studio, color, language, hasLogo: logo_file !== null, heading })
}

/** The data of a letter with its sayings in words. */
function inWords<Data extends object>(data: Data, reading: Reading): Data {
  const worded = Object.entries(data).map(([field, value]) => [
    field,
    isSaid(value) ? formatSaying(value, reading) : value,
  ])
  return Object.fromEntries(worded) as Data
}
