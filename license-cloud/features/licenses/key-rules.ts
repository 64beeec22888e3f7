import { groupCode, isCode, makeCode, normaliseCode } from '../../../server/lib/code-rules.ts'

const PREFIX = 'SD1'
/** Characters behind the prefix: 24 of chance, five bits each, and one to check them by. */
const LENGTH = 25
/** Bytes of chance in a key: 120 bits. */
export const KEY_BYTES = 15

/** A new key, as it is handed over: `SD1-` and five groups of five. */
export function makeKey(bytes: Uint8Array): string {
  return `${PREFIX}-${groupCode(makeCode(bytes, LENGTH), 5)}`
}

/** A key as it is looked up, however it was typed; undefined where it can't be one. */
export function readKey(typed: string): string | undefined {
  const key = normaliseCode(typed)
  return key.startsWith(PREFIX) && isCode(key.slice(PREFIX.length), LENGTH) ? key : undefined
}

/** The key of an Authorization header (RFC 6750, section 2.1); undefined where there is none that could be one. */
export function bearerKey(authorization: string | undefined): string | undefined {
  const [, token] = /^Bearer +(\S+)$/i.exec(authorization ?? '') ?? []
  return token === undefined ? undefined : readKey(token)
}

/** The end of a key, which identifies it without giving it away. */
export const endOf = (key: string): string => key.slice(-5)
