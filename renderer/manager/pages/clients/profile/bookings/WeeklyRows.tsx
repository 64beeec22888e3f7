import { useState } from 'react'
import { useApi, useSend } from '../../../../../api/index.ts'
import { useFormat } from '../../../../../shared/format/use-format.ts'
import { useDenied } from '../../../../../shared/session/use-session.ts'
import { Badge, Button, Card, Icon, Link } from '../../../../../ui/index.ts'
import { useMessages } from '../../../../messages/index.ts'
import { paths } from '../../../../paths.ts'
import { EndWeekly, type Weekly } from './EndWeekly.tsx'
import { BOOKING_CHANGED } from '../../../roster/move/changed.ts'

export const TONES = {
  booked: 'good',
  waiting: 'info',
  refused: 'warn',
  to_come: 'plain',
  too_late: 'warn',
  skipped: 'plain',
  given_up: 'plain',
} as const

/** A client's weekly bookings, with the dates that could not be booked and why. Nothing if there are none. */
export function WeeklyRows({ clientId }: { clientId: number }) {
  const { clientProfile } = useMessages()
  const denied = useDenied()('bookings.manage')
  const query = { client_id: clientId }
  const { data } = useApi('GET /api/v1/standing-bookings', { query }, { enabled: denied === null })
  const [ending, end] = useState<Weekly | null>(null)
  if (!data || data.length === 0) return null
  return (
    <Card flush title={clientProfile.weekly.title}>
      <ul className="divide-y divide-line">
        {data.map((weekly) => (
          <Row key={weekly.id} weekly={weekly} onEnd={() => end(weekly)} />
        ))}
      </ul>
      <EndWeekly weekly={ending} onClose={() => end(null)} />
    </Card>
  )
}

function Row({ weekly, onEnd }: { weekly: Weekly; onEnd: () => void }) {
  const { clientProfile, seating } = useMessages()
  const m = clientProfile.weekly
  const format = useFormat()
  const { class_name, instructor_name, weekdays, start_time, interval_weeks, seat_name, ends_on } = weekly
  const days = weekdays.map((day) => format.weekday(day)).join(', ')
  const facts = [
    m.when(days, format.clock(start_time), interval_weeks),
    instructor_name,
    seat_name && seating.seat(seat_name),
    ends_on && m.until(format.date(ends_on)),
  ]
  return (
    <li className="px-4 py-2">
      <div className="flex items-center gap-3">
        <span className="min-w-0 flex-1">
          <span className="font-medium">{class_name}</span>
          <span className="figures block text-xs text-muted">{facts.filter(Boolean).join(' · ')}</span>
        </span>
        <Button size="small" label={m.endNamed(class_name)} onPress={onEnd}>
          {m.end}
        </Button>
      </div>
      <Dates weekly={weekly} />
    </li>
  )
}

/** The states that are counted, in this order; of the others there is nothing to know. */
const COUNTED = ['booked', 'waiting', 'refused'] as const

/** The next class and how many there are of each kind; the dates are folded away. */
function Dates({ weekly: { id, class_name, dates } }: { weekly: Weekly }) {
  const { clientProfile } = useMessages()
  const m = clientProfile.weekly
  const format = useFormat()
  if (dates.length === 0) return null
  const next = dates.find(({ state }) => state === 'booked') ?? dates.find(({ state }) => state !== 'given_up')
  const counts = COUNTED.map((state) => [state, dates.filter((one) => one.state === state).length] as const)
  const said = [
    next && m.next(format.date(next.date, 'weekday')),
    ...counts.map(([state, n]) => n > 0 && `${m.state[state]}: ${n}`),
  ]
  return (
    <details className="group">
      <summary className="ring-focus flex min-h-(--row) cursor-default list-none items-center gap-2 rounded-md text-sm [&::-webkit-details-marker]:hidden">
        <Icon name="right" size={16} className="shrink-0 text-muted group-open:rotate-90" />
        <span className="figures min-w-0 flex-1">{said.filter(Boolean).join(' · ')}</span>
        <span className="text-xs text-muted">{m.allDates(dates.length)}</span>
      </summary>
      <ul className="mt-1" aria-label={m.more(class_name)}>
        {dates.map((date) => (
          <DateRow key={date.scheduled_class_id} date={date} standing_booking_id={id} />
        ))}
      </ul>
    </details>
  )
}

function DateRow({ date, standing_booking_id }: { date: Weekly['dates'][number]; standing_booking_id: number }) {
  const { clientProfile, standing } = useMessages()
  const m = clientProfile.weekly
  const format = useFormat()
  const seen = { invalidate: ['GET /api/v1/standing-bookings', ...BOOKING_CHANGED] } as const
  const skip = useSend('POST /api/v1/standing-bookings/{standing_booking_id}/skips', seen)
  const unskip = useSend('DELETE /api/v1/standing-bookings/{standing_booking_id}/skips/{date}', seen)
  const when = format.date(date.date, 'weekday')
  const why = [
    date.state === 'too_late' && standing.tooLate,
    ...date.reasons.map(({ detail }) => detail),
    date.told_at && m.told(format.date(date.told_at)),
  ]
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-0.5 py-0.5 text-sm">
      <Link look="plain" href={paths.roster(date.scheduled_class_id)} className="figures min-w-24">
        {when}
      </Link>
      <Badge tone={TONES[date.state]}>{m.state[date.state]}</Badge>
      <span className="min-w-0 flex-1 text-xs text-pretty text-muted">{why.filter(Boolean).join(' ')}</span>
      {date.state === 'to_come' || date.state === 'refused' ? (
        <Button
          look="quiet"
          size="small"
          label={m.skipNamed(when)}
          isPending={skip.isPending}
          onPress={() => void skip.send({ params: { standing_booking_id }, body: { date: date.date } })}
        >
          {m.skip}
        </Button>
      ) : null}
      {date.state === 'skipped' ? (
        <Button
          look="quiet"
          size="small"
          label={m.unskipNamed(when)}
          isPending={unskip.isPending}
          onPress={() => void unskip.send({ params: { standing_booking_id, date: date.date } })}
        >
          {m.unskip}
        </Button>
      ) : null}
    </li>
  )
}
