import { Refusal } from '../../../server/http/errors.ts'
import type { FileAnswer, RawBody } from '../../../server/http/operation.ts'
import type { Ctx } from '../../context.ts'
import type { ErrorCode } from '../../errors.ts'
import { ProviderFailed } from '../../ports/provider/port.ts'
import { bearerKey } from '../licenses/key-rules.ts'
import { licenseOf } from '../licenses/queries.ts'
import { beginInTurn, unauthorized, type Call } from './begin-call.ts'
import { toSend } from './request-rules.ts'
import { tokensOf } from './usage-rules.ts'
import { say } from '../../../server/lib/sayings/sayings.ts'

/**
 * Passes a chat completion request on and its answer back, and counts what it took. Who asks is looked at first, then what
 * they ask, then whether they may now; counted is also what nobody waits for any more.
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
