import { inspect } from 'node:util'

export const WIDTH = 150

/** A value on as many lines as it takes to be read; the moment at which it is read is `now`. */
export const written = (value: unknown, now?: string): string => broken(inOne(value, now))

/** A value on one line. */
export function inOne(value: unknown, now?: string): string {
  const text = inspect(value, {
    depth: null,
    compact: true,
    breakLength: Infinity,
    maxArrayLength: null,
    maxStringLength: null,
  })
  return now === undefined ? text : text.replaceAll(`'${now}'`, 'now')
}

/** Breaks a long line after its commas. Those of nested objects count too: a reader looks for a field, not for its depth. */
export const broken = (text: string): string => brokenAfter(/(?<=,) /, text)

/** Breaks a long line at such blanks. */
export function brokenAfter(blank: RegExp, text: string): string {
  const lines = ['']
  for (const part of text.split(blank)) {
    const last = lines.at(-1)!
    if (last && last.length + part.length > WIDTH) lines.push(part)
    else lines[lines.length - 1] = last ? `${last} ${part}` : part
  }
  return lines.join('\n  ')
}

/** Lets neighbours share a line while there is room. */
export function sharing(texts: readonly string[]): string[] {
  const all: string[] = []
  for (const text of texts) {
    const line = `${all.at(-1)} | ${text}`
    if (all.length > 0 && line.length <= WIDTH && !line.includes('\n')) all[all.length - 1] = line
    else all.push(text)
  }
  return all
}

/** Writes a value behind a word: `#3 { name: 'Mat' }`; without fields, the word alone. */
export class Marked {
  readonly word: string
  readonly fields: object

  constructor(word: string, fields: object) {
    this.word = word
    this.fields = fields
  }

  [inspect.custom](_depth: number, options: object): string {
    const fields = inspect(this.fields, { ...options, depth: null })
    return (fields === '{}' ? this.word : `${this.word} ${fields}`).trim()
  }
}
