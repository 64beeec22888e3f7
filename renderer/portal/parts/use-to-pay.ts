import { useFormat } from '../../shared/format/use-format.ts'
import { useMessages } from '../messages/index.ts'
import type { Booking } from './cancel-terms.ts'

/** Returns the amount still to be paid at the studio for a spot, in words. */
export function useToPay(): (booking: Pick<Booking, 'to_pay'>) => string {
  const { bookings: m } = useMessages()
  const format = useFormat()
  return ({ to_pay }) => m.toPay(to_pay && format.money(to_pay.amount, to_pay.currency))
}
