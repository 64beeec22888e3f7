import { useId } from 'react'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { Loading, LoadFailed } from '../../../../shared/states/Loaded.tsx'
import { Button } from '../../../../ui/button/Button.tsx'
import { EmptyState } from '../../../../ui/feedback/EmptyState.tsx'
import { Skeleton } from '../../../../ui/feedback/Skeleton.tsx'
import { useMessages } from '../../../messages/index.ts'
import { addDays } from '../../../parts/days.ts'
import type { Instructor } from './choosing.ts'
import type { Service } from './ServiceStep.tsx'
import type { useBooking } from './use-booking.ts'
import { useFirstFreeDay, useFreeTimes } from './use-free-times.ts'

interface FreeTimesProps {
  service: Service
  day: string
  /** The last day that can be chosen. */
  last: string
  wanted: Parameters<typeof useFreeTimes>[0]
  instructors: readonly Instructor[]
  booking: ReturnType<typeof useBooking>
  onDay: (day: string) => void
}

/** The free times of a day, each booked with one tap; where there are none, the next day that has some. */
export function FreeTimes({ service, day, last, wanted, instructors, booking, onDay }: FreeTimesProps) {
  const { appointments: m } = useMessages()
  const format = useFormat()
  const headingId = useId()
  const { times, error, isFetching, refetch } = useFreeTimes(wanted, day)
  const isEmpty = times?.length === 0
  const next = useFirstFreeDay(wanted, addDays(day, 1), last, isEmpty)
  if (!times && error) return <LoadFailed error={error} onRetry={refetch} isRetrying={isFetching} />
  if (!times) return <Loading skeleton={<Skeleton className="h-24" />} />
  if (isEmpty)
    return (
      <EmptyState
        icon="clock"
        title={m.noTimes}
        action={
          next.data ? (
            <Button size="large" look="primary" onPress={() => onDay(next.data!)}>
              {m.nextFree(format.date(next.data, 'weekday'))}
            </Button>
          ) : null
        }
      />
    )
  const nameOf = (instructorId: number) => instructors.find(({ id }) => id === instructorId)?.full_name ?? ''
  return (
    <>
      <h2 id={headingId} className="mb-2.5 text-base font-semibold">
        {m.times(format.date(day, 'day'))}
      </h2>
      <ul
        aria-labelledby={headingId}
        className="grid gap-2"
        style={{ gridTemplateColumns: 'repeat(auto-fill, minmax(6.5rem, 1fr))' }}
      >
        {times.map((time) => {
          const name = nameOf(time.instructorId)
          return (
            <li key={time.starts_at}>
              <Button
                size="large"
                label={m.bookAt(format.time(time.starts_at), name)}
                isPending={booking.pendingAt === time.starts_at}
                isDisabled={booking.pendingAt !== null && booking.pendingAt !== time.starts_at}
                onPress={() => booking.book(time)}
                className="figures h-auto! min-h-11 w-full py-1 whitespace-normal!"
              >
                <span className="min-w-0">
                  <span className="block font-semibold">{format.time(time.starts_at)}</span>{' '}
                  {instructors.length > 1 ? (
                    <span className="block wrap-anywhere text-xs font-normal text-muted">{name}</span>
                  ) : null}
                </span>
              </Button>
            </li>
          )
        })}
      </ul>
      <p className="mt-4 text-sm text-pretty text-muted">
        {m.oneTap} <CancelTerms service={service} />
      </p>
    </>
  )
}

/** What giving the appointment up again will cost. */
function CancelTerms({ service: { cancellation_hours: hours, late_cancel_fee: fee, currency } }: { service: Service }) {
  const { appointments: m } = useMessages()
  const format = useFormat()
  if (hours === 0 || fee === 0) return m.cancelFree
  return m.cancelUntil(format.duration(hours * 60), format.money(fee, currency))
}
