import { useSend } from '../../api/index.ts'
import { useStudio } from '../../shared/studio/studio.ts'
import { paths } from '../paths.ts'
import type { Dependant } from './dependants.ts'
import type { ScheduledClass } from './standing.ts'
import { usePayment } from './use-payment.ts'

/*
 * Paying online with a place in a class held meanwhile. Here alone the pages learn what the studio's checkouts can do, and
 * what they are told of a class.
 */

interface Checkout {
  begin: () => void
  isPending: boolean
}

/** Pays one place in a class online, and books it with the payment; null where the studio sells nothing online. */
export function usePlaceCheckout(cls: Pick<ScheduledClass, 'id'>, whom: Dependant | undefined): Checkout | null {
  const { sells_online } = useStudio()
  const here = paths.class(cls.id)
  const { isLeaving, addresses, leave } = usePayment(here, here)
  const buy = useSend('POST /api/billing/class-checkout-session')
  if (!sells_online) return null
  const send = async () => {
    const body = { scheduled_class_id: cls.id, ...addresses, ...(whom && { client_id: whom.id }) }
    const begun = await buy.sendOrThrow({ body }).catch(() => null)
    if (begun) leave(begun)
  }
  return { begin: () => void send(), isPending: buy.isPending || isLeaving }
}

/** What the checkout of a membership is told so that it holds a place in the class, and books it with what was bought. */
export const placeIn = (classId: number | undefined): { scheduled_class_id?: number } =>
  classId ? { scheduled_class_id: classId } : {}
