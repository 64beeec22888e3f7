import { implement } from '../../api/implement.ts'
import { requireAiPlan } from '../licensing/require.ts'
import { aiContract } from './contract.ts'
import { removeAiKey, setAiKey } from './own-key.ts'
import { providers } from './providers.ts'
import { aiSettings } from './queries.ts'

export const aiRoutes = implement(aiContract, {
  'GET /api/v1/studio/ai/providers': (ctx) => {
    requireAiPlan(ctx)
    return providers.map(({ id, display_name, key_help_url }) => ({ id, display_name, key_help_url }))
  },
  'GET /api/v1/studio/ai': (ctx) => {
    requireAiPlan(ctx)
    const row = ctx.db.one(aiSettings, {})
    return { configured: row !== undefined, provider: row?.provider ?? null }
  },
  'POST /api/v1/studio/ai': (ctx, { body }) => setAiKey(ctx, body),
  'DELETE /api/v1/studio/ai': (ctx) => removeAiKey(ctx),
})
