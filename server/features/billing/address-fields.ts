import { z } from 'zod'
import { say } from '../../lib/sayings/sayings.ts'

/** The address to which the processor returns a buyer: absolute, http(s), no credentials; gets its `{CHECKOUT_SESSION_ID}`. */
export const returnAddress = z.string().max(2048).refine(isReturnAddress, say('billing.expected_address'))

function isReturnAddress(text: string): boolean {
  // A URL is read past spaces and control characters, which no address has.
  if (/[\s\p{Cc}]/u.test(text) || !URL.canParse(text)) return false
  const { protocol, username, password } = new URL(text)
  return /^https?:$/.test(protocol) && /^https?:\/\//i.test(text) && username === '' && password === ''
}
