import { useFormat } from '../../../shared/format/use-format.ts'
import { useMessages } from '../../messages/index.ts'
import { useWhen } from '../../parts/use-when.ts'
import type { GuestPlace } from './use-guest-place.ts'

/** Until when a guest cancels free, or what it costs by now; null where it is late and costs nothing all the same. */
export function useTerms(): (cancel: NonNullable<GuestPlace['cancel']>) => string | null {
  const { guest: m, bookings } = useMessages()
  const when = useWhen()
  const { money } = useFormat()
  return ({ is_late, free_until, fee, forgiven }) => {
    if (!is_late) return m.freeUntil(when(free_until))
    if (forgiven) return bookings.lateForgiven(forgiven)
    return fee > 0 ? m.late(when(free_until), money(fee)) : null
  }
}
