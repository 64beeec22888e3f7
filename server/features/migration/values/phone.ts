import { isRounded } from './number-code.ts'
import { EMPTY, isPlaceholder, problem, value, type Parsed } from './parsed.ts'
import { say } from '../../../lib/sayings/sayings.ts'

/** Reads a phone number as written, cleaned of labels and of Excel's `.0`; fewer than five digits, or rounded ones, are a problem. */
export function parsePhone(text: string): Parsed<string> {
  const cell = text.trim().replace(/^'/, '').replace(/\.0$/, '')
  if (isPlaceholder(cell)) return EMPTY
  if (isRounded(cell)) return problem(say('import.rounded', { cell }))
  const number = cell.replaceAll(/^[^\d+(]+|[^\d)x]+$/gi, '').replaceAll(/\s+/g, ' ')
  const digits = number.replaceAll(/\D/g, '').length
  return digits >= 5 && digits <= 20 ? value(number) : problem(say('import.not_a_phone', { cell }))
}
