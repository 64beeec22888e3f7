const KEY = 'studio-desk.portal.seen'
/** Days without a visit after which the next one counts as the first again. */
const LONG_AGO = 90
const DAY = 86_400_000

/** True if a visit is the first: nothing is known of one before, or it was long ago. `seen` is kept text, `now` milliseconds since 1970. */
export const isFirst = (seen: string | null, now: number): boolean => {
  const days = (now - Number(seen ?? Number.NaN)) / DAY
  return !(days < LONG_AGO)
}

let isFirstNow: boolean | undefined

/** True if this is the first visit on this device; decided once for as long as the page is open. */
export function isFirstVisit(): boolean {
  isFirstNow ??= look()
  return isFirstNow
}

function look(): boolean {
  const now = Date.now()
  try {
    const seen = localStorage.getItem(KEY)
    localStorage.setItem(KEY, String(now))
    return isFirst(seen, now)
  } catch {
    return true
  }
}
