import { useApi, type Item } from '../../api/index.ts'
import { useNow } from '../../shared/clock.ts'
import { useSession } from '../../shared/session/use-session.ts'

/** Something that was begun to be paid online and is not finished, or whose payment takes days. */
export type Paying = Item<'GET /api/billing/checkout-sessions'>

/** True if a page to pay on is still open at a time (milliseconds since 1970), or its payment under way. */
export function isOpen({ is_under_way, held_until, expires_at }: Paying, at: number): boolean {
  const until = held_until ?? expires_at
  return is_under_way || (until !== null && Date.parse(until) > at)
}

/** Returns the payments begun by the reader or a dependant; none if they are no client. Read once `enabled`. */
export function usePaying(of: (one: Paying) => boolean, enabled = true): readonly Paying[] {
  const isClient = useSession()?.role === 'client'
  const now = useNow(10_000)
  const { data } = useApi('GET /api/billing/checkout-sessions', {}, { every: 30_000, enabled: enabled && isClient })
  return data?.filter((one) => of(one) && isOpen(one, now)) ?? []
}
