import { makeWebhook } from '../../test/build/webhooks.ts'
import type { TestStudio } from '../../test/studio.ts'
import { get, pages } from '../../test/calls/measured.ts'
import { askOf, askWith, type Calls } from '../../test/calls/call.ts'
import type { webhooksContract } from './contract.ts'

/** A webhook without messages, so that it has no part in the traces of other changes. */
const quiet = (studio: TestStudio) => makeWebhook(studio, { is_active: false })

export const webhooksCalls: Calls<typeof webhooksContract> = {
  'POST /api/v1/webhooks': {
    audit: 'webhook.create',
    ask: askWith({ url: 'https://other.example.com/', events: ['booking.created'], is_active: false }),
  },
  'PUT /api/v1/webhooks/{webhook_id}': {
    audit: 'webhook.update',
    ask: askOf(makeWebhook, { url: 'https://other.example.com/', events: ['booking.created'], is_active: false }),
  },
  'DELETE /api/v1/webhooks/{webhook_id}': { audit: 'webhook.delete', ask: askOf(quiet) },
  'POST /api/v1/webhooks/{webhook_id}/secret': { audit: 'webhook.secret', ask: askOf(quiet) },
  'POST /api/v1/webhooks/{webhook_id}/test': { audit: 'webhook.test', ofAnother: true, ask: askOf(quiet), bench: get },
  'GET /api/v1/webhooks/{webhook_id}/deliveries': { bench: pages },
  'POST /api/v1/webhooks/{webhook_id}/deliveries/{delivery_id}/resend': {
    audit: 'webhook.resend',
    ofAnother: true,
    ask: async (studio) => {
      const { id } = await quiet(studio)
      const told = await studio.asOwner(`POST /api/v1/webhooks/${id}/test`)
      return [[id, told.body.id]]
    },
    bench: get,
  },
}
