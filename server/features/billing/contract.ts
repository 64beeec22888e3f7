import { z } from 'zod'
import { ownCheckouts } from '../../api/client-limits.ts'
import type { Contract } from '../../api/operation.ts'
import { instantOut, resource, urlOut } from '../../http/shapes.ts'
import { returnAddress } from './address-fields.ts'
import { say } from '../../lib/sayings/sayings.ts'

/** The permission that the processor's account and subscriptions take. */
export const BILLING_PERMISSION = 'payments.manage'

const account = resource('ProcessorAccount', {
  connected: z.boolean(),
  mode: z.enum(['test', 'live']).nullable(),
  account_id: z.string().nullable(),
  account_name: z.string().nullable(),
  country: z.string().nullable(),
  publishable_key: z.string().nullable(),
  webhook: z
    .enum(['registered', 'given', 'none'])
    .describe('Registered by the studio, given by the owner, or none: then the studio asks the processor each minute'),
  webhook_url: urlOut.nullable(),
  heard_at: instantOut.nullable().describe('When the processor last called'),
  caught_up_at: instantOut.nullable().describe('When the studio last asked it by itself'),
  last_error: z
    .enum(['unavailable', 'key', 'permission', 'missing', 'refused'])
    .nullable()
    .describe(
      'Why the processor could not be asked last: no answer, the key or its rights refused, or what was asked for',
    ),
  connected_at: instantOut.nullable(),
})

/** A key of the processor: its prefix says what it is for. */
const key = (prefixes: string, example: string) =>
  z
    .string()
    .trim()
    .max(255)
    .regex(new RegExp(`^(${prefixes})_(test|live)_[A-Za-z0-9]+$`), say('billing.expected_key_begins', { example }))

export const billingContract = {
  'GET /api/billing/settings': {
    area: 'Payments online: the processor’s account, checkouts, subscriptions.',
    id: 'readBillingSettings',
    summary: 'Whether and how the studio takes payments online; never a secret',
    access: { manager: BILLING_PERMISSION },
    status: 200,
    answer: account,
  },
  'POST /api/billing/settings': {
    id: 'connectProcessor',
    summary: 'Connect the studio with its account at the payment processor',
    description:
      'The secret key is tried before anything is kept. Without a webhook_secret the studio registers its webhook by itself, as ' +
      'soon as it has an address of its own.',
    access: { manager: BILLING_PERMISSION },
    door: 'local',
    body: z.strictObject({
      secret_key: key('sk|rk', 'sk_ or rk_'),
      publishable_key: key('pk', 'pk_'),
      webhook_secret: z
        .string()
        .trim()
        .max(255)
        .regex(/^whsec_\S+$/, say('billing.expected_webhook_secret'))
        .optional(),
    }),
    example: { secret_key: 'sk_test_4eC39HqLyjWDarjtT1zdp7dc', publishable_key: 'pk_test_TYooMQauvdEDq54NiTphI7jx' },
    idempotent: false,
    status: 200,
    answer: account,
    errors: ['PAYMENT_KEY_INVALID', 'PAYMENT_PROVIDER_ERROR'],
  },
  'DELETE /api/billing/settings': {
    id: 'disconnectProcessor',
    summary: 'End the connection with the payment processor; what was paid stays',
    access: { manager: BILLING_PERMISSION },
    door: 'local',
    status: 200,
    answer: account,
  },
  'POST /api/billing/webhook': {
    id: 'receiveProcessorEvent',
    summary: 'What the payment processor tells; it signs what it sends',
    access: 'public',
    raw: { maxBytes: 1024 * 1024 },
    idempotent: false,
    status: 200,
    answer: z.strictObject({ received: z.boolean() }),
    errors: ['WEBHOOK_SIGNATURE_INVALID'],
  },
  'POST /api/billing/portal-session': {
    id: 'openBillingPortal',
    summary: 'Where a client changes the card and reads the processor’s invoices',
    access: { client: 'own' },
    body: z.strictObject({ return_url: returnAddress }),
    example: { return_url: 'https://studio.example/memberships' },
    idempotent: false,
    accountLimits: { client: ownCheckouts },
    status: 200,
    answer: z.strictObject({ url: urlOut }),
    errors: ['PAYMENTS_NOT_CONFIGURED', 'PAYMENT_PROVIDER_ERROR'],
  },
} satisfies Contract
