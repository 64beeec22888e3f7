import { useState } from 'react'
import { useSend } from '../../../../api/index.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { useMessages } from '../../../messages/index.ts'
import type { METHODS } from '../../selling/memberships/sale.ts'

export type Method = (typeof METHODS)[number]

export interface SellingOptions {
  classId: number
  client: { id: number; name: string }
  /** They are here: they are checked in as well. */
  check_in: boolean
}

/** Something that is sold and booked in two steps. */
export interface Selling {
  /** Set once only the first step is done: the words about it, and the label of the second. Null: nothing is done yet. */
  half: { said: string; submit: string } | null
  run: (method: Method) => Promise<void>
}

/**
 * Sells a membership type to somebody and books them with it. Where the booking fails, the membership is sold all the same, and
 * only the booking is tried again. `force` passes the other rules that stand against it.
 */
export function useSellAndBook({
  classId,
  client,
  check_in,
  type,
  force,
}: SellingOptions & { type: { id: number; name: string }; force: boolean }): Selling {
  const { adding, offers: m } = useMessages().roster
  const format = useFormat()
  const [sold, setSold] = useState<number | null>(null)
  const sell = useSend('POST /api/v1/memberships', { invalidate: [] })
  const book = useSend('POST /api/v1/bookings', { done: (check_in ? adding.doneIn : adding.done)(client.name) })
  const sellIt = async (payment_method: Method) => {
    const body = { client_id: client.id, membership_type_id: type.id, starts_at: format.today(), payment_method }
    const { id } = await sell.sendOrThrow({ body })
    setSold(id)
    return id
  }
  return {
    half: sold === null ? null : { said: m.sold(type.name), submit: m.onlyBook },
    run: async (method) => {
      const membership_id = sold ?? (await sellIt(method))
      const body = { scheduled_class_id: classId, client_id: client.id, membership_id, check_in }
      await book.sendOrThrow({ body: { ...body, ...(force && { force }) } })
    },
  }
}
