import { useFormat } from '../../shared/format/use-format.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Link } from '../../ui/button/Link.tsx'
import { Badge } from '../../ui/data/Badge.tsx'
import { useMessages } from '../messages/index.ts'
import { paths } from '../paths.ts'
import type { Dependant } from './dependants.ts'
import { useSkips, type Standing, type StandingDate } from './every-week.ts'
import { Reasons } from './Reasons.tsx'

export const TONES = {
  booked: 'good',
  waiting: 'info',
  refused: 'warn',
  to_come: 'plain',
  too_late: 'warn',
  skipped: 'plain',
  given_up: 'plain',
} as const

interface StandingDatesProps {
  standing: Standing
  whom: Dependant | undefined
  /** Dates can be left out and taken in again. */
  canSkip?: boolean
}

/** The dates of a weekly booking to come, each with what became of it and why. */
export function StandingDates({ standing, whom, canSkip = false }: StandingDatesProps) {
  const { everyWeek: m } = useMessages()
  const skips = useSkips(standing, whom)
  return (
    <ul className="divide-y divide-line" aria-label={m.dates(standing.class_name)}>
      {standing.dates.map((date) => (
        <DateRow key={date.scheduled_class_id} date={date} whom={whom} skips={canSkip ? skips : null} />
      ))}
    </ul>
  )
}

interface DateRowProps {
  date: StandingDate
  whom: Dependant | undefined
  skips: ReturnType<typeof useSkips> | null
}

function DateRow({ date, whom, skips }: DateRowProps) {
  const { everyWeek: m, standing } = useMessages()
  const format = useFormat()
  const when = `${format.date(date.date, 'weekday')}, ${format.time(date.starts_at)}`
  const skip = { look: 'quiet', size: 'small', isDisabled: skips?.isPending ?? false } as const
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
      <Link href={paths.class(date.scheduled_class_id)} className="figures min-w-32 flex-1 py-1 text-base">
        {when}
      </Link>
      <Badge tone={TONES[date.state]}>{m.state[date.state]}</Badge>
      {skips && (date.state === 'to_come' || date.state === 'refused') ? (
        <Button {...skip} label={m.skipNamed(when)} onPress={() => skips.skip(date.date)}>
          {m.skip}
        </Button>
      ) : null}
      {skips && date.state === 'skipped' ? (
        <Button {...skip} label={m.unskipNamed(when)} onPress={() => skips.unskip(date.date)}>
          {m.unskip}
        </Button>
      ) : null}
      {date.state === 'too_late' ? <p className="w-full text-sm text-pretty text-muted">{standing.tooLate}</p> : null}
      {date.reasons.length > 0 ? (
        <div className="w-full text-sm text-muted">
          <Reasons reasons={date.reasons} theirs={whom} />
        </div>
      ) : null}
    </li>
  )
}
