import { useSend } from '../../api/index.ts'
import { paths } from '../paths.ts'
import type { Dependant } from './dependants.ts'
import type { ScheduledClass } from './standing.ts'
import { usePayment } from './use-payment.ts'

/*
 * Paying online with a spot in a class held meanwhile. Only here do the pages learn what the studio's checkouts can do, and
 * which fields about a class these take.
 */

/** Means other than money, and the seat, of a spot's payment. */
interface Used {
  seat_id?: number | undefined
  promo_code?: string | undefined
  gift_card_code?: string | undefined
}

/** Pays one spot in a class online, which books it. A client who comes back without paying finds `filled` again. */
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

/** Returns the checkout field that makes a membership's purchase hold a spot in the class and then book it. */
export const placeIn = (classId: number | undefined): { scheduled_class_id?: number } =>
  classId ? { scheduled_class_id: classId } : {}
