import { plain, later, where, ten, ofToday } from '../../test/calls/measured.ts'
import type { Calls } from '../../test/calls/call.ts'
import type { auditContract } from './contract.ts'

export const auditCalls: Calls<typeof auditContract> = {
  'GET /api/v1/audit-log': {
    bench: {
      first: plain,
      'third page': later,
      'of a record': where((site) => `entity=booking&entity_id=${site.ids['booking_id']}`),
      'of a kind': ten('entity=charge'),
      'a rare action': ten('action=gift_card.create'),
      'of a person': ten('actor_id=2'),
      'of today': ofToday,
    },
  },
}
