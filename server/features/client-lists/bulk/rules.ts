import type { Allowed } from '../../marketing/allowed.ts'
import type { NoPush } from '../../notifications/push-rules.ts'
import type { SkipReason, Way } from './reason-values.ts'

/** The facts that decide whether a message goes to a client: for each channel, and whether they can get pushes at all. */
export interface Reachable {
  email: () => Allowed
  push: () => Allowed
  whyNoPush: NoPush | null
}

type Now = Extract<Allowed, { kind: 'now' }>
export type Decision = { kind: 'send'; channel: 'email' | 'push'; to: Now['to'] } | { kind: 'skip'; reason: SkipReason }

const NO_PUSH = { CHOSE_EMAIL: 'chose_email', NO_CONSENT: 'no_consent', NO_DEVICE: 'no_device' } as const

/** By which way a message goes to somebody, or why by none. Of two ways the reason of the last is given. */
export function decideMessage(way: Way, reach: Reachable): Decision {
  if (way === 'email') return decided('email', reach.email())
  const pushed: Decision =
    reach.whyNoPush === null ? decided('push', reach.push()) : { kind: 'skip', reason: NO_PUSH[reach.whyNoPush] }
  // A reason that holds a push back today holds an email back just as well.
  if (way === 'push' || pushed.kind === 'send' || isLater(pushed.reason)) return pushed
  return decided('email', reach.email())
}

const isLater = (reason: SkipReason) => reason === 'one_a_day' || reason === 'quiet_hours'

function decided(channel: 'email' | 'push', allowed: Allowed): Decision {
  if (allowed.kind === 'now') return { kind: 'send', channel, to: allowed.to }
  return { kind: 'skip', reason: allowed.kind === 'never' ? allowed.reason : allowed.put_off }
}
