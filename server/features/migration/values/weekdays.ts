import { EMPTY, isPlaceholder, problem, value, type Parsed } from './parsed.ts'
import { say } from '../../../lib/sayings/sayings.ts'

/** English, German, Spanish, French and Italian, by their beginnings; Monday first. */
const DAYS = [
  /^(mo|mon.*|lun.*|lu)$/,
  /^(tu|tue.*|di|die.*|mar|mart.*|mardi|ma)$/,
  /^(we|wed.*|mi|mit.*|mie.*|mier.*|mer.*|me)$/,
  /^(th|thu.*|do|don.*|jue.*|jeu.*|gio.*|ju|je|gi)$/,
  /^(fr|fri.*|fre.*|vie.*|ven.*|vi|ve)$/,
  /^(sa|sat.*|sam.*|son(n)?abend|sab.*)$/,
  /^(su|sun.*|so|son.*|dom.*|dim.*)$/,
]
const EVERY =
  /^(daily|every ?day|taglich|jeden tag|diario|diariamente|todos los dias|quotidien|tous les jours|ogni giorno|tutti i giorni)$/

/**
 * Reads the days of a week as ISO weekdays (1 is Monday), in order: names and their short forms, several of them, spans
 * (`Mon–Fri`), `daily`. Numbers are a problem: some count from Sunday, some from Monday.
 */
export function parseWeekdays(text: string): Parsed<number[]> {
  const cell = text.trim()
  if (isPlaceholder(cell)) return EMPTY
  const words = cell.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  if (EVERY.test(words)) return value([1, 2, 3, 4, 5, 6, 7])
  const parts = words.split(/\s*(?:[,;/&+|\n]|\b(?:and|und|y|et|e)\b)\s*|(?<=[a-z.])\s+(?=[a-z])/).filter(Boolean)
  const days = parts.map(daysOf)
  if (days.length === 0 || days.some((found) => found.length === 0))
    return problem(say('import.not_weekdays', { cell }))
  return value([...new Set(days.flat())].sort((a, b) => a - b))
}

function daysOf(part: string): number[] {
  const [first = 0, last = 0, ...more] = part.split(/\s*[-–—]\s*/).map(dayOf)
  if (more.length > 0 || first === 0) return []
  if (!/[-–—]/.test(part)) return [first]
  if (last === 0) return []
  return Array.from({ length: ((last - first + 7) % 7) + 1 }, (_, at) => ((first - 1 + at) % 7) + 1)
}

function dayOf(word: string): number {
  return DAYS.findIndex((names) => names.test(word.replaceAll('.', '').trim())) + 1
}
