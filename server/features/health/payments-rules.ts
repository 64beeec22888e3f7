import { toMajor } from '../../lib/money.ts'
import { addHours, type Instant } from '../../lib/time.ts'
import type { Finding } from './findings.ts'

/** Hours for which the processor may not be asked, be told or tell anything before that is worth a word, and before it is pressing. */
const HOURS = { asked: 2, pressing: 24, untold: 1, silent: 1 }

export interface PaymentFacts {
  /** The account at the processor that is connected. */
  account:
    | {
        connected_at: Instant
        /** When the studio last asked it by itself. */
        caught_up_at: Instant | null
        /** When it last called. */
        heard_at: Instant | null
        last_error: string | null
        /** Whether it has an address to call at. */
        isTold: boolean
      }
    | undefined
  /** How much was paid and can't be delivered as it was. */
  undelivered: number
  /** What was paid before a copy took this studio's place and is not in it; amounts in minor units. */
  notHere: { total_minor: number; currency: string; created_at: Instant } | undefined
  /** Since when the processor is to be told of a subscription's end or a refund, and has not heard it. */
  untold: Instant | null
  /** When something was last learned of it, whichever way. */
  learned: Instant | null
}

/** Whether what is paid online is delivered, and what is ended or given back here reaches the processor. */
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
