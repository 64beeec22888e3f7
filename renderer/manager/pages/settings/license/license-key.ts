import { groupCode, isCode, normaliseCode } from '../../../../../server/lib/code-rules.ts'

const PREFIX = 'SD1'
/** Characters behind the prefix, the last of which checks the others. */
const LENGTH = 25

/** A key in its written form, or the typed text if it is no key. The license service decides if a key is valid. */
export function asWritten(typed: string): string {
  const key = normaliseCode(typed)
  if (!key.startsWith(PREFIX) || key.length !== PREFIX.length + LENGTH) return typed.trim()
  return `${PREFIX}-${groupCode(key.slice(PREFIX.length), 5)}`
}

/** True if there is a slip in a key that is there in its full length. */
export function hasSlip(typed: string): boolean {
  const key = normaliseCode(typed)
  if (key.length < PREFIX.length + LENGTH) return false
  return !key.startsWith(PREFIX) || !isCode(key.slice(PREFIX.length), LENGTH)
}
