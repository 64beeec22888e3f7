import type { Ctx } from '../../context.ts'
import { Refusal } from '../../api/errors.ts'
import { AiFailed, type ChatAnswer, type ChatRequest, type ChatTarget } from '../../ports/ai/port.ts'
import { ownChat } from '../ai/own-key.ts'
import { openLicenseKey } from '../licensing/keep.ts'
import { settingsOf } from '../settings/queries.ts'

/** Has a turn of the conversation completed; `say` is given its text as it comes. */
export type Model = (request: ChatRequest, say?: (text: string) => void) => Promise<ChatAnswer>

/**
 * The model that answers: at the studio's own provider, else by the license service with the license's key. What keeps it from
 * answering is refused in words.
 */
export function openModel(ctx: Ctx): Model {
  const own = ownChat(ctx)
  const target = own ?? hostedChat(ctx)
  return async (request, say) => {
    try {
      return await ctx.ports.ai.complete(target, request, say)
    } catch (error) {
      if (!(error instanceof AiFailed)) throw error
      ctx.log('warn', 'the assistant got no answer', { kind: error.kind, own_key: own !== undefined })
      throw error.kind === 'key' && !own ? notServed() : refusals[error.kind]()
    }
  }
}

const notServed = () => new Refusal('LICENSE_INVALID', 'The license service does not serve this license now.')

const refusals = {
  key: () => new Refusal('AI_KEY_INVALID', 'The AI provider does not take the studio’s key any more. Enter another.'),
  quota: () =>
    new Refusal(
      'AI_QUOTA_EXCEEDED',
      'This month’s AI tokens are used up. A key of the studio’s own has no such limit.',
    ),
  busy: () => {
    const extras = { headers: { 'Retry-After': '5' } }
    return new Refusal('RATE_LIMITED', 'Too much is asked at once. Try again in a few seconds.', extras)
  },
  unavailable: () =>
    new Refusal('AI_PROVIDER_UNAVAILABLE', 'The AI provider does not answer now. Try again in a minute.'),
}

function hostedChat(ctx: Ctx): ChatTarget {
  const sealed = settingsOf(ctx.db).license_key_encrypted
  const key = sealed === null ? undefined : openLicenseKey(ctx, sealed)
  if (key === undefined) throw new Refusal('LICENSE_INVALID', 'The license key can’t be read here. Enter it again.')
  return { url: `${ctx.config.licenseUrl.replace(/\/+$/, '')}/ai/chat/completions`, key, streams: false }
}
