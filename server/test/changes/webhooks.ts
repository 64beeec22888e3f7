import { makeWebhook } from '../build/webhooks.ts'
import type { TestStudio } from '../studio.ts'
import type { Change } from './change.ts'

/** One that is told nothing, so that it has no part in what other changes leave. */
const quiet = (studio: TestStudio) => makeWebhook(studio, { is_active: false })

/** Changes of whom the studio tells of its events: by operation, the entry each leaves in the audit log. */
export const webhookChanges: Record<string, Change> = {
  'POST /api/v1/webhooks': [
    'webhook.create',
    async () => [[], { url: 'https://other.example.com/', events: ['booking.created'], is_active: false }],
  ],
  'PUT /api/v1/webhooks/{webhook_id}': [
    'webhook.update',
    async (studio) => [
      [(await makeWebhook(studio)).id],
      { url: 'https://other.example.com/', events: ['booking.created'], is_active: false },
    ],
  ],
  'DELETE /api/v1/webhooks/{webhook_id}': ['webhook.delete', async (studio) => [[(await quiet(studio)).id]]],
  'POST /api/v1/webhooks/{webhook_id}/secret': ['webhook.secret', async (studio) => [[(await quiet(studio)).id]]],
  'POST /api/v1/webhooks/{webhook_id}/test': ['webhook.test', async (studio) => [[(await quiet(studio)).id]]],
  'POST /api/v1/webhooks/{webhook_id}/deliveries/{delivery_id}/resend': [
    'webhook.resend',
    async (studio) => {
      const { id } = await quiet(studio)
      const told = await studio.asOwner(`POST /api/v1/webhooks/${id}/test`)
      return [[id, told.body.id]]
    },
  ],
}
