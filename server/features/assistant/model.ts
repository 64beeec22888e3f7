import type { Ctx } from '../../context.ts'
import { Refusal } from '../../api/errors.ts'
import { AiFailed, type ChatAnswer, type ChatRequest, type ChatTarget } from '../../ports/ai/port.ts'
import { ownChat } from '../ai/own-key.ts'
import { openLicenseKey } from '../licensing/keep.ts'
import { settingsOf } from '../settings/queries.ts'
import { say } from '../../lib/sayings/sayings.ts'

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

const notServed = () => new Refusal('LICENSE_INVALID', say('assistant.license_service_does_not_serve'))

const refusals = {
  key: () => new Refusal('AI_KEY_INVALID', say('assistant.ai_provider_does_not_take')),
  quota: () => new Refusal('AI_QUOTA_EXCEEDED', say('assistant.months_ai_tokens_are_used')),
  busy: () => {
    const extras = { headers: { 'Retry-After': '5' } }
    return new Refusal('RATE_LIMITED', say('assistant.too_much_is_asked'), extras)
  },
  unavailable: () => new Refusal('AI_PROVIDER_UNAVAILABLE', say('assistant.ai_provider_does_not_answer')),
}

function hostedChat(ctx: Ctx): ChatTarget {
  const sealed = settingsOf(ctx.db).license_key_encrypted
  const key = sealed === null ? undefined : openLicenseKey(ctx, sealed)
  if (key === undefined) throw new Refusal('LICENSE_INVALID', say('assistant.license_key_unreadable'))
  return { url: `${ctx.config.licenseUrl.replace(/\/+$/, '')}/ai/chat/completions`, key, streams: false }
}
