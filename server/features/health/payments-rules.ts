import { toMajor } from '../../lib/money.ts'
import { addHours, type Instant } from '../../lib/time.ts'
import type { Finding } from './findings.ts'

/** Hours without contact with the processor, by its kind, before it is worth a warning; `pressing`: before it is an error. */
const HOURS = { asked: 2, pressing: 24, untold: 1, silent: 1 }

export interface PaymentFacts {
  /** The account at the processor that is connected. */
  account:
    | {
        connected_at: Instant
        /** The last time that the studio asked it automatically. */
        caught_up_at: Instant | null
        /** Time of its last call. */
        heard_at: Instant | null
        last_error: string | null
        /** True if it has an address to call at. */
        isTold: boolean
      }
    | undefined
  /** Number of purchases that were paid and can't be delivered as they were. */
  undelivered: number
  /** A payment made before a backup replaced this studio, and missing in it; amounts in minor units. */
  notHere: { total_minor: number; currency: string; created_at: Instant } | undefined
  /** Time since which the processor lacks the end of a subscription or a refund. */
  untold: Instant | null
  /** The last time that the studio learned something from it, in any way. */
  learned: Instant | null
}

/** True if what is paid online is delivered, and what is ended or given back here reaches the processor. */
export function ofPayments({ account, undelivered, notHere, untold, learned }: PaymentFacts, now: Instant): Finding {
  if (undelivered > 0) return { state: 'failing', code: 'payments.undelivered', values: { undelivered } }
  if (notHere) {
    const { total_minor, currency, created_at: at } = notHere
    return {
      state: 'failing',
      code: 'payments.not_here',
      values: { amount: toMajor(total_minor, currency), currency, at },
    }
  }
  if (untold !== null && addHours(untold, HOURS.untold) <= now)
    return { state: 'failing', code: 'payments.untold', values: { since: untold } }
  if (!account) return { state: 'off', code: 'payments.none', values: {} }
  const { connected_at, caught_up_at, heard_at, last_error, isTold } = account
  const since = caught_up_at ?? connected_at
  if (last_error === 'key' || last_error === 'permission')
    return { state: 'failing', code: 'payments.key_refused', values: { since } }
  if (last_error !== null && addHours(since, HOURS.asked) <= now) {
    const state = addHours(since, HOURS.pressing) <= now ? 'failing' : 'warning'
    return { state, code: 'payments.not_reached', values: { since } }
  }
  const heard = heard_at ?? connected_at
  if (isTold && learned !== null && addHours(heard, HOURS.silent) <= learned)
    return { state: 'warning', code: 'payments.silent', values: { since: heard } }
  if (caught_up_at === null) return { state: 'off', code: 'payments.not_yet', values: {} }
  return { state: 'ok', code: 'payments.fine', values: { at: heard > caught_up_at ? heard : caught_up_at } }
}
