import { useState } from 'react'
import { useSend } from '../../../../api/index.ts'
import { useMessages } from '../../../messages/index.ts'
import type { Selling, SellingOptions } from './use-selling.ts'

/**
 * Takes the price of a class itself for somebody, as the till does: they are booked, and the place is paid, in one step. Where
 * other rules are passed with it (`force`), they are booked first and pay then: where the payment fails, they are booked all the
 * same, and only the payment is tried again.
 */
export function usePayClass({ classId, client, check_in, price, force }: PayingOptions): Selling {
  const { adding, offers: m } = useMessages().roster
  const [booked, setBooked] = useState<number | null>(null)
  const done = { done: (check_in ? adding.doneIn : adding.done)(client.name) }
  const sell = useSend('POST /api/v1/till', done)
  const book = useSend('POST /api/v1/bookings', { invalidate: [] })
  const pay = useSend('POST /api/v1/bookings/{booking_id}/pay', done)
  const bookUnpaid = async () => {
    const body = { scheduled_class_id: classId, client_id: client.id, check_in, force: true }
    const { id } = await book.sendOrThrow({ body })
    setBooked(id)
    return id
  }
  return {
    half: booked === null ? null : { said: m.unpaid(client.name), submit: m.onlyPay },
    run: async (method) => {
      if (!force) {
        const items = [{ kind: 'class' as const, scheduled_class_id: classId, check_in }]
        const payments = price > 0 ? [{ method, amount: price }] : []
        await sell.sendOrThrow({ body: { client_id: client.id, items, payments } })
        return
      }
      const booking_id = booked ?? (await bookUnpaid())
      await pay.sendOrThrow({ params: { booking_id }, body: { payment_method: method } })
    },
  }
}

interface PayingOptions extends SellingOptions {
  /** In major units. */
  price: number
  /** Other rules that stand against the booking are passed. */
  force: boolean
}
