import { Suspense } from 'react'
import { late } from '../../../../shared/app/late.tsx'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { Loaded } from '../../../../shared/states/Loaded.tsx'
import { EmptyState } from '../../../../ui/feedback/EmptyState.tsx'
import { Skeleton } from '../../../../ui/feedback/Skeleton.tsx'
import { useMessages } from '../../../messages/index.ts'
import { addDays, daysFrom } from '../../../parts/days.ts'
import { useDependants } from '../../../parts/dependants.ts'
import { DayStrip } from '../../schedule/DayStrip.tsx'
import type { Choosing, Instructor } from './choosing.ts'
import { DAYS_AHEAD, FreeTimes, useFirstFreeDay } from './FreeTimes.tsx'
import type { Service } from './ServiceStep.tsx'
import { useBooking } from './use-booking.ts'

const RefusalSheet = late(() => import('../../../parts/RefusalSheet.tsx'), 'above')
const NONE: ReadonlySet<string> = new Set()

interface TimeStepProps {
  service: Service
  /** Who comes into question. */
  instructors: readonly Instructor[]
  choosing: Choosing
}

/** The third tap: when. The days begin with the first that has a free time. */
export function TimeStep({ service, instructors, choosing }: TimeStepProps) {
  const { appointments: m } = useMessages()
  const format = useFormat()
  const [{ day: asked, for: dependantId }, set] = choosing
  const today = format.today()
  const days = daysFrom(today, DAYS_AHEAD)
  const last = addDays(today, DAYS_AHEAD - 1)
  // An address kept from before may name a day that can't be chosen any more.
  const chosen = days.includes(asked) ? asked : ''
  const wanted = { serviceId: service.id, instructorIds: instructors.map(({ id }) => id) }
  const first = useFirstFreeDay(wanted, today, last, chosen === '')
  // The same tree for the day found and the day chosen: what has the focus keeps it.
  const shown = (chosen ? { ...first, data: chosen } : first) as typeof first
  const booking = useBooking(service, dependantId)
  const dependants = useDependants({ enabled: dependantId !== 0 }).data ?? []
  const dependant = dependants.find(({ id }) => id === dependantId) ?? { id: dependantId, full_name: '' }
  return (
    <section aria-label={m.time}>
      <Loaded query={shown} skeleton={<Skeleton className="h-40" />}>
        {(day) =>
          day === null ? (
            <EmptyState icon="calendar" title={m.noTimesAhead(DAYS_AHEAD)}>
              {m.noTimesAheadMeans}
            </EmptyState>
          ) : (
            <>
              <div className="mt-6">
                <DayStrip
                  days={days}
                  value={day}
                  withBooking={NONE}
                  onNear={() => undefined}
                  onChange={(next) => set({ day: next })}
                />
              </div>
              <FreeTimes
                {...{ service, day, last, wanted, instructors, booking }}
                onDay={(next) => set({ day: next })}
              />
            </>
          )
        }
      </Loaded>
      {booking.refusal ? (
        <Suspense>
          <RefusalSheet
            title={m.cantBook(service.name)}
            error={booking.refusal}
            theirs={dependantId === 0 ? undefined : dependant}
            onClose={booking.dismiss}
          />
        </Suspense>
      ) : null}
    </section>
  )
}
