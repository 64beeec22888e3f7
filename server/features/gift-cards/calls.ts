import { pages, ten } from '../../test/calls/measured.ts'
import { issueGiftCard } from '../../test/build/commerce.ts'
import { askOf, askWith, type Calls } from '../../test/calls/call.ts'
import type { giftCardsContract } from './contract.ts'

export const giftCardsCalls: Calls<typeof giftCardsContract> = {
  'POST /api/v1/gift-cards': { audit: 'gift_card.create', ask: askWith({ initial_value: 20, payment_method: 'cash' }) },
  'GET /api/v1/gift-cards': { bench: { ...pages, active: ten('active_only=true') } },
  'PUT /api/v1/gift-cards/{gift_card_id}': {
    audit: 'gift_card.update',
    idleAgain: true,
    ask: askOf(issueGiftCard, { is_active: false }),
  },
  'DELETE /api/v1/gift-cards/{gift_card_id}': { audit: 'gift_card.update', idleAgain: true, ask: askOf(issueGiftCard) },
  'POST /api/v1/gift-cards/validate': {
    audit: 'nothing',
    ask: async (studio) => [[], { code: (await issueGiftCard(studio)).code }],
    bench: 'limited to 20 a minute, and looks at one card',
  },
}
