import { get, pages, ten, where, ofClient } from '../../test/calls/measured.ts'
import { addClient } from '../../test/build/tags.ts'
import { makeMembershipType } from '../../test/build/memberships.ts'
import type { TestStudio } from '../../test/studio.ts'
import { sellPack } from '../../test/build/bookings.ts'
import { askOf, type Calls } from '../../test/calls/call.ts'
import type { membershipsContract } from './contract.ts'

const pack = async (studio: TestStudio, type: object = {}) => sellPack(studio, await addClient(studio), 5, type)

export const membershipsCalls: Calls<typeof membershipsContract> = {
  'GET /api/v1/memberships': {
    bench: {
      ...pages,
      active: ten('status=active'),
      expired: ten('status=expired'),
      paused: where('status=paused&page_size=5'),
      'of a client': ofClient,
      'past due': ten('state=past_due'),
      'ending soon': ten('state=ending'),
      'renewing soon': ten('state=renewing'),
      'used up': ten('state=used_up'),
      'not used up': ten('state=active'),
      'of a type': ten('membership_type_id=1'),
      'by name': ten('search=ana'),
    },
  },
  'GET /api/v1/memberships/states': { bench: get },
  'POST /api/v1/memberships': {
    audit: 'membership.create',
    emits: ['membership.started'],
    ask: async (studio) => {
      const [client, type] = [await addClient(studio), await makeMembershipType(studio)]
      const sale = { client_id: client.id, membership_type_id: type.id, starts_at: studio.clock.now() }
      return [[], { ...sale, payment_method: 'cash' }]
    },
  },
  'PUT /api/v1/memberships/{membership_id}': {
    audit: 'membership.update',
    ask: askOf(pack, { credits_remaining: 4, notes: 'A gift', expires_at: '2031-05-06', status: 'active' }),
  },
  'DELETE /api/v1/memberships/{membership_id}': {
    audit: 'membership.cancel',
    emits: ['membership.cancelled'],
    idleAgain: true,
    ask: askOf(pack),
  },
}
