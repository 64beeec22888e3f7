import { EMPTY, isPlaceholder, problem, value, type Parsed } from './parsed.ts'
import { asKept, isAddress, isLocalBeyondAscii } from '../../../lib/address-rules.ts'
import { say } from '../../../lib/sayings/sayings.ts'

/** Reads an e-mail address as it is kept. Of several in one cell the first counts, without the name before it; what is none is a problem. */
export function parseEmail(text: string): Parsed<string> {
  const cell = text.replace(/^mailto:/i, '').trim()
  if (isPlaceholder(cell) || /^no-?e?-?mail(@|$)/i.test(cell)) return EMPTY
  const parts = cell.split(/[;,\s]+/).filter((part) => part !== '' && part !== ':::')
  const isNamed = /<[^<>\s]+@[^<>\s]+>/.test(cell)
  const [first = '', ...more] = isNamed ? parts.slice(parts.findIndex((part) => part.includes('@'))) : parts
  const address = asKept(first.replace(/^<(.*)>$/, '$1'))
  if (!isAddress(address))
    return problem(isLocalBeyondAscii(address) ? say('http.email_beyond_ascii') : say('import.not_an_email', { cell }))
  return value(address, more.length > 0 ? `Of “${cell}” only the first address is taken.` : undefined)
}
