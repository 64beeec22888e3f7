import type { PushOutcome } from './port.ts'

/**
 * The meaning of a push service's answer. A device is gone with 404 and 410; failures for now, and doubts about us (this
 * computer's clock may be wrong), are tried again; any other answer about a message is final.
 */
export function outcomeOf(status: number, retryAfter: string | null): PushOutcome {
  if (status >= 200 && status < 300) return { kind: 'sent' }
  if (status === 404 || status === 410) return { kind: 'gone' }
  const reason = `The push service answered ${status}`
  const isLater = status === 401 || status === 403 || status === 408 || status === 429 || status >= 500
  return isLater ? { kind: 'later', seconds: secondsIn(retryAfter), reason } : { kind: 'refused', reason }
}

/** The seconds that `Retry-After` asks for; a date in it is not looked at, since clocks differ. */
function secondsIn(retryAfter: string | null): number | null {
  return retryAfter !== null && /^\d{1,6}$/.test(retryAfter) ? Number(retryAfter) : null
}
