import { implement } from '../../api/implement.ts'
import { changeWebhook, createWebhook, deleteWebhook, renewSecret } from './change.ts'
import { webhooksContract } from './contract.ts'
import { deliveryPage, presentWebhook } from './present.ts'
import { allWebhooks } from './queries.ts'
import { resendDelivery, testWebhook } from './queue.ts'

export const webhooksRoutes = implement(webhooksContract, {
  'GET /api/v1/webhooks': ({ db }) => db.all(allWebhooks, {}).map((row) => presentWebhook(db, row)),
  'POST /api/v1/webhooks': (ctx, { body }) => createWebhook(ctx, body),
  'PUT /api/v1/webhooks/{webhook_id}': (ctx, { params, body }) => changeWebhook(ctx, params.webhook_id, body),
  'DELETE /api/v1/webhooks/{webhook_id}': (ctx, { params }) => deleteWebhook(ctx, params.webhook_id),
  'POST /api/v1/webhooks/{webhook_id}/secret': (ctx, { params }) => renewSecret(ctx, params.webhook_id),
  'POST /api/v1/webhooks/{webhook_id}/test': (ctx, { params }) => testWebhook(ctx, params.webhook_id),
  'GET /api/v1/webhooks/{webhook_id}/deliveries': ({ db }, { params, query }) =>
    deliveryPage(db, params.webhook_id, query),
  'POST /api/v1/webhooks/{webhook_id}/deliveries/{delivery_id}/resend': (ctx, { params }) =>
    resendDelivery(ctx, params.webhook_id, params.delivery_id),
})
