import { addClient } from '../../test/build/tags.ts'
import { because, own, plain } from '../../test/calls/measured.ts'
import { registerClient } from '../../test/build/bookings.ts'
import { askOf, type Calls } from '../../test/calls/call.ts'
import type { gdprContract } from './contract.ts'

export const gdprCalls: Calls<typeof gdprContract> = {
  'POST /api/v1/gdpr/delete/{client_id}': { audit: 'client.erase', ask: askOf(addClient), bench: because.long },
  'POST /api/v1/gdpr/consent': {
    ask: async (studio) => [
      [],
      { consent_type: 'marketing_email', granted: true },
      (await registerClient(studio)).email,
    ],
    bench: own(() => ({ body: { consent_type: 'photo_video', granted: true } })),
  },
  'POST /api/v1/clients/me/erasure-request': {
    ask: async (studio) => [[], undefined, (await registerClient(studio)).email],
    bench: own(plain),
  },
}
