import { z } from 'zod'
import { ownCheckouts } from '../../api/client-limits.ts'
import type { Contract } from '../../api/operation.ts'
import { instantOut, resource } from '../../http/shapes.ts'
import { returnAddress } from './address-fields.ts'
import { checkout } from './checkout-contract.ts'

/** The text by which a client agrees that fees are taken from the card; what it says is in the pages' messages. */
export const FEES_TEXT_VERSION = 2

/** From this version on the text names the renewals of memberships that were sold at the studio, too. */
export const RENEWALS_TEXT_VERSION = 2

const card = resource('SavedCard', {
  brand: z.string().nullable(),
  last4: z.string().nullable(),
  fees_agreed_at: instantOut
    .nullable()
    .describe('When the client agreed that fees are taken from it; null: no card is kept'),
})

export const cardContract = {
  'GET /api/billing/card': {
    id: 'readCard',
    summary: 'The card that the client lets the studio charge for fees',
    access: { client: 'own' },
    status: 200,
    answer: card,
  },
  'POST /api/billing/card': {
    id: 'saveCard',
    summary: 'Save a card for fees, on the processor’s page; nothing is paid',
    description:
      'Late cancellations and no-shows are taken from it when they fall due, and renewals of memberships that were sold at the studio. ' +
      'Kept with when, which text and from where. It is tried at once for what a former card did not pay.',
    access: { client: 'own' },
    body: z.strictObject({
      agrees_to_fees: z.literal(true),
      fees_text_version: z
        .literal([1, FEES_TEXT_VERSION])
        .describe('1: fees alone; 2: also the renewals of memberships that were sold at the studio'),
      success_url: returnAddress,
      cancel_url: returnAddress,
    }),
    example: {
      agrees_to_fees: true,
      fees_text_version: FEES_TEXT_VERSION,
      success_url: 'https://studio.example/memberships',
      cancel_url: 'https://studio.example/memberships',
    },
    accountLimits: { client: ownCheckouts },
    status: 200,
    answer: checkout,
    errors: ['SELF_SERVICE_DISABLED', 'PAYMENTS_NOT_CONFIGURED', 'PAYMENT_PROVIDER_ERROR'],
  },
  'DELETE /api/billing/card': {
    id: 'forgetCard',
    summary: 'Forget the card: no fees are taken from it any more',
    access: { client: 'own' },
    accountLimits: { client: ownCheckouts },
    status: 200,
    answer: card,
  },
} satisfies Contract
