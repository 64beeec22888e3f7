import type { App, Ctx } from '../../context.ts'
import { Refusal } from '../../api/errors.ts'
import { db } from '../../db/build.ts'
import type { ChatTarget } from '../../ports/ai/port.ts'
import { audit } from '../audit/audit.ts'
import { requireAiPlan, requireValidLicense } from '../licensing/require.ts'
import { chatOf, providerOf, testOf } from './providers.ts'
import { aiSettings } from './queries.ts'
import { say } from '../../lib/sayings/sayings.ts'

/** Where the key is kept, bound to it. */
const PLACE = 'ai_settings:api_key:1'

/** The characters that a header can contain. */
const SENDABLE = /^[\x21-\x7e]+$/

/**
 * Sets the studio's own key, once its provider has taken it. AI_INVALID_PROVIDER for one that is not listed, AI_KEY_INVALID where the
 * provider refuses the key, AI_PROVIDER_UNAVAILABLE where it can't be asked.
 */
export async function setAiKey(ctx: Ctx, { provider: id, api_key }: { provider: string; api_key: string }) {
  requireAiPlan(ctx)
  requireValidLicense(ctx)
  const provider = providerOf(id)
  if (!provider) throw new Refusal('AI_INVALID_PROVIDER', say('ai.choose_one_of_listed_providers'))
  const target = testOf(provider, api_key, ctx.config.aiProviderBases)
  const verdict = SENDABLE.test(api_key) ? await ctx.ports.ai.test(target) : 'wrong'
  if (verdict === 'wrong')
    throw new Refusal('AI_KEY_INVALID', say('ai.does_not_take_key', { name: provider.display_name }))
  if (verdict === 'unavailable')
    throw new Refusal('AI_PROVIDER_UNAVAILABLE', say('ai.cant_be_asked_now', { name: provider.display_name }))
  return ctx.write((tx) => {
    const former = tx.one(aiSettings, {})
    const row = { provider: id, api_key_encrypted: ctx.secrets.seal(PLACE, api_key), updated_at: ctx.now }
    const insert = db.insertInto('ai_settings').values({ id: 1, ...row, created_at: ctx.now })
    tx.run(insert.onConflict((conflict) => conflict.column('id').doUpdateSet(row)))
    audit(tx, ctx, 'studio.ai', { entity: 'studio', id: 1, before: former, after: { id: 1, ...row } })
    return { success: true as const }
  })
}

/** Forgets the studio's own key. */
export function removeAiKey(ctx: Ctx): Promise<void> {
  return ctx.write((tx) => {
    const former = tx.one(aiSettings, {})
    if (!former) return
    tx.run(db.deleteFrom('ai_settings'))
    audit(tx, ctx, 'studio.ai', { entity: 'studio', id: 1, before: former })
  })
}

/** Where the studio's own key has chats completed; undefined where it has none that can be read here. */
export function ownChat({ db: reader, secrets, config }: App): ChatTarget | undefined {
  const row = reader.one(aiSettings, {})
  const provider = row && providerOf(row.provider)
  if (!provider) return undefined
  try {
    return chatOf(provider, secrets.open(PLACE, row.api_key_encrypted), config.aiProviderBases)
  } catch {
    return undefined
  }
}
