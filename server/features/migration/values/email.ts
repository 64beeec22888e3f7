import { EMPTY, isPlaceholder, problem, value, type Parsed } from './parsed.ts'
import { say } from '../../../lib/sayings/sayings.ts'

const ADDRESS = /^[^\s@"(),:;<>[\]\\]+@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}]{2,}$/u

/** Reads an e-mail address in lower case. Of several in one cell the first counts; what is none is a problem. */
export function parseEmail(text: string): Parsed<string> {
  const cell = text.replace(/^mailto:/i, '').trim()
  if (isPlaceholder(cell) || /^no-?e?-?mail(@|$)/i.test(cell)) return EMPTY
  const [first = '', ...more] = cell.split(/[;,\s]+/).filter((part) => part !== '')
  const address = first.toLowerCase().replace(/^<(.*)>$/, '$1')
  if (!ADDRESS.test(address) || address.includes('..') || address.length > 254)
    return problem(say('import.not_an_email', { cell }))
  return value(address, more.length > 0 ? `Of “${cell}” only the first address is taken.` : undefined)
}
