import { Fragment, Suspense } from 'react'
import { late } from '../../../shared/app/late.tsx'
import { Loading } from '../../../shared/states/Loaded.tsx'
import { useUrlState } from '../../../shared/url/url-state.ts'
import { SegmentedControl } from '../../../ui/choice/SegmentedControl.tsx'
import { PageHeader } from '../../../ui/layout/PageHeader.tsx'
import { useMessages } from '../../messages/index.ts'
import { LinkRow } from '../../parts/LinkRow.tsx'
import { Unpaid } from '../../parts/Unpaid.tsx'
import { useFamily } from '../../parts/use-family.ts'
import { Offers } from '../../parts/Offers.tsx'
import { useWide } from '../../../shared/use-wide.ts'
import { paths } from '../../paths.ts'
import { UpcomingBookings } from './UpcomingBookings.tsx'

const ForWhom = late(() => import('../../parts/ForWhom.tsx'))
const PastBookings = late(() => import('./PastBookings.tsx'))
const EveryWeekList = late(() => import('./EveryWeekList.tsx'))
const DependantBookings = late(() => import('./DependantBookings.tsx'))

/** Shows the reader's bookings and waitlists, below them those of their dependants; and past ones. */
export default function BookingsPage() {
  const { appointments, bookings: m, calendar } = useMessages()
  const [{ view }, set] = useUrlState({ view: 'upcoming' })
  const isPast = view === 'past'
  const isWide = useWide()
  const { dependants, whom } = useFamily()
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
      <div data-wide className="lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start lg:gap-8">
        <div className="min-w-0">
          {isPast ? (
            <Suspense fallback={<Loading />}>
              {dependants.length > 0 ? (
                <div className="mb-4">
                  <ForWhom dependants={dependants} />
                </div>
              ) : null}
              <PastBookings key={whom?.id} whom={whom} />
            </Suspense>
          ) : (
            <>
              <Unpaid always of={() => true} />
              <Offers />
              <UpcomingBookings />
              <Suspense>
                <EveryWeekList />
                {dependants.map((one) => (
                  <Fragment key={one.id}>
                    <DependantBookings dependant={one} />
                    <EveryWeekList whom={one} />
                  </Fragment>
                ))}
              </Suspense>
            </>
          )}
        </div>
        <div className="mt-6 flex min-w-0 flex-col gap-4 lg:mt-0">
          <LinkRow
            href={paths.appointments()}
            icon="clock"
            title={appointments.rowTitle}
            detail={appointments.rowDetail}
          />
          {isWide ? (
            <LinkRow href={paths.calendar()} icon="calendar" title={calendar.title} detail={calendar.rowDetail} />
          ) : null}
        </div>
      </div>
    </>
  )
}
