import { Suspense } from 'react'
import { useApi } from '../../../../api/index.ts'
import { late } from '../../../../shared/app/late.tsx'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { Loaded } from '../../../../shared/states/Loaded.tsx'
import { Button } from '../../../../ui/button/Button.tsx'
import { Avatar } from '../../../../ui/data/Avatar.tsx'
import { EmptyState } from '../../../../ui/feedback/EmptyState.tsx'
import { Skeleton } from '../../../../ui/feedback/Skeleton.tsx'
import { Icon } from '../../../../ui/icon/Icon.tsx'
import { useMessages } from '../../../messages/index.ts'
import { addDays, daysFrom } from '../../../parts/days.ts'
import { useDependants } from '../../../parts/dependants.ts'
import { DayStrip } from '../../schedule/DayStrip.tsx'
import { DAYS_AHEAD, FreeTimes, useFirstFreeDay } from './FreeTimes.tsx'
import type { Choosing, Instructor } from './choosing.ts'
import { ChoiceRow, Step } from './ChoiceRow.tsx'
import type { Service } from './ServiceStep.tsx'
import { useBooking } from './use-booking.ts'

const ANYBODY = 'any'

const RefusalSheet = late(() => import('../../../parts/RefusalSheet.tsx'), 'above')
const PrepaySheet = late(() => import('./PrepaySheet.tsx'), 'above')
const NONE: ReadonlySet<string> = new Set()

interface TimeStepProps {
  service: Service
  /** The possible instructors. */
  instructors: readonly Instructor[]
  choosing: Choosing
}

/** The third tap: when. The days begin with the first that has a free time. */
function TimeStep({ service, instructors, choosing }: TimeStepProps) {
  const { appointments: m } = useMessages()
  const format = useFormat()
  const [{ day: asked, for: dependantId }, set] = choosing
  const today = format.today()
  const days = daysFrom(today, DAYS_AHEAD)
  const last = addDays(today, DAYS_AHEAD - 1)
  // A saved address may name a day that is no longer available.
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
      {booking.paying ? (
        <Suspense>
          <PrepaySheet
            service={service}
            time={booking.paying}
            instructor={instructors.find(({ id }) => id === booking.paying?.instructorId)}
            dependantId={dependantId || undefined}
            onClose={booking.dismissPaying}
          />
        </Suspense>
      ) : null}
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

/** The second tap: the instructor. With a single instructor there is nothing to choose. */
export function InstructorStep({ service, choosing }: { service: Service; choosing: Choosing }) {
  const { appointments: m } = useMessages()
  const [{ with: chosen }, set] = choosing
  const instructors = useApi(
    'GET /api/v1/appointment-services/{service_id}/available-instructors',
    { params: { service_id: service.id } },
    { fresh: 60_000 },
  )
  const choose = (id: string) => set({ with: id, day: '' }, 'push')
  return (
    <Loaded query={instructors}>
      {(all) => {
        if (all.length === 0)
          return (
            <EmptyState icon="clients" title={m.nobody}>
              {m.nobodyMeans}
            </EmptyState>
          )
        const one = all.length === 1 ? all[0] : all.find(({ id }) => String(id) === chosen)
        if (!one && chosen !== ANYBODY)
          return (
            <Step question={m.instructor}>
              <ul className="flex flex-col gap-2.5">
                <ChoiceRow
                  title={m.anybody}
                  detail={m.anybodyMeans}
                  before={<Icon name="clients" size={18} className="text-muted" />}
                  onPress={() => choose(ANYBODY)}
                />
                {all.map(({ id, full_name, bio }) => (
                  <ChoiceRow
                    key={id}
                    title={full_name}
                    detail={bio}
                    before={<Avatar name={full_name} />}
                    onPress={() => choose(String(id))}
                  />
                ))}
              </ul>
            </Step>
          )
        return (
          <>
            <Chosen title={one?.full_name ?? m.anybody} onChange={all.length > 1 ? () => choose('') : null} />
            <TimeStep service={service} instructors={one ? [one] : all} choosing={choosing} />
          </>
        )
      }}
    </Loaded>
  )
}

interface ChosenProps {
  title: string
  detail?: string
  /** Null where there was nothing to choose. */
  onChange: (() => void) | null
}

/** A choice that has been made, with the way to make another. */
export function Chosen({ title, detail, onChange }: ChosenProps) {
  const { appointments: m } = useMessages()
  return (
    <div className="mb-3 flex min-h-14 items-center gap-3 rounded-lg bg-sunken py-1.5 ps-4 pe-1.5">
      <div className="min-w-0 flex-1">
        <p className="font-medium text-pretty">{title}</p>
        {detail ? <p className="figures text-sm text-pretty text-muted">{detail}</p> : null}
      </div>
      {onChange ? (
        <Button look="quiet" size="large" label={m.changeNamed(title)} onPress={onChange}>
          {m.change}
        </Button>
      ) : null}
    </div>
  )
}
