import { askWith, type Calls } from '../../test/calls/call.ts'
import type { simulationsContract } from './contract.ts'

export const simulationsCalls: Calls<typeof simulationsContract> = {
  'POST /api/v1/simulations/schedule': { audit: 'nothing', ask: askWith({ weeks: 8 }), countsDays: true },
  'POST /api/v1/simulations/policy': { audit: 'nothing', ask: askWith({ cancellation_hours: 24 }), countsDays: true },
}
