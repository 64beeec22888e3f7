import { useApi } from '../../../api/index.ts'
import { useMessages } from '../../messages/index.ts'

/** The card that the reader lets the studio charge for fees. */
export const useSavedCard = () => useApi('GET /api/billing/card')

/** Returns that card's name, such as "Visa ···· 4242"; null while there is none. */
export function useCardName(): string | null {
  const { collected: m } = useMessages()
  const card = useSavedCard().data
  if (!card?.fees_agreed_at) return null
  return card.last4 ? m.saved(nameOf(card.brand) ?? m.anyCard, card.last4) : m.anyCard
}

const nameOf = (brand: string | null) => brand && brand.charAt(0).toUpperCase() + brand.slice(1)
