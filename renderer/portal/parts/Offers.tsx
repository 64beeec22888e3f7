import { lazy, Suspense } from 'react'
import { useOwnWaitlist } from './use-own.ts'

const OfferCard = lazy(() => import('./OfferCard.tsx').then((file) => ({ default: file.OfferCard })))

/** Places that wait for the reader's answer, above everything else: their time is running. */
export function Offers() {
  const offered = (useOwnWaitlist().data ?? []).filter(({ status }) => status === 'offered')
  if (offered.length === 0) return null
  return (
    <div className="mb-4 flex flex-col gap-3">
      <Suspense>
        {offered.map((entry) => (
          <OfferCard key={entry.id} entry={entry} />
        ))}
      </Suspense>
    </div>
  )
}
