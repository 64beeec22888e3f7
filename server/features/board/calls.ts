import { addDays } from '../../lib/time.ts'
import type { Calls } from '../../test/calls/call.ts'
import { where } from '../../test/calls/measured.ts'
import type { boardContract } from './contract.ts'

export const boardCalls: Calls<typeof boardContract> = {
  'GET /api/v1/class-marks': {
    bench: {
      'of a week': where(({ today }) => `start_date=${addDays(today, -3)}&end_date=${addDays(today, 3)}`),
    },
  },
}
