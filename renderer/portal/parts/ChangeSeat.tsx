import { Suspense, useState } from 'react'
import { late } from '../../shared/app/late.tsx'
import { useNow } from '../../shared/clock.ts'
import { Button } from '../../ui/button/Button.tsx'
import { useMessages } from '../messages/index.ts'
import type { Booking } from './cancel-terms.ts'

const SeatSheet = late(() => import('./SeatSheet.tsx'), 'above')

interface ChangeSeatProps {
  booking: Booking
  /** The dependant whose seat it is, if any. */
  dependantId?: number | undefined
  wide?: boolean
}

/** The way to another seat, until the class begins; nothing where places have no names. */
export function ChangeSeat({ booking, dependantId, wide }: ChangeSeatProps) {
  const { seats: m } = useMessages()
  const [isOpen, open] = useState(false)
  const now = useNow(30_000)
  if (booking.seat_name === null || now >= Date.parse(booking.starts_at)) return null
  return (
    <>
      <Button
        look={wide ? 'secondary' : 'quiet'}
        size={wide ? 'large' : 'medium'}
        className={wide ? 'w-full' : ''}
        label={m.changeNamed(booking.class_name, booking.seat_name)}
        onPress={() => open(true)}
      >
        {m.change}
      </Button>
      {isOpen ? (
        <Suspense>
          <SeatSheet booking={booking} dependantId={dependantId} onClose={() => open(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
