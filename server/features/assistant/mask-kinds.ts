/** Known details of people besides their names. */
export interface KnownDetails {
  phones: readonly string[]
  /** YYYY-MM-DD. */
  births: readonly string[]
  addresses: readonly string[]
}

/** Kind of a masked text, as in its token. */
export type Kind = 'contact' | 'date' | 'address'

/** Returns the token for a text of a kind. */
export type TokenOf = (kind: Kind, written: string) => string

/** Excludes numbers that are not a person's by what precedes them: a letter, a number, a sign, or the name of a field. */
const ALONE = String.raw`(?<![\p{L}\d.,/+[-])(?<!":)`

const EMAIL = /[\p{L}\d._%+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/gu
const IBAN = /\b[A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){2,7}(?: ?[A-Z\d]{1,3})?\b/g
/** A gift card's code, as it is printed. */
const CODE = /\b[\dA-Z]{4}(?:-[\dA-Z]{4}){2,4}\b/g
/** Digits that begin with + or 0, or come in groups, or are many, and are no day, time or amount. */
const PHONE = new RegExp(
  [
    String.raw`${ALONE}(?<!\d:)(?!\d\d?[/-]\d\d?[/-]\d)(?:\+|0|\()\d[\d ()/-]{5,}\d`,
    String.raw`${ALONE}(?!\d{4}-\d\d-\d\d|\d\d?[.-]\d\d?[.-]\d{2,4}\b)\d{2,4}(?:[ .-]\d{2,4}){2,4}(?![\d:])`,
    String.raw`${ALONE}\d{8,14}(?![\d.,])`,
  ].join('|'),
  'gu',
)
const PHONE_DIGITS = 8
/** Any digits with what is written between them, for the numbers that are known. */
const DIGITS = /(?<![\p{L}\d])\+?\(?\d[\d ()./-]{4,}\d(?![\p{L}\d])/gu
const KNOWN_DIGITS = 6

/** A day in figures, or with the word of its month. */
const DAY =
  /\b(\d{4})-(\d\d)-(\d\d)\b|\b(\d{1,2})[./-](\d{1,2})[./-](\d{4})\b|\b\d{1,2}\.?(?: de)? \p{L}{3,10}\.?(?: de)? (\d{4})\b/gu
/** Nobody asks of a studio's days so long ago: it is a day of birth. */
const YEARS = 12

const STREET = new RegExp(
  [
    String.raw`\b(?:calle|c/|avenida|avda\.?|plaza|paseo|via|viale|piazza|corso|rue|avenue|boulevard|chemin)\s+[\p{L}'’ .-]{2,40}?,?\s*\d{1,4}\b`,
    String.raw`\b\d{1,4},?\s+(?:rue|avenue|boulevard|chemin)\s+[\p{L}'’-]+(?: [\p{L}'’-]+){0,4}`,
    String.raw`\b\d{1,5}\s+\p{L}+(?:\s\p{L}+){0,2}\s(?:street|road|avenue|lane|drive)\b`,
    String.raw`\b[\p{L}-]+(?:straße|strasse|str\.|weg|platz|gasse|allee)\s+\d{1,4}\s?[a-z]?\b`,
  ].join('|'),
  'giu',
)

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '')

/** Puts tokens in the place of what reaches or describes a person, by its kind and by what is known. `year` is the present one. */
export function kindMask({ phones, births, addresses }: KnownDetails, year: number) {
  const ends = new Set(
    phones
      .map(digitsOf)
      .flatMap((digits) => [...digits].map((_, at) => digits.slice(at)).filter(({ length }) => length >= KNOWN_DIGITS)),
  )
  const born = new Set(births)
  const lines = addresses.map((address) => address.trim()).filter(({ length }) => length >= KNOWN_DIGITS)
  const homes = lines.length === 0 ? undefined : new RegExp(lines.map(escaped).join('|'), 'giu')
  const isBirth = (...[, y, m, d, day, month, in4, inWords]: (string | undefined)[]): boolean => {
    const [on, other] = y ? [`${y}-${m}-${d}`] : [isoOf(in4, month, day), isoOf(in4, day, month)]
    return born.has(on!) || (other !== undefined && born.has(other)) || Number(y ?? in4 ?? inWords) <= year - YEARS
  }
  return (text: string, tokenOf: TokenOf): string => {
    const as = (kind: Kind) => (written: string) => tokenOf(kind, written)
    const withoutHomes = (homes ? text.replaceAll(homes, as('address')) : text).replaceAll(STREET, as('address'))
    return withoutHomes
      .replaceAll(EMAIL, as('contact'))
      .replaceAll(IBAN, as('contact'))
      .replaceAll(CODE, as('contact'))
      .replaceAll(DAY, (written, ...groups) =>
        isBirth(written, ...(groups as string[])) ? tokenOf('date', written) : written,
      )
      .replaceAll(DIGITS, (written) => (ends.has(digitsOf(written)) ? tokenOf('contact', written) : written))
      .replaceAll(PHONE, (written) =>
        digitsOf(written).length >= PHONE_DIGITS || /^[+0(]/.test(written) ? tokenOf('contact', written) : written,
      )
  }
}

const isoOf = (year?: string, month?: string, day?: string): string =>
  `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`

const escaped = (text: string): string =>
  text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(/\s+/g, String.raw`\s+`)
