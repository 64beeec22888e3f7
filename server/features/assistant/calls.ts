import { because } from '../../test/calls/measured.ts'
import type { Calls } from '../../test/calls/call.ts'
import type { assistantContract } from './contract.ts'

export const assistantCalls: Calls<typeof assistantContract> = {
  'POST /api/v1/assistant/chat': { audit: 'nothing', bench: because.license },
  'POST /api/v1/assistant/proposals/{proposal_id}/confirm': { audit: 'elsewhere', bench: because.license },
}
