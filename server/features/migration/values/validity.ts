import { EMPTY, isPlaceholder, problem, value, type Parsed } from './parsed.ts'
import { plain } from './weekdays.ts'
import { say } from '../../../lib/sayings/sayings.ts'

const LONGEST_DAYS = 36_500

const NUMBERS: readonly string[] = [
  'a|an|one|ein|eine|einen|uno|una|un|une',
  'two|zwei|dos|deux|due',
  'three|drei|tres|trois|tre',
  'four|vier|cuatro|quatre|quattro',
  'five|funf|cinco|cinq|cinque',
  'six|sechs|seis|sei',
  'seven|sieben|siete|sept|sette',
  'eight|acht|ocho|huit|otto',
  'nine|neun|nueve|neuf|nove',
  'ten|zehn|diez|dix|dieci',
  'eleven|elf|once|onze|undici',
  'twelve|zwolf|doce|douze|dodici',
]
const UNITS = {
  days: 'd|days?|tage?n?|dias?|jours?|giorn[oi]|dag(?:en)?',
  weeks: 'w|wks?|weeks?|wochen?|semanas?|semaines?|settiman[ae]|we(?:ek|ken)',
  months: 'mos?|mths?|months?|monate?n?|mes(?:es)?|mois|mes[ei]|maand(?:en)?',
  years: 'y|yrs?|years?|jahre?n?|anos?|ans?|annees?|ann[oi]|jaar',
} as const
type Unit = keyof typeof UNITS

const NO_END =
  /^(unlimited|never|no (expiry|expiration|limit|end)|does not expire|non[ -]expiring|∞|unbegrenzt|unbefristet|nie|ilimitad[oa]|sin (limite|caducidad)|nunca|illimitee?|sans limite|jamais|illimitat[oa]|senza (limite|scadenza)|mai|onbeperkt)$/

/**
 * Reads a validity in days: a number, perhaps with a unit (`30 days`, `2 weeks`, `3 Monate`, `un año`); a month is the
 * twelfth part of a year, and a note gives its days. The unit may be in the column's name. A range or an unreadable text is
 * a problem, since it would be valid for ever.
 */
export function parseValidity(text: string, column = ''): Parsed<number> {
  const cell = text.trim()
  const words = plain(cell).replaceAll(/\s+/g, ' ')
  if (isPlaceholder(cell) || NO_END.test(words)) return EMPTY
  const found = /^(\d{1,5}(?:[.,]0+)?|[a-z]+)(?:[ -]?([a-z]+)\.?)?$/.exec(words)
  const count = found ? numberOf(found[1] ?? '') : null
  const unit =
    found?.[2] === undefined ? (count === null || /^[a-z]/.test(words) ? null : unitIn(column)) : unitOf(found[2])
  const days = count === null || unit === null ? 0 : daysOf(count, unit)
  if (days < 1 || days > LONGEST_DAYS) return problem(say('import.not_a_validity', { cell }))
  return value(days, unit === 'months' ? `“${cell}” is kept as ${days} days.` : undefined)
}

function numberOf(word: string): number | null {
  if (/^\d/.test(word)) return Number(word.replace(/[.,]0+$/, ''))
  const at = NUMBERS.findIndex((names) => names.split('|').includes(word))
  return at === -1 ? null : at + 1
}

function unitOf(word: string): Unit | null {
  return (Object.keys(UNITS) as Unit[]).find((unit) => new RegExp(`^(?:${UNITS[unit]})$`).test(word)) ?? null
}

/** The unit that a column's name ends with; days where it names none. */
function unitIn(column: string): Unit {
  const named = plain(column)
    .split(/[^a-z]+/)
    .filter((word) => word.length > 2)
    .map(unitOf)
  return named.find((unit) => unit !== null) ?? 'days'
}

/** The days of a stretch of time, as types of a month, a quarter and a year have them: 30, 91, 365. */
function daysOf(count: number, unit: Unit): number {
  if (unit === 'months') return Math.floor((count * 365) / 12)
  return count * { days: 1, weeks: 7, years: 365 }[unit]
}
