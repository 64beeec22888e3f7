import { addClient } from '../../../test/build/tags.ts'
import { sellPack } from '../../../test/build/bookings.ts'
import type { TestStudio } from '../../../test/studio.ts'
import type { Calls } from '../../../test/calls/call.ts'
import type { pausingContract } from './contract.ts'

const pausable = async (studio: TestStudio) =>
  sellPack(studio, await addClient(studio), 5, { can_pause: true, max_pause_days: 30 })

export const pausingCalls: Calls<typeof pausingContract> = {
  'POST /api/v1/memberships/{membership_id}/pause': {
    audit: 'membership.pause',
    emits: ['membership.paused'],
    ask: async (studio) => [[(await pausable(studio)).id], { pause_days: 5 }],
  },
  'GET /api/v1/memberships/{membership_id}/pause': {
    query: () => 'pause_days=5',
    bench: {
      '': async ({ studio }) => ({
        ids: { membership_id: (await pausable(studio as TestStudio)).id },
        query: 'pause_days=5',
      }),
    },
  },
  'DELETE /api/v1/memberships/{membership_id}/pause': {
    audit: 'membership.pause_withdrawn',
    ask: async (studio) => {
      const { id } = await pausable(studio)
      const wish = { pause_days: 5, starts_on: '2099-01-01' }
      await studio.asOwner(`POST /api/v1/memberships/${id}/pause`, wish)
      return [[id]]
    },
  },
  'POST /api/v1/memberships/{membership_id}/resume': {
    audit: 'membership.resume',
    ask: async (studio) => {
      const { id } = await pausable(studio)
      await studio.asOwner(`POST /api/v1/memberships/${id}/pause`, { pause_days: 5 })
      return [[id]]
    },
  },
}
