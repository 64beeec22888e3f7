import { localized } from './dates.ts'
import { languages } from './languages.ts'
import { refusalTexts } from './texts.ts'

interface Pattern {
  text: string
  form: RegExp
  /** How much of it stands fast: of two that fit, the one that says more is meant. */
  weight: number
}

const PLACE = /\{\w+\}/g

const patterns: readonly Pattern[] = Object.values(refusalTexts)
  .flatMap((part): readonly string[] => part)
  .filter((text) => text.search(PLACE) >= 0)
  .map((text) => ({ text, form: formOf(text), weight: text.replaceAll(PLACE, '').length }))
  .toSorted((one, other) => other.weight - one.weight)

function formOf(text: string): RegExp {
  const parts = text.split(/(\{\w+\})/).map((part) => {
    const name = /^\{(\w+)\}$/.exec(part)?.[1]
    return name ? `(?<${name}>.+?)` : part.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&')
  })
  return new RegExp(`^${parts.join('')}$`, 'su')
}

/**
 * What a refusal says, in another language: `text` as the code wrote it, in English, one sentence or several.
 * @returns undefined where the language has no words, or one of the sentences is not known
 */
export function refusalIn(language: string, text: string): string | undefined {
  const words = languages[language]
  return words && said(text, { language, words })
}

/** What stands against something, with its sentence in another language, where there are words for it. */
export function reasonIn<Told extends { detail: string }>(language: string, reason: Told): Told {
  return { ...reason, detail: refusalIn(language, reason.detail) ?? reason.detail }
}

interface Speaker {
  language: string
  words: ReadonlyMap<string, string>
}

function said(text: string, speaker: Speaker): string | undefined {
  const whole = speaker.words.get(text) ?? filled(text, speaker)
  if (whole !== undefined) return whole
  const sentences = text.split(/(?<=[.!?]) (?=\p{Lu})/u)
  if (sentences.length === 1) return undefined
  const each = sentences.map((one) => speaker.words.get(one) ?? filled(one, speaker))
  return each.every((one) => one !== undefined) ? each.join(' ') : undefined
}

function filled(text: string, speaker: Speaker): string | undefined {
  for (const { text: english, form } of patterns) {
    const values = form.exec(text)?.groups
    if (!values) continue
    const value = (name: string) => valueIn(values[name]!, speaker)
    return speaker.words.get(english)!.replaceAll(/\{(\w+)\}/g, (_, name: string) => value(name))
  }
  return undefined
}

/** What a sentence is filled with: words, several of them, or a name or a day. */
function valueIn(value: string, speaker: Speaker): string {
  const whole = said(value, speaker)
  if (whole !== undefined) return whole
  const each = value.split(/, | and /).map((one) => said(one, speaker))
  if (each.length > 1 && each.every((one) => one !== undefined)) {
    return new Intl.ListFormat(speaker.language).format(each)
  }
  return localized(value, speaker.language)
}
