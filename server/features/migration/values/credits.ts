import { wholeNumber, type CountContext } from './count.ts'
import { takeApart } from './number.ts'
import { EMPTY, isPlaceholder, problem, value, type Parsed } from './parsed.ts'
import { say } from '../../../lib/sayings/sayings.ts'

/** From this number on, former software means “no limit” (99999). */
const UNLIMITED_FROM = 9_000

/**
 * Reads a number of classes; `unlimited`, `∞` and 99999 are unlimited; a fraction is a problem. A number below zero means
 * that the client took more classes than the pack had: none are left, and a note tells the owner. */
export function parseCredits(text: string, context: CountContext = {}): Parsed<number | 'unlimited'> {
  const cell = text.trim()
  if (isPlaceholder(cell)) return EMPTY
  if (/^(unlimited|unl|∞|unbegrenzt|ilimitad[oa]|illimité|illimitat[oi]|onbeperkt|flat)$/i.test(cell))
    return value('unlimited')
  const written = takeApart(cell)
  const around = written && `${written.before.replace(/^'/, '')}#${written.after}`
  const count = written && /^(?:#|-#|\(#\))$/.test(around ?? '') ? wholeNumber(written, cell, context) : undefined
  if (typeof count !== 'number') return problem(count ?? say('import.not_a_count', { cell }))
  if (around !== '#' && count > 0) return value(0, `“${cell}” is below zero: no classes are left.`)
  return value(count >= UNLIMITED_FROM ? 'unlimited' : count)
}
