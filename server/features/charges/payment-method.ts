import type { z } from 'zod'
import { invalid } from '../../http/errors.ts'
import type { paymentMethod } from './contract.ts'

export type PaymentMethod = z.output<typeof paymentMethod>

/** Refuses (422) to be paid by gift card where no card is named to take the amount from. */
export function refuseGiftCard(method: PaymentMethod | undefined): void {
  if (method !== 'gift_card') return
  throw invalid('payment_method', 'A gift card can’t be taken here yet. Choose another way of paying.')
}
