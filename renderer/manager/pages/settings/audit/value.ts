import type { Format } from '../../../../shared/format/format.ts'
import type { Entry } from './entry.ts'

/** The words that values are told in. */
export interface ValueWords {
  nothing: string
  yes: string
  no: string
}

const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/
const DAY = /^\d{4}-\d\d-\d\d$/

/** What a field held, as people say it: money, dates and names of what numbers stand for. */
export function tellValue(
  entry: Pick<Entry, 'names' | 'currency'>,
  field: string,
  value: unknown,
  format: Pick<Format, 'moneyMinor' | 'date' | 'dateTime' | 'number'>,
  words: ValueWords,
): string {
  const tell = (one: unknown): string => {
    if (one === null || one === undefined || one === '') return words.nothing
    if (typeof one === 'boolean') return one ? words.yes : words.no
    if (typeof one === 'number') {
      if (field.endsWith('_minor')) return format.moneyMinor(one, entry.currency ?? undefined)
      return entry.names[field]?.[one] ?? format.number(one)
    }
    if (typeof one === 'string')
      return INSTANT.test(one) ? format.dateTime(one) : DAY.test(one) ? format.date(one) : one.replaceAll('_', ' ')
    if (Array.isArray(one)) return one.length > 0 ? one.map(tell).join(', ') : words.nothing
    return Object.entries(one)
      .map(([name, part]) => `${name.replaceAll('_', ' ')}: ${tell(part)}`)
      .join(', ')
  }
  return tell(value)
}
