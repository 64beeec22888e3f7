import { because } from '../../test/calls/measured.ts'
import type { TestStudio } from '../../test/studio.ts'
import type { Ask, Calls } from '../../test/calls/call.ts'
import type { aiContract } from './contract.ts'

/** A license that has AI, and a key of the studio's own. */
async function licensedFor(studio: TestStudio): Promise<Ask> {
  await studio.asOwner('POST /api/v1/studio/license', { license_key: 'SD1-GKHJZ-KN7C0-KTHFN-MJEP4-KS64D' })
  return [[], { provider: 'openai', api_key: 'own-key-1234' }]
}

export const aiCalls: Calls<typeof aiContract> = {
  'GET /api/v1/studio/ai/providers': { bench: because.license },
  'GET /api/v1/studio/ai': { bench: because.license },
  'POST /api/v1/studio/ai': { audit: 'studio.ai', ofAnother: true, ask: licensedFor, bench: because.license },
  'DELETE /api/v1/studio/ai': {
    audit: 'studio.ai',
    ofAnother: true,
    ask: async (studio) => {
      await studio.asOwner('POST /api/v1/studio/ai', (await licensedFor(studio))[1])
      return [[]]
    },
    bench: because.license,
  },
}
