import { Suspense } from 'react'
import { lateWith } from './late-shop.ts'
import { useOwnWaitlist } from './use-own.ts'

const OfferCard = lateWith(['bookings'])(async () => ({ default: (await import('./OfferCard.tsx')).OfferCard }))

/** Seats that wait for the reader's answer, of one class or of all, above everything else: their time is running. */
export function Offers({ classId }: { classId?: number }) {
  const offered = (useOwnWaitlist().data ?? []).filter(
    ({ status, scheduled_class_id }) => status === 'offered' && (classId ?? scheduled_class_id) === scheduled_class_id,
  )
  return (
    <div className="mb-4 flex flex-col gap-3 empty:hidden">
      <Suspense>
        {offered.map((entry) => (
          <OfferCard key={entry.id} entry={entry} />
        ))}
      </Suspense>
    </div>
  )
}
