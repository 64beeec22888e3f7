import { useFormat } from '../../../shared/format/use-format.ts'
import { factsOf } from '../../../shared/standing/facts.ts'
import { Loaded } from '../../../shared/states/Loaded.tsx'
import { Badge } from '../../../ui/data/Badge.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { useMessages } from '../../messages/index.ts'
import type { Dependant } from '../../parts/dependants.ts'
import type { usePreview } from '../../parts/every-week.ts'
import { TONES } from '../../parts/StandingDates.tsx'

/** So many dates are named; the others are counted. */
const NAMED = 4

interface EveryWeekFactsProps {
  preview: ReturnType<typeof usePreview>
  whom: Dependant | undefined
  startsOn: string
}

/** The first day, what the series takes and how long that lasts, and the outcome for the first dates. */
export function EveryWeekFacts({ preview, whom, startsOn }: EveryWeekFactsProps) {
  const { everyWeek: m, standing } = useMessages()
  const format = useFormat()
  const day = (date: string) => format.date(date, 'weekday')
  return (
    <Loaded query={preview} skeleton={<Skeleton className="h-40" />}>
      {(data) => (
        <>
          <div className="rounded-lg bg-sunken px-3 py-2 text-base text-pretty">
            <p>{standing.from(day(startsOn))}</p>
            {factsOf(data, { words: standing, day, isOwn: whom === undefined }).map((fact) => (
              <p key={fact}>{fact}</p>
            ))}
          </div>
          <ul className="divide-y divide-line" aria-label={m.dates(data.class_name)}>
            {data.dates.slice(0, NAMED).map(({ scheduled_class_id, date, starts_at, state }) => (
              <li key={scheduled_class_id} className="flex flex-wrap items-center gap-x-3 py-1.5">
                <span className="figures flex-1 text-base">{`${day(date)}, ${format.time(starts_at)}`}</span>
                <Badge tone={TONES[state]}>{state === 'booked' ? m.atOnce : m.state[state]}</Badge>
                {state === 'too_late' ? <p className="w-full text-sm text-muted">{standing.tooLate}</p> : null}
              </li>
            ))}
          </ul>
          {data.dates.length > NAMED ? (
            <p className="text-sm text-muted">{standing.more(data.dates.length - NAMED)}</p>
          ) : null}
        </>
      )}
    </Loaded>
  )
}
