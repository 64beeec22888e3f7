import { Suspense } from 'react'
import { late } from '../../../shared/app/late.tsx'
import { Loading } from '../../../shared/states/Loaded.tsx'
import { useUrlState } from '../../../shared/url/url-state.ts'
import { SegmentedControl } from '../../../ui/choice/SegmentedControl.tsx'
import { PageHeader } from '../../../ui/layout/PageHeader.tsx'
import { useMessages } from '../../messages/index.ts'
import { useDependants } from '../../parts/dependants.ts'
import { Offers } from '../../parts/Offers.tsx'
import { AppointmentsRow } from '../appointments/AppointmentsRow.tsx'
import { UpcomingBookings } from './UpcomingBookings.tsx'

const PastBookings = late(() => import('./PastBookings.tsx'))
const DependantBookings = late(() => import('./DependantBookings.tsx'))

/** What the reader has booked and waits for, below it what those whom they act for have; and what has been. */
export default function BookingsPage() {
  const { bookings: m } = useMessages()
  const [{ view }, set] = useUrlState({ view: 'upcoming' })
  const isPast = view === 'past'
  const dependants = useDependants().data ?? []
  return (
    <>
      <PageHeader title={m.title}>
        <SegmentedControl
          label={m.view}
          value={isPast ? 'past' : 'upcoming'}
          onChange={(next) => set({ view: next })}
          options={[
            { id: 'upcoming', label: m.upcoming },
            { id: 'past', label: m.past },
          ]}
        />
      </PageHeader>
      <div className="mb-4">
        <AppointmentsRow />
      </div>
      {isPast ? (
        <Suspense fallback={<Loading />}>
          <PastBookings />
        </Suspense>
      ) : (
        <>
          <Offers />
          <UpcomingBookings />
          <Suspense>
            {dependants.map((one) => (
              <DependantBookings key={one.id} dependant={one} />
            ))}
          </Suspense>
        </>
      )}
    </>
  )
}
