import type { Dependant } from '../../parts/dependants.ts'
import { AppointmentCard } from '../appointments/AppointmentCard.tsx'
import { BookingCard } from './BookingCard.tsx'
import type { Booked } from './to-come.ts'

/** Classes and appointments to come, in one list by time. */
export function ToCome({ booked, whom }: { booked: readonly Booked[]; whom?: Dependant }) {
  return (
    <ul className="flex flex-col gap-3">
      {booked.map(({ key, booking, appointment }) =>
        booking ? (
          <BookingCard key={key} booking={booking} whom={whom} />
        ) : (
          <AppointmentCard key={key} appointment={appointment} dependantId={whom?.id} />
        ),
      )}
    </ul>
  )
}
