import { useState } from 'react'
import { useSend } from '../../../../api/index.ts'
import { useMessages } from '../../../messages/index.ts'
import type { Selling, SellingOptions } from './use-selling.ts'

/**
 * Takes the price of a class itself for somebody: they are booked, and the place is paid. Where the payment fails, they are
 * booked all the same, and only the payment is tried again.
 */
export function usePayClass({ classId, client, check_in }: SellingOptions): Selling {
  const { adding, offers: m } = useMessages().roster
  const [booked, setBooked] = useState<number | null>(null)
  const book = useSend('POST /api/v1/bookings', { invalidate: [] })
  const pay = useSend('POST /api/v1/bookings/{booking_id}/pay', {
    done: (check_in ? adding.doneIn : adding.done)(client.name),
  })
  const bookUnpaid = async () => {
    const body = { scheduled_class_id: classId, client_id: client.id, check_in, force: true }
    const { id } = await book.sendOrThrow({ body })
    setBooked(id)
    return id
  }
  return {
    half: booked === null ? null : { said: m.unpaid(client.name), submit: m.onlyPay },
    run: async (payment_method) => {
      const booking_id = booked ?? (await bookUnpaid())
      await pay.sendOrThrow({ params: { booking_id }, body: { payment_method } })
    },
  }
}
