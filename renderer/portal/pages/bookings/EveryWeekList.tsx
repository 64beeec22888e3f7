import { Suspense, useState } from 'react'
import { late } from '../../../shared/app/late.tsx'
import { useFormat } from '../../../shared/format/use-format.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { useMessages } from '../../messages/index.ts'
import type { Dependant } from '../../parts/dependants.ts'
import { useEvery, useStandings, type Standing } from '../../parts/every-week.ts'
import { usePlace } from '../../parts/use-place.ts'
import { StandingDates } from '../../parts/StandingDates.tsx'

const EndSheet = late(() => import('./EndSheet.tsx'), 'above')

/** Lists the weekly bookings of the reader or of a dependant; nothing if there are none. */
export default function EveryWeekList({ whom }: { whom?: Dependant }) {
  const { appointments, everyWeek: m } = useMessages()
  const { data } = useStandings(whom)
  if (!data || data.length === 0) return null
  return (
    <section className="mt-8 flex flex-col gap-3">
      <h2 className="text-lg font-semibold">{whom ? `${m.list}: ${appointments.of(whom.full_name)}` : m.list}</h2>
      <ul className="flex flex-col gap-3">
        {data.map((standing) => (
          <StandingCard key={standing.id} standing={standing} whom={whom} />
        ))}
      </ul>
    </section>
  )
}

function StandingCard({ standing, whom }: { standing: Standing; whom: Dependant | undefined }) {
  const { bookings, everyWeek: m, seats } = useMessages()
  const format = useFormat()
  const every = useEvery()
  const place = usePlace()
  const [isEnding, end] = useState(false)
  const { class_name, instructor_name, seat_name, ends_on } = standing
  const more = [
    instructor_name && bookings.with(instructor_name),
    place(standing),
    seat_name && seats.seat(seat_name),
    ends_on && m.until(format.date(ends_on, 'long')),
  ]
  return (
    <li className="rounded-lg border border-line bg-surface p-4 shadow-raised">
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <h3 className="text-base font-semibold">{class_name}</h3>
          <p className="text-sm">{every(standing)}</p>
          <p className="text-sm text-muted">{more.filter(Boolean).join(' · ')}</p>
        </div>
        <Button look="quiet" label={m.endNamed(class_name)} onPress={() => end(true)}>
          {m.end}
        </Button>
      </div>
      <StandingDates canSkip standing={standing} whom={whom} />
      {isEnding ? (
        <Suspense>
          <EndSheet standing={standing} whom={whom} onClose={() => end(false)} />
        </Suspense>
      ) : null}
    </li>
  )
}
