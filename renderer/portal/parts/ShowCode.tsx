import { useNow } from '../../shared/clock.ts'
import { Button } from '../../ui/button/Button.tsx'
import { useMessages } from '../messages/index.ts'
import type { Booking } from './cancel-terms.ts'
import { checkingIn } from './check-in.ts'

interface ShowCodeProps {
  booking: Booking
  wide?: boolean
  onPress: () => void
}

/** The way to the code for the door, from shortly before check-in opens until it closes. */
export function ShowCode({ booking, wide, onPress }: ShowCodeProps) {
  const { doorCode: m } = useMessages()
  const now = useNow(5000)
  if (!checkingIn(booking, now)) return null
  return (
    <Button
      size={wide ? 'large' : 'medium'}
      className={wide ? 'w-full' : ''}
      label={m.showNamed(booking.class_name)}
      onPress={onPress}
    >
      {m.show}
    </Button>
  )
}
