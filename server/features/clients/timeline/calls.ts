import { plain } from '../../../test/calls/measured.ts'
import type { Calls } from '../../../test/calls/call.ts'
import type { timelineContract } from './contract.ts'

export const timelineCalls: Calls<typeof timelineContract> = {
  'GET /api/v1/clients/{client_id}/timeline': {
    bench: {
      usual: plain,
      long: ({ regular }) => ({ ids: { client_id: regular } }),
      'visits as one': ({ regular }) => ({ ids: { client_id: regular }, query: 'visits_as_one=true' }),
    },
  },
}
