import { SLOT_MINUTES } from '../../../../../server/features/appointments/prepaying/slot-minutes-rules.ts'
import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import type { ApiError } from '../../../../api/index.ts'
import { apiQuery } from '../../../../api/use-api.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { Loading, LoadFailed } from '../../../../shared/states/Loaded.tsx'
import { Button } from '../../../../ui/button/Button.tsx'
import { EmptyState } from '../../../../ui/feedback/EmptyState.tsx'
import { Skeleton } from '../../../../ui/feedback/Skeleton.tsx'
import { useMessages } from '../../../messages/index.ts'
import { addDays, daysFrom } from '../../../parts/days.ts'
import type { Instructor } from './choosing.ts'
import type { Service } from './ServiceStep.tsx'
import { freeTimes } from './slots.ts'
import type { useBooking } from './use-booking.ts'

/** Number of days, beginning today, to choose from. */
export const DAYS_AHEAD = 28

interface Wanted {
  serviceId: number
  /** The possible instructors. */
  instructorIds: readonly number[]
}

const asked = (service_id: number, instructor_id: number, date: string) =>
  apiQuery('GET /api/v1/appointments/available-slots', { query: { service_id, instructor_id, date } })

/** Returns the free times of a day, with the instructors who have them. */
function useFreeTimes({ serviceId, instructorIds }: Wanted, date: string) {
  return useQueries({
    queries: instructorIds.map((id) => ({ ...asked(serviceId, id, date), refetchInterval: 60_000 })),
    combine: (answers) => ({
      times: answers.some(({ data }) => data === undefined)
        ? undefined
        : freeTimes(answers.map(({ data }, at) => ({ instructorId: instructorIds[at]!, slots: data! }))),
      error: answers.find(({ error }) => error)?.error ?? null,
      isFetching: answers.some(({ isFetching }) => isFetching),
      refetch: () => answers.forEach((one) => void one.refetch()),
    }),
  })
}

/** The first day from one on that has a free time; null where none has in the days ahead. Asked day by day, only while wanted. */
export function useFirstFreeDay({ serviceId, instructorIds }: Wanted, from: string, last: string, isWanted: boolean) {
  const client = useQueryClient()
  return useQuery<string | null, ApiError>({
    queryKey: ['first free day', serviceId, instructorIds, from, last],
    enabled: isWanted,
    queryFn: async () => {
      for (const day of daysFrom(from, DAYS_AHEAD)) {
        if (day > last) break
        const lists = await Promise.all(
          instructorIds.map((id) => client.fetchQuery({ ...asked(serviceId, id, day), staleTime: 60_000 })),
        )
        if (lists.some((slots) => slots.length > 0)) return day
      }
      return null
    },
  })
}

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
  const { appointments: m, prepaying } = useMessages()
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
        {service.prepaid > 0
          ? prepaying.payToBook(format.money(service.prepaid, service.currency), SLOT_MINUTES)
          : m.oneTap}{' '}
        <CancelTerms service={service} />
      </p>
    </>
  )
}

/** Shows what cancelling the appointment will cost. */
function CancelTerms({ service: { cancellation_hours: hours, late_cost: fee, currency } }: { service: Service }) {
  const { appointments: m } = useMessages()
  const format = useFormat()
  if (hours === 0 || fee === 0) return m.cancelFree
  return m.cancelUntil(format.duration(hours * 60), format.money(fee, currency))
}
