import { Refusal } from '../../../server/http/errors.ts'
import type { Ctx } from '../../context.ts'
import type { ErrorCode } from '../../errors.ts'
import { usagePeriodEnd } from '../checkout/standing-rules.ts'
import { licenseOf } from '../licenses/queries.ts'
import { CAP, newLease } from './lease-rules.ts'
import { beginPeriod } from './queries.ts'
import { say } from '../../../server/lib/sayings/sayings.ts'

/** How long a call waits for a place, and how often it looks for one meanwhile, in milliseconds. */
const PATIENCE = 10_000
const LOOK = 100

export interface Call {
  license: number
  lease: string
}

/**
 * Begins a call for the key with this hash, once there is a place for it. AI_UNAUTHORIZED where the key is nobody's or its
 * license gives no service, AI_QUOTA_EXCEEDED where the period's tokens are used up, RATE_LIMITED where no place came free.
 */
export async function beginInTurn({ store, ports, meter }: Ctx, hash: Buffer): Promise<Call> {
  for (let waited = 0; ;) {
    const now = ports.clock.now()
    const lease = newLease(now, ports.random.bytes(4))
    const license = await meter.begin({ hash, lease })
    if (license !== undefined) return { license, lease }
    const found = await licenseOf(store, hash)
    if (found?.status !== 'active') throw unauthorized()
    if (found.usage_period_end <= now) {
      const end = usagePeriodEnd(found.current_period_end, now)
      await beginPeriod(store, found.id, { seen: found.usage_period_end, end })
      continue
    }
    if (found.ai_tokens_used >= CAP) throw usedUp(found.usage_period_end)
    if (waited >= PATIENCE) throw tooMany()
    waited += await meter.turn(found.id, LOOK)
  }
}

export function unauthorized(): Refusal<ErrorCode> {
  const headers = { 'WWW-Authenticate': 'Bearer' }
  return new Refusal<ErrorCode>('AI_UNAUTHORIZED', say('license.send_key'), { headers })
}

function usedUp(until: string): Refusal<ErrorCode> {
  const detail = say('license.tokens_used', { cap: CAP.toLocaleString('en'), until })
  return new Refusal<ErrorCode>('AI_QUOTA_EXCEEDED', detail)
}

function tooMany(): Refusal<ErrorCode> {
  const detail = say('license.four_calls')
  return new Refusal<ErrorCode>('RATE_LIMITED', detail, { headers: { 'Retry-After': '5' } })
}
