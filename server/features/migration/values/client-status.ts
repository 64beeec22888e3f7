import { parseFlag } from './flag.ts'
import { readMoment } from './moment.ts'
import { EMPTY, isPlaceholder, value, type Parsed } from './parsed.ts'
import { plain } from './weekdays.ts'

const ACTIVE =
  /^(active|activated|current|enabled|open|live|regular|aktiv|aktiviert|activ[oa]|vigente|habilitad[oa]|actif|active|activee?|attiv[oa]|actief)$/
const INACTIVE =
  /^(inactive|in-active|not active|archived?|banned|blocked|deactivated|disabled|closed|deleted|removed|former|inaktiv|nicht aktiv|archiviert|gesperrt|blockiert|deaktiviert|geloscht|ehemalig|inactiv[oa]|archivad[oa]|bloquead[oa]|desactivad[oa]|eliminad[oa]|(dad[oa] de )?baja|inactif|inactive|archivee?|bloquee?|desactivee?|supprimee?|inattiv[oa]|archiviat[oa]|bloccat[oa]|disattivat[oa]|eliminat[oa]|inactief|gearchiveerd|geblokkeerd)$/

/**
 * Reads whether a client is one still, by a word (`Archived`), by a yes or no under a column of that name (`Active`, `Banned`), or by
 * the day on which that came. `answers` are the owner's for words nobody knows, by the word in lower case; `unknown` asks for one.
 */
export function parseClientStatus(
  text: string,
  column: string,
  answers: Readonly<Record<string, 'active' | 'inactive'>> = {},
): Parsed<boolean> | { kind: 'unknown'; word: string } {
  const cell = text.trim()
  if (isPlaceholder(cell)) return EMPTY
  const word = cell.toLowerCase().slice(0, 100)
  if (Object.hasOwn(answers, word)) return value(answers[word] === 'active')
  const words = plain(cell)
  if (INACTIVE.test(words)) return value(false)
  if (ACTIVE.test(words)) return value(true)
  const isOfLeaving = INACTIVE.test(
    plain(column)
      .replace(/^is[\s_]/, '')
      .trim(),
  )
  const flag = parseFlag(cell)
  if (flag.kind === 'value') return value(flag.value !== isOfLeaving)
  if (isOfLeaving && isDay(cell)) return value(false)
  return { kind: 'unknown', word }
}

function isDay(cell: string): boolean {
  return readMoment(cell, { order: 'day_month', today: '2199-12-31', timezone: 'UTC' })?.kind === 'moment'
}
