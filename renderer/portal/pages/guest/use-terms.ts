import { useFormat } from '../../../shared/format/use-format.ts'
import { useMessages } from '../../messages/index.ts'
import { useWhen } from '../../parts/use-when.ts'
import type { GuestPlace } from './use-guest-place.ts'

/** The time until which a guest cancels free, or the late fee; null if it is late but costs nothing. */
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
