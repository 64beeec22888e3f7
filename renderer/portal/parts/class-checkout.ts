import { useSend } from '../../api/index.ts'
import { paths } from '../paths.ts'
import type { Dependant } from './dependants.ts'
import type { ScheduledClass } from './standing.ts'
import { usePayment } from './use-payment.ts'

/*
 * Paying online with a place in a class held meanwhile. Here alone the pages learn what the studio's checkouts can do, and
 * what they are told of a class.
 */

/** What is used for a place besides money. */
interface Used {
  seat_id?: number | undefined
  promo_code?: string | undefined
  gift_card_code?: string | undefined
}

/** Pays one place in a class online, and books it with the payment. `filled` is found again by who comes back without paying. */
export function usePlaceCheckout(cls: Pick<ScheduledClass, 'id'>, whom: Dependant | undefined) {
  const here = paths.class(cls.id)
  const { isLeaving, addresses, leave } = usePayment(here, here)
  const buy = useSend('POST /api/billing/class-checkout-session')
  const begin = async (used: Used, filled: unknown) => {
    const body = { scheduled_class_id: cls.id, ...used, ...addresses, ...(whom && { client_id: whom.id }) }
    const begun = await buy.sendOrThrow({ body }).catch(() => null)
    if (begun) leave(begun, filled)
  }
  return { begin, isPending: buy.isPending || isLeaving, error: buy.problem }
}

/** What the checkout of a membership is told so that it holds a place in the class, and books it with what was bought. */
export const placeIn = (classId: number | undefined): { scheduled_class_id?: number } =>
  classId ? { scheduled_class_id: classId } : {}
