import { addClient } from '../../../test/build/tags.ts'
import { sellPack } from '../../../test/build/bookings.ts'
import type { TestStudio } from '../../../test/studio.ts'
import { own } from '../../../test/calls/measured.ts'
import type { Calls } from '../../../test/calls/call.ts'
import type { sharingContract } from './contract.ts'

/** A pack for two, and somebody to share it with. */
async function sharable(studio: TestStudio) {
  const { id } = await sellPack(studio, await addClient(studio), 5, { max_members: 2 })
  return { id, other: (await addClient(studio)).id as number }
}

export const sharingCalls: Calls<typeof sharingContract> = {
  'PUT /api/v1/memberships/{membership_id}/members': {
    audit: 'membership.members',
    ofAnother: true,
    ask: async (studio) => {
      const { id, other } = await sharable(studio)
      return [[id], { client_ids: [other] }]
    },
    bench: 'looks at one membership, and writes a handful of rows',
  },
  'PUT /api/v1/memberships/{membership_id}/holder': {
    audit: 'membership.holder',
    ask: async (studio) => {
      const { id, other } = await sharable(studio)
      await studio.asOwner(`PUT /api/v1/memberships/${id}/members`, { client_ids: [other] })
      return [[id], { client_id: other }]
    },
    bench: 'looks at one membership, and writes two rows',
  },
  'GET /api/v1/clients/me/shared-memberships': { bench: own(() => ({})) },
}
