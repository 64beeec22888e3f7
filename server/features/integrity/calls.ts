import { because } from '../../test/calls/measured.ts'
import type { Calls } from '../../test/calls/call.ts'
import type { integrityContract } from './contract.ts'

export const integrityCalls: Calls<typeof integrityContract> = {
  'GET /api/v1/studio/integrity': { bench: because.long },
}
