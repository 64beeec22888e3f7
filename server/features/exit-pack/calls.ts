import { because } from '../../test/calls/measured.ts'
import { askWith, type Calls } from '../../test/calls/call.ts'
import type { exitPackContract } from './contract.ts'

export const exitPackCalls: Calls<typeof exitPackContract> = {
  'POST /api/v1/studio/exit-pack': { audit: 'studio.export', ask: askWith(), bench: because.long },
}
