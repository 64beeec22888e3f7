import { useMessages } from '../../../messages/index.ts'
import type { Good } from './basket.ts'

/** Names an item of the basket. */
export function useNames(): (good: Good) => string {
  const { pointOfSale } = useMessages()
  return (good) => {
    if (good.kind === 'product') return good.product.name
    if (good.kind === 'membership_type') return good.type.name
    if (good.kind === 'appointment') return good.appointment.service_name
    if (good.kind === 'class') return good.cls.name
    return good.kind === 'charge' ? good.charge.description : pointOfSale.basket.card
  }
}
