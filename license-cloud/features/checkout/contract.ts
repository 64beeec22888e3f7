import { z } from 'zod'
import { urlOut } from '../../../server/http/shapes.ts'
import type { Contract } from '../../operation.ts'
import { plans } from '../../plans.ts'
import { pageLanguages } from '../../words/words.ts'

export const checkoutContract = {
  'POST /checkout/session': {
    area: 'Buying a license',
    id: 'beginCheckout',
    summary: 'Begin to buy a plan',
    description: 'Gives the page of the payment processor where it is paid. Nothing is kept before that is done.',
    access: 'public',
    body: z.strictObject({
      plan: z.enum(plans),
      language: z.enum(pageLanguages).optional().describe('The language of the page that the buyer comes back to'),
    }),
    example: { plan: 'base_ai', language: 'de' },
    status: 200,
    answer: z.object({ checkout_url: urlOut }),
    errors: ['PAYMENT_PROVIDER_ERROR'],
    limits: [{ name: 'checkout', per: 'minute', max: 20 }],
  },
  'GET /checkout/confirm': {
    id: 'confirmCheckout',
    summary: 'Hand over the license key of a purchase, once',
    description:
      'Asks the payment processor first. The first call that finds it paid gets the key, which is made then and kept nowhere; every ' +
      'other one gets SESSION_NOT_FOUND. HEAD is not allowed, and a prefetch is refused: neither uses it up.',
    access: 'public',
    query: z.strictObject({
      session_id: z.string().min(1).max(500).describe('The checkout session that was completed'),
    }),
    status: 200,
    answer: z.object({
      license_key: z.string(),
      plan: z.enum(plans),
      download_urls: z.object({ mac: urlOut, windows: urlOut, linux: urlOut }),
      manage_subscription_url: urlOut.nullable(),
    }),
    errors: ['SESSION_NOT_FOUND', 'METHOD_NOT_ALLOWED', 'PREFETCH_REFUSED', 'PAYMENT_PROVIDER_ERROR'],
    limits: [{ name: 'unknown-session', per: 'minute', max: 60 }],
    countsItself: true,
  },
} as const satisfies Contract
