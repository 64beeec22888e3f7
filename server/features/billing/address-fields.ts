import { z } from 'zod'

/** Where the processor sends a buyer back to: absolute, http(s), without credentials. `{CHECKOUT_SESSION_ID}` is filled in. */
export const returnAddress = z
  .string()
  .max(2048)
  .refine(
    isReturnAddress,
    'Expected an absolute http(s) address without a user name, such as https://studio.example/paid',
  )

function isReturnAddress(text: string): boolean {
  // A URL is read past spaces and control characters, which no address has.
  if (/[\s\p{Cc}]/u.test(text) || !URL.canParse(text)) return false
  const { protocol, username, password } = new URL(text)
  return /^https?:$/.test(protocol) && /^https?:\/\//i.test(text) && username === '' && password === ''
}
