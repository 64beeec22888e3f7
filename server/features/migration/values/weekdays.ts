import { EMPTY, isPlaceholder, problem, value, type Parsed } from './parsed.ts'
import { say } from '../../../lib/sayings/sayings.ts'

/** English, German, Spanish, French and Italian, whole or shortened; Monday first. */
const NAMES = [
  'mo lu monday montag lunes lundi lunedi',
  'tu di ma tuesday dienstag martes mardi martedi',
  'we mi me wednesday mittwoch miercoles mercredi mercoledi',
  'th do ju je gi thursday donnerstag jueves jeudi giovedi',
  'fr vi ve friday freitag viernes vendredi venerdi',
  'sa saturday samstag sonnabend sabado samedi sabato',
  'su so sunday sonntag domingo dimanche domenica',
].map((names) => names.split(' '))
/** `Weds`, `Mondays`, `montags`: a plural, or a habit. */
const PLURAL = /(?<=..)s$/
/** In German the second and the fourth day, in Romance languages (`lu ma me je ve sa di`, `do` for domingo) the last. */
const AMBIGUOUS = /^d[io]$/
/** Short forms of days that only Romance languages use. */
const ROMANCE = /(?<![a-z])(lu|ma|me|je|ju|gi|vi|ve)(?![a-z])/

const EVERY =
  /^(daily|every ?day|taglich|jeden tag|diario|diariamente|todos los dias|quotidien|tous les jours|ogni giorno|tutti i giorni)$/

/**
 * Reads the days of a week as ISO weekdays (1 is Monday), in order: names and their short forms, several of them, spans
 * (`Mon–Fri`), `daily`. Numbers are a problem: some count from Sunday, some from Monday.
 * `isRomance`: the list writes its days in a Romance language.
 */
export function parseWeekdays(text: string, isRomance = false): Parsed<number[]> {
  const cell = text.trim()
  if (isPlaceholder(cell)) return EMPTY
  const words = plain(cell)
  if (EVERY.test(words)) return value([1, 2, 3, 4, 5, 6, 7])
  const parts = words.split(/\s*(?:[,;/&+|\n]|\b(?:and|und|y|et|e)\b)\s*|(?<=[a-z.])\s+(?=[a-z])/).filter(Boolean)
  const days = parts.map((part) => daysOf(part, isRomance))
  if (days.length === 0 || days.some((found) => found.length === 0))
    return problem(say('import.not_weekdays', { cell }))
  return value([...new Set(days.flat())].sort((a, b) => a - b))
}

/** True if the cells of a list shorten days to two letters as Romance languages do. */
export function areRomance(cells: readonly string[]): boolean {
  return cells.some((cell) => ROMANCE.test(plain(cell)))
}

/** A cell in small letters without accents. */
export const plain = (cell: string) => cell.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()

function daysOf(part: string, isRomance: boolean): number[] {
  const [first = 0, last = 0, ...more] = part.split(/\s*[-–—]\s*/).map((word) => dayOf(word, isRomance))
  if (more.length > 0 || first === 0) return []
  if (!/[-–—]/.test(part)) return [first]
  if (last === 0) return []
  return Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, at) => ((first - 1 + at) % 7) + 1)
}

function dayOf(text: string, isRomance: boolean): number {
  const word = text.replaceAll('.', '').trim()
  if (isRomance && AMBIGUOUS.test(word)) return 7
  // Sonnabend begins with it, too.
  if (/^sonn?$/.test(word)) return 7
  const found = (spelt: string) => NAMES.findIndex((names) => names.some((name) => isShort(spelt, name))) + 1
  return found(word) || found(word.replace(PLURAL, ''))
}

/** True if a word is a name or its beginning, of three letters at least. */
function isShort(word: string, name: string): boolean {
  return word === name || (word.length > 2 && name.startsWith(word))
}
