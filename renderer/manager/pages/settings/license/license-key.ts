/** Characters of a key, those of Crockford's base 32, behind `SD1`; the last one checks the others. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const PREFIX = 'SD1'
const LENGTH = 25

/** What somebody typed, as the key was made: capitals, no spaces or dashes, O as 0, I and L as 1. */
const plain = (typed: string) =>
  typed
    .toUpperCase()
    .replaceAll(/[\s\p{Pd}]/gu, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')

/** A key as it is written, where it is one; else what was typed. Whether it is any good the license service says. */
export function asWritten(typed: string): string {
  const key = plain(typed)
  if (!key.startsWith(PREFIX) || key.length !== PREFIX.length + LENGTH) return typed.trim()
  return [PREFIX, ...(key.slice(PREFIX.length).match(/.{5}/g) ?? [])].join('-')
}

/** Whether there is a slip in a key that is there in its full length. */
export function hasSlip(typed: string): boolean {
  const key = plain(typed)
  if (key.length < PREFIX.length + LENGTH) return false
  const code = key.slice(PREFIX.length)
  return !key.startsWith(PREFIX) || code.length !== LENGTH || code.at(-1) !== checkOf(code.slice(0, -1))
}

/** The check character: in the field of 32 elements (x⁵ + x² + 1), so that every wrong character and every two swapped are found. */
function checkOf(payload: string): string | undefined {
  let check = 0
  for (const character of payload) {
    const sum = check ^ ALPHABET.indexOf(character)
    check = sum & 16 ? (sum << 1) ^ 37 : sum << 1
  }
  return ALPHABET[check]
}
