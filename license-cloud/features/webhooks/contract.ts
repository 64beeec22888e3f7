import { z } from 'zod'
import type { Contract } from '../../operation.ts'

export const webhooksContract = {
  'POST /webhooks/stripe': {
    area: 'What the payment processor tells',
    id: 'takeWebhook',
    summary: 'Take a message of the payment processor',
    description:
      'Signed by the processor (`Stripe-Signature`, over the bytes of the body). What it says is a hint: the processor is asked for ' +
      'what is true. Each message is seen through once; an error has it sent again.',
    access: 'public',
    raw: { maxBytes: 1024 * 1024 },
    status: 200,
    answer: z.object({ received: z.literal(true) }),
    errors: ['WEBHOOK_SIGNATURE_INVALID', 'PAYMENT_PROVIDER_ERROR'],
    idempotent: false,
  },
} as const satisfies Contract
