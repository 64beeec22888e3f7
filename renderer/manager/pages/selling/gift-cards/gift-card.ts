import type { Item } from '../../../../api/index.ts'

export type GiftCard = Item<'GET /api/v1/gift-cards'>

export const TONES = { active: 'good', redeemed: 'plain', expired: 'warn', deactivated: 'plain' } as const

/** The reads that show gift cards. */
export const SEEN = [
  'GET /api/v1/gift-cards',
  'GET /api/v1/gift-cards/{gift_card_id}',
  'GET /api/v1/gift-cards/{gift_card_id}/uses',
] as const
