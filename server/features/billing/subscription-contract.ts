import { z } from 'zod'
import type { Contract } from '../../api/operation.ts'
import { id, instantOut, moneyOut, pathIds, resource, stamps, urlOut } from '../../http/shapes.ts'
import { BILLING_PERMISSION } from './contract.ts'

const subscription = resource('Subscription', {
  id,
  client_id: id,
  membership_id: id,
  membership_type_id: id,
  type_name: z.string(),
  price: moneyOut.describe('Of one interval'),
  currency: z.string(),
  billing_interval: z.string().nullable(),
  status: z.enum(['incomplete', 'trialing', 'active', 'past_due', 'unpaid', 'paused', 'canceled']),
  cancel_at_period_end: z.boolean(),
  cancel_under_way: z
    .boolean()
    .describe('It was cancelled, and the processor has not answered yet: it is told until it does'),
  canceled_locally: z.boolean().describe('Ended here, and not told to the processor'),
  current_period_start: instantOut,
  current_period_end: instantOut,
  ended_at: instantOut.nullable(),
  past_due_since: instantOut.nullable(),
  pay_url: urlOut.nullable().describe('Where a failed payment is made by hand'),
  ...stamps,
})

const params = pathIds('client_id')

export const subscriptionContract = {
  'GET /api/billing/members/{client_id}/subscription': {
    id: 'readSubscription',
    summary: 'A client’s most recent subscription',
    access: { manager: 'memberships.view', instructor: 'all', client: 'own' },
    params,
    status: 200,
    answer: subscription,
  },
  'POST /api/billing/members/{client_id}/subscription/cancel': {
    id: 'cancelSubscription',
    summary: 'Cancel a client’s subscription at the end of what is paid',
    description:
      'Where the processor does not answer (PAYMENT_PROVIDER_ERROR) it is told until it does: `cancel_under_way` of the subscription says so.',
    access: { manager: BILLING_PERMISSION },
    params,
    status: 200,
    answer: subscription,
    errors: ['SUBSCRIPTION_ENDED', 'PAYMENTS_NOT_CONFIGURED', 'PAYMENT_PROVIDER_ERROR'],
  },
  'POST /api/billing/members/{client_id}/subscription/cancel/override': {
    id: 'overrideSubscription',
    summary: 'End a client’s subscription here alone, without a word to the processor',
    description:
      'For where the processor can’t be asked any more. What it still collects is its own affair: end it there, too.',
    access: { manager: BILLING_PERMISSION },
    params,
    status: 200,
    answer: subscription,
    errors: ['SUBSCRIPTION_ENDED'],
  },
} satisfies Contract
