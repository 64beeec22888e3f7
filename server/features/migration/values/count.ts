import { EMPTY, isPlaceholder, problem, value, type Parsed } from './parsed.ts'
import { say } from '../../../lib/sayings/sayings.ts'

/** Reads a whole number, perhaps below zero, with a unit or without (`12`, `1,204`, `(3)`, `60 min`, `14.0`). */
export function parseCount(text: string): Parsed<number> {
  const cell = text.trim()
  if (isPlaceholder(cell)) return EMPTY
  const bare = cell.replace(/\s*[\p{L}.]+$/u, '').replaceAll(/[.,'’](?=\d{3}\b)/g, '')
  const found = /^(-|\()?\s*(\d{1,7})(?:[.,]0+)?\)?$/.exec(bare)
  if (!found) return problem(say('import.not_a_number', { cell }))
  return value(found[1] ? 0 - Number(found[2]) : Number(found[2]))
}

/** Reads how long a class takes, in minutes: `60`, `60 min`, `1:15`, `1 h`, `1.5 hours`. */
export function parseMinutes(text: string): Parsed<number> {
  const cell = text.trim()
  const clock = /^(\d{1,2}):(\d{2})(?::00)?$/.exec(cell)
  const hours = /^(\d{1,2}(?:[.,]\d+)?)\s*(?:h|hrs?|hours?|std|stunden?|horas?|heures?|or[ae])\.?$/i.exec(cell)
  if (clock) return value(Number(clock[1]) * 60 + Number(clock[2]))
  if (hours) return value(Math.round(Number(hours[1]!.replace(',', '.')) * 60))
  return parseCount(cell)
}
