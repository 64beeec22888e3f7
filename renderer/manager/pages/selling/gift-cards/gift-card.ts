import type { Answer, Item } from '../../../../api/index.ts'

export type GiftCard = Answer<'GET /api/v1/gift-cards/{gift_card_id}'>
/** One of the list: it names who bought it online. */
export type ListedCard = Item<'GET /api/v1/gift-cards'>

export const TONES = { active: 'good', redeemed: 'plain', expired: 'warn', deactivated: 'plain' } as const

/** The reads that show gift cards. */
export const SEEN = [
  'GET /api/v1/gift-cards',
  'GET /api/v1/gift-cards/{gift_card_id}',
  'GET /api/v1/gift-cards/{gift_card_id}/uses',
] as const

const PRINT_MINUTES = 15

/** True if a card was issued so recently, at `now` (milliseconds since 1970), that the person who issued it may print it. */
export const isJustIssued = ({ created_at }: Pick<GiftCard, 'created_at'>, now: number): boolean =>
  now - Date.parse(created_at) < PRINT_MINUTES * 60_000
