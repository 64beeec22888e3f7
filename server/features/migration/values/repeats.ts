import { say } from '../../../lib/sayings/sayings.ts'
import { EMPTY, isPlaceholder, problem, value, type Parsed } from './parsed.ts'
import { plain } from './weekdays.ts'

/** Every how many weeks, or once. */
export type Repeats = number | 'once'

const MOST_WEEKS = 52

const ONCE =
  /^(once|one[ -]?(off|time)|single( class)?|never|no|false|none|(does|do) not repeat|non[ -]?recurring|einmalig?|nein|nie|keine?|una (vez|volta)|unic[ao]|ningun[ao]?|no se repite|nunca|une fois|unique|ponctuel(le)?|non|aucune?|jamais|singol[ao]|nessuna?|mai)$/
const WEEKLY =
  /^(weekly|(every|each) week|once a week|yes|true|recurring|wochentlich|jede woche|ja|semanal(mente)?|cada semana|todas las semanas|si|hebdomadaire|(toutes les|chaque) semaines?|oui|settimanale|ogni settimana|tutte le settimane)$/
const FORTNIGHTLY =
  /^(bi[ -]?weekly|fortnightly|every fortnight|every (other|second|2nd) week|every two weeks|alle zwei wochen|alternate weeks|zweiwochentlich|vierzehntag(ig|lich)|jede (zweite|2\.) woche|quincenal(mente)?|cada dos semanas|cada (quince|15) dias|(toutes les|chaque) deux semaines|tous les (quinze|15) jours|une semaine sur deux|quindicinale|ogni due settimane|ogni (quindici|15) giorni|a settimane alterne)$/
const COUNTED =
  /^(?:every|each|alle|cada|todas las|toutes les|ogni) (\d{1,2}) (?:weeks?|wochen|semanas|semaines|settimane)$|^(\d{1,2})[ -]?(?:weeks?|weekly|wochen|wochentlich|wochig|semanas|semaines|settimane)$/
const DAYS =
  /^(?:(?:every|each|alle|cada|tous les|ogni) )?(\d{1,3})[ -]?(?:days?|tage?|taglich|tagig|dias|jours|giorni)$/

/**
 * Reads how often a class repeats: every week, every so many weeks, or never. Other intervals (`monthly`, `daily`) are a
 * problem, and so is a bare number, which may mean weeks or days.
 */
export function parseRepeats(text: string): Parsed<Repeats> {
  const cell = text.trim()
  const words = plain(cell).replaceAll(/\s+/g, ' ')
  if (ONCE.test(words)) return value('once')
  if (isPlaceholder(cell)) return EMPTY
  if (WEEKLY.test(words)) return value(1)
  if (FORTNIGHTLY.test(words)) return value(2)
  const [, every, each] = COUNTED.exec(words) ?? []
  const days = Number(DAYS.exec(words)?.[1] ?? 0)
  const weeks = days === 0 ? Number(every ?? each ?? 0) : days / 7
  if (!Number.isInteger(weeks) || weeks < 1 || weeks > MOST_WEEKS) return problem(say('import.not_repeats', { cell }))
  return value(weeks)
}
