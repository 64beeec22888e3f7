import { groupCode, isCode, normaliseCode } from '../../../../../server/lib/code-rules.ts'

const PREFIX = 'SD1'
/** Characters behind the prefix, the last of which checks the others. */
const LENGTH = 25

/** A key as it is written, where it is one; else what was typed. Whether it is any good the license service says. */
export function asWritten(typed: string): string {
  const key = normaliseCode(typed)
  if (!key.startsWith(PREFIX) || key.length !== PREFIX.length + LENGTH) return typed.trim()
  return `${PREFIX}-${groupCode(key.slice(PREFIX.length), 5)}`
}

/** Whether there is a slip in a key that is there in its full length. */
export function hasSlip(typed: string): boolean {
  const key = normaliseCode(typed)
  if (key.length < PREFIX.length + LENGTH) return false
  return !key.startsWith(PREFIX) || !isCode(key.slice(PREFIX.length), LENGTH)
}
