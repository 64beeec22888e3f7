import { useState } from 'react'
import { useApi, useSend } from '../../../../../api/index.ts'
import { useFormat } from '../../../../../shared/format/use-format.ts'
import { useDenied } from '../../../../../shared/session/use-session.ts'
import { Badge, Button, Card, Link } from '../../../../../ui/index.ts'
import { useMessages } from '../../../../messages/index.ts'
import { paths } from '../../../../paths.ts'
import { EndWeekly, type Weekly } from './EndWeekly.tsx'
import { BOOKING_CHANGED } from './use-booking-actions.ts'

const TONES = {
  booked: 'good',
  waiting: 'info',
  refused: 'warn',
  to_come: 'plain',
  skipped: 'plain',
  given_up: 'plain',
} as const

/** What is booked for a client every week, with what could not be and why. Nothing when there is none. */
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
      <ul className="mt-1" aria-label={m.more(class_name)}>
        {weekly.dates.map((date) => (
          <DateRow key={date.scheduled_class_id} date={date} standing_booking_id={weekly.id} />
        ))}
      </ul>
    </li>
  )
}

function DateRow({ date, standing_booking_id }: { date: Weekly['dates'][number]; standing_booking_id: number }) {
  const { clientProfile } = useMessages()
  const m = clientProfile.weekly
  const format = useFormat()
  const seen = { invalidate: ['GET /api/v1/standing-bookings', ...BOOKING_CHANGED] } as const
  const skip = useSend('POST /api/v1/standing-bookings/{standing_booking_id}/skips', seen)
  const unskip = useSend('DELETE /api/v1/standing-bookings/{standing_booking_id}/skips/{date}', seen)
  const when = format.date(date.date, 'weekday')
  const why = [...date.reasons.map(({ detail }) => detail), date.told_at && m.told(format.date(date.told_at))]
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
