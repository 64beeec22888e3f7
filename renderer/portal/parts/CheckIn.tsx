import { useSend } from '../../api/index.ts'
import { useNow } from '../../shared/clock.ts'
import { useFormat } from '../../shared/format/use-format.ts'
import { Button } from '../../ui/button/Button.tsx'
import { useMessages } from '../messages/index.ts'
import type { Booking } from './cancel-terms.ts'
import { checkingIn } from './check-in.ts'

/** Checking in, while the studio's window is open; shortly before, from when on. Else nothing. */
export function CheckIn({ booking, wide }: { booking: Booking; wide?: boolean }) {
  const { bookings: m } = useMessages()
  const format = useFormat()
  const now = useNow(5000)
  const checkIn = useSend('POST /api/v1/bookings/{booking_id}/check-in', { done: m.checkedIn })
  const can = checkingIn(booking, now)
  if (!can) return null
  return (
    <Button
      look="primary"
      size={wide ? 'large' : 'medium'}
      icon="check"
      label={m.checkInNamed(booking.class_name)}
      className={wide ? 'w-full' : ''}
      isPending={checkIn.isPending}
      disabledReason={can === 'soon' ? m.checkInFrom(format.time(booking.check_in_opens_at)) : null}
      onPress={() => void checkIn.send({ params: { booking_id: booking.id } })}
    >
      {m.checkIn}
    </Button>
  )
}
