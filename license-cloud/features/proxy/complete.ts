import { Refusal } from '../../../server/http/errors.ts'
import type { FileAnswer, RawBody } from '../../../server/http/operation.ts'
import type { Ctx } from '../../context.ts'
import type { ErrorCode } from '../../errors.ts'
import { ProviderFailed } from '../../ports/provider/port.ts'
import { usagePeriodEnd } from '../checkout/standing-rules.ts'
import { bearerKey } from '../licenses/key-rules.ts'
import { licenseOf } from '../licenses/queries.ts'
import { CAP, newLease } from './lease-rules.ts'
import { beginPeriod } from './queries.ts'
import { toSend } from './request-rules.ts'
import { tokensOf } from './usage-rules.ts'
import { say } from '../../../server/lib/sayings/sayings.ts'

/** Longest wait of a call for a place, and the interval of its attempts, in milliseconds. */
const PATIENCE = 10_000
const LOOK = 100

interface Call {
  license: number
  lease: string
}

/**
 * Begins a call for the key with this hash, once there is a place for it. AI_UNAUTHORIZED where the key is nobody's or its
 * license gives no service, AI_QUOTA_EXCEEDED where the period's tokens are used up, RATE_LIMITED where no place came free.
 */
async function beginInTurn({ store, ports, meter }: Ctx, hash: Buffer): Promise<Call> {
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

function unauthorized(): Refusal<ErrorCode> {
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

/**
 * Passes a chat completion request on and its answer back, and counts the tokens. Checks the key first, then the request, then
 * whether it is allowed now. Answers that nobody waits for are counted as well.
 */
export async function complete(ctx: Ctx, { bytes }: RawBody): Promise<FileAnswer> {
  const key = bearerKey(ctx.header('authorization'))
  if (!key) throw unauthorized()
  const hash = ctx.keys.hashOf(key)
  const request = toSend(new TextDecoder().decode(bytes), ctx.config.ai.model ?? '')
  if ('fault' in request) {
    if ((await licenseOf(ctx.store, hash))?.status !== 'active') throw unauthorized()
    throw new Refusal<ErrorCode>('AI_INVALID_REQUEST', request.fault)
  }
  const call = await beginInTurn(ctx, hash)
  return { type: 'application/json', bytes: await ask(ctx, call, request.body) }
}

/** Asks the provider, and ends the call however that goes: with its tokens before the answer is given. */
async function ask({ meter, ports, log, requestId }: Ctx, { license, lease }: Call, body: string): Promise<Uint8Array> {
  let tokens = 0
  try {
    const answer = await ports.provider.complete(body)
    tokens = tokensOf(answer, Buffer.byteLength(body))
    return new Uint8Array(answer)
  } catch (error) {
    if (!(error instanceof ProviderFailed)) throw error
    const { kind, status, message } = error
    log('warn', 'the AI provider gave no answer', { request_id: requestId, kind, status, reason: message })
    throw refusals[kind]()
  } finally {
    await meter.end({ license, lease, tokens })
  }
}

const refusals = {
  unavailable: () => new Refusal<ErrorCode>('AI_PROVIDER_UNAVAILABLE', say('license.provider_silent')),
  error: () => new Refusal<ErrorCode>('AI_PROVIDER_ERROR', say('license.provider_refused')),
}
