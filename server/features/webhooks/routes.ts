import type { Ctx } from '../../context.ts'
import { implement } from '../../api/implement.ts'
import { requireOwner } from '../auth/require-owner.ts'
import { changeWebhook, createWebhook, deleteWebhook, renewSecret } from './change.ts'
import { webhooksContract } from './contract.ts'
import { deliveryPage, presentWebhook } from './present.ts'
import { allWebhooks } from './queries.ts'
import { resendDelivery, testWebhook } from './queue.ts'

/** The same for owners alone. */
const forOwner =
  <Input, Given>(handle: (ctx: Ctx, input: Input) => Given) =>
  (ctx: Ctx, input: Input): Given => {
    requireOwner(ctx.caller)
    return handle(ctx, input)
  }

export const webhooksRoutes = implement(webhooksContract, {
  'GET /api/v1/webhooks': forOwner(({ db }) => db.all(allWebhooks, {}).map((row) => presentWebhook(db, row))),
  'POST /api/v1/webhooks': forOwner((ctx, { body }) => createWebhook(ctx, body)),
  'PUT /api/v1/webhooks/{webhook_id}': forOwner((ctx, { params, body }) => changeWebhook(ctx, params.webhook_id, body)),
  'DELETE /api/v1/webhooks/{webhook_id}': forOwner((ctx, { params }) => deleteWebhook(ctx, params.webhook_id)),
  'POST /api/v1/webhooks/{webhook_id}/secret': forOwner((ctx, { params }) => renewSecret(ctx, params.webhook_id)),
  'POST /api/v1/webhooks/{webhook_id}/test': forOwner((ctx, { params }) => testWebhook(ctx, params.webhook_id)),
  'GET /api/v1/webhooks/{webhook_id}/deliveries': forOwner(({ db }, { params, query }) =>
    deliveryPage(db, params.webhook_id, query),
  ),
  'POST /api/v1/webhooks/{webhook_id}/deliveries/{delivery_id}/resend': forOwner((ctx, { params }) =>
    resendDelivery(ctx, params.webhook_id, params.delivery_id),
  ),
})
