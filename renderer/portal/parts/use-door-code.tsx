import { Suspense, useState, type ReactNode } from 'react'
import type { Booking } from './cancel-terms.ts'
import type { Dependant } from './dependants.ts'
import { lateWith } from './late-shop.ts'

const DoorCodeSheet = lateWith(['bookings'])(() => import('./DoorCodeSheet.tsx'), 'above')

/** Shows the code for the door of a booking, of `whom` where it is not the reader's; `sheet` is put where it outlives the button. */
export function useDoorCode(booking: Booking, whom?: Dependant): { show: () => void; sheet: ReactNode } {
  const [isShowing, setShowing] = useState(false)
  const sheet = isShowing ? (
    <Suspense>
      <DoorCodeSheet booking={booking} whom={whom} onClose={() => setShowing(false)} />
    </Suspense>
  ) : null
  return { show: () => setShowing(true), sheet }
}
