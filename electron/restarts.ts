/** Milliseconds for which a fall counts. */
const WITHIN = 60_000
/** Milliseconds before it is started again: the first time, and at most. */
const FIRST = 500
const LONGEST = 8_000

/** The response to a fall: start again after so many milliseconds, or leave it; and the falls that count from now on. */
export interface Verdict {
  falls: number[]
  againInMs: number | null
}

/** Decides on a fall at `now`, after earlier ones, all in milliseconds: the server may fall so many times within a minute. */
export function afterFall(earlier: readonly number[], now: number, most: number): Verdict {
  const falls = [...earlier.filter((at) => now - at < WITHIN), now]
  if (falls.length > most) return { falls, againInMs: null }
  return { falls, againInMs: Math.min(FIRST * 2 ** (falls.length - 1), LONGEST) }
}
