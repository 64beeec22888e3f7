/** Crockford's base 32: no I, L, O, U, so that a code survives being read out over the telephone. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** The alphabet of RFC 4648, which authenticator apps read. */
export const RFC_4648 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/**
 * Bytes in base 32 (Crockford's unless told), five bits a character from the front; bits that do not fill a character are
 * dropped.
 */
export function encodeBase32(bytes: Uint8Array, alphabet = ALPHABET): string {
  let text = ''
  let bits = 0
  let waiting = 0
  for (const byte of bytes) {
    bits = (bits << 8) | byte
    waiting += 8
    for (; waiting >= 5; waiting -= 5) text += alphabet[(bits >> (waiting - 5)) & 31]
    bits &= (1 << waiting) - 1
  }
  return text
}

/** Doubling in the field of 32 elements (x⁵ + x² + 1). */
function double(value: number): number {
  return value & 16 ? (value << 1) ^ 37 : value << 1
}

/** The check character of up to 30 base 32 characters: finds every single wrong character and every two swapped. */
export function checkCharacter(payload: string): string {
  let check = 0
  for (const character of payload) check = double(check ^ ALPHABET.indexOf(character))
  return ALPHABET[check]!
}

/** A code of `length` characters, the last one its check character, from random bytes (5 bits for each of the others). */
export function makeCode(randomBytes: Uint8Array, length: number): string {
  const payload = encodeBase32(randomBytes).slice(0, length - 1)
  if (payload.length < length - 1)
    throw new RangeError(`${length} characters need more than ${randomBytes.length} bytes`)
  return payload + checkCharacter(payload)
}

/** A code without what comes along when it is copied: invisible signs, letters of double width, other dashes than `-`. */
export function plainCode(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[\p{Pd}−]/gu, '-')
    .trim()
    .toUpperCase()
}

/** A typed code in its original form: capitals, no spaces or dashes, O as 0, I and L as 1. */
export function normaliseCode(text: string): string {
  return plainCode(text).replaceAll(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1')
}

/** True if a normalised code has this length, only characters of the alphabet, and the right check character. */
export function isCode(code: string, length: number): boolean {
  // A character that is not of the alphabet leaves none of it as the check, so that none can be the last one.
  return code.length === length && code.at(-1) === checkCharacter(code.slice(0, -1))
}

/** A code in groups for reading: `ABCD-EFGH`. */
export function groupCode(code: string, size: number): string {
  return code.match(new RegExp(`.{1,${size}}`, 'g'))?.join('-') ?? ''
}

/** The part of a code that identifies it without giving it away: its last four characters, of a short code its last two. */
export function codeEnd(code: string): string {
  const characters = code.replaceAll(/[^\p{L}\p{N}]/gu, '')
  return characters.slice(characters.length < 8 ? -2 : -4)
}
