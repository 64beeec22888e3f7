import { z } from 'zod'
import type { Contract } from '../../api/operation.ts'
import { triggerEvents } from '../../events/trigger-values.ts'
import { id, instantOut, paged, paging, pathIds, resource, stamps } from '../../http/shapes.ts'
import { say } from '../../lib/sayings/sayings.ts'

const event = z.enum(triggerEvents)

const url = z
  .url({ protocol: /^https?$/, error: say('webhooks.expected_address_such_as_https') })
  .trim()
  .max(2048)
  .refine((given) => !namesSomebody(given), say('webhooks.must_have_no_user_name'))
  .meta({ format: 'uri' })

/** True if the address has a user name or a password, as a sending program parses it, however it is spelled. */
function namesSomebody(given: string): boolean {
  const { username = '', password = '' } = URL.parse(given) ?? {}
  return username !== '' || password !== ''
}

const events = z
  .array(event)
  .min(1, say('webhooks.no_event'))
  .max(100)
  .transform((given) => [...new Set(given)])

const webhook = resource('Webhook', {
  id,
  url: z.string().meta({ format: 'uri' }),
  events: z.array(event),
  is_active: z.boolean(),
  failing_since: instantOut.nullable().describe('Since when nothing has arrived; null: the last message did'),
  given_up_at: instantOut.nullable().describe('When it was switched off because nothing arrived for days'),
  waiting: z.number().int().describe('How many messages wait to be told'),
  ...stamps,
})

const withSecret = resource('WebhookWithSecret', {
  ...webhook.shape,
  secret: z.string().nullable().describe('`whsec_` and base64; shown this once, null in a repeated answer'),
})

const delivery = resource('WebhookDelivery', {
  id,
  webhook_id: id,
  message_id: z.string().describe('The same for every attempt and when it is sent again: `webhook-id`'),
  event: z.enum([...triggerEvents, 'webhook.test']),
  status: z.enum(['queued', 'delivered', 'failed']),
  is_held: z.boolean().describe('Waits for a word since a copy was restored'),
  attempts: z.number().int(),
  attempted_at: instantOut.nullable(),
  next_attempt_at: instantOut.nullable().describe('null: none follows'),
  answer_status: z.number().int().nullable(),
  answer: z.string().nullable().describe('How what was answered begins'),
  failure: z
    .enum(['status', 'gone', 'redirected', 'timeout', 'unreachable', 'address_refused', 'secret_lost'])
    .nullable(),
  resend_of_id: id.nullable(),
  payload: z.record(z.string(), z.unknown()).describe('What is told'),
  created_at: instantOut,
})

const params = pathIds('webhook_id')
const owners = { manager: 'owner' } as const

export const webhooksContract = {
  'GET /api/v1/webhooks': {
    area: 'Other programs that are told what happens here.',
    id: 'listWebhooks',
    summary: 'Who is told what happens here',
    description: 'Ordered by id.',
    access: owners,
    status: 200,
    answer: z.array(webhook),
  },
  'POST /api/v1/webhooks': {
    id: 'createWebhook',
    summary: 'Have another program told of events',
    description:
      'Each event is told by a POST, signed by Standard Webhooks (`webhook-id`, `webhook-timestamp`, `webhook-signature`), at least once, and tried again for five days where no answer from 200 to 299 comes ' +
      'within 10 seconds. The bodies stand under `webhooks` in this document. By https alone and never to this computer; an address in the studio’s own network is taken at the studio’s own computer only. ' +
      'The secret is in this answer and never shown again.',
    access: owners,
    body: z.strictObject({ url, events, is_active: z.boolean().default(true) }),
    example: { url: 'https://example.com/hook', events: ['booking.created', 'booking.cancelled'] },
    status: 201,
    answer: withSecret,
    shownOnce: ['secret'],
    errors: ['ADDRESS_REFUSED'],
  },
  'PUT /api/v1/webhooks/{webhook_id}': {
    id: 'changeWebhook',
    summary: 'Change address or events, switch it off or on again',
    description: 'Switched on again, it is told what waits.',
    access: owners,
    params,
    body: z.strictObject({ url, events, is_active: z.boolean() }).partial(),
    example: { is_active: false },
    status: 200,
    answer: webhook,
    errors: ['ADDRESS_REFUSED'],
  },
  'DELETE /api/v1/webhooks/{webhook_id}': {
    id: 'deleteWebhook',
    summary: 'Tell this program nothing any more; answers it as it was',
    description: 'Its deliveries go with it.',
    access: owners,
    params,
    status: 200,
    answer: webhook,
  },
  'POST /api/v1/webhooks/{webhook_id}/secret': {
    id: 'renewWebhookSecret',
    summary: 'Make a new secret, shown this once',
    description: 'For a day messages are signed with both, so that the receiver can change over.',
    access: owners,
    params,
    status: 201,
    answer: withSecret,
    shownOnce: ['secret'],
  },
  'POST /api/v1/webhooks/{webhook_id}/test': {
    id: 'testWebhook',
    summary: 'Send a test message',
    description: 'Its event is `webhook.test`.',
    access: owners,
    params,
    status: 201,
    answer: delivery,
  },
  'GET /api/v1/webhooks/{webhook_id}/deliveries': {
    id: 'listWebhookDeliveries',
    summary: 'What was told, newest first, with what was answered',
    description: 'Ordered by id, newest first; kept for 30 days.',
    access: owners,
    params,
    query: z.strictObject(paging),
    status: 200,
    answer: paged(delivery),
  },
  'POST /api/v1/webhooks/{webhook_id}/deliveries/{delivery_id}/resend': {
    id: 'resendWebhookDelivery',
    summary: 'Tell it again, under the same message id',
    access: owners,
    params: pathIds('webhook_id', 'delivery_id'),
    status: 201,
    answer: delivery,
  },
} satisfies Contract
