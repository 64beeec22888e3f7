import { smtp } from '../../test/build/automations.ts'
import { because, pages, where, ofClient } from '../../test/calls/measured.ts'
import { makeClient } from '../../test/build/commerce.ts'
import { askWith, type Calls } from '../../test/calls/call.ts'
import type { emailContract } from './contract.ts'

export const emailCalls: Calls<typeof emailContract> = {
  'PUT /api/v1/studio/email': { audit: 'studio.email', ofAnother: true, ask: askWith(smtp), bench: because.mail },
  'POST /api/v1/studio/email/test': {
    audit: 'nothing',
    ask: async (studio) => {
      await studio.asOwner('PUT /api/v1/studio/email', smtp)
      return [[]]
    },
    bench: because.mail,
  },
  'GET /api/v1/emails': {
    bench: { ...pages, failed: where('status=failed'), trouble: where('trouble_days=7'), 'of a client': ofClient },
  },
  'POST /api/v1/emails/{email_id}/retry': {
    audit: 'elsewhere',
    ask: async (studio) => {
      const { id } = await makeClient(studio)
      await studio.asOwner(`POST /api/v1/clients/${id}/invite`)
      return [[(await studio.asOwner(`GET /api/v1/emails?client_id=${id}`)).body.items[0].id]]
    },
    bench: because.mail,
  },
}
