import { useState } from 'react'
import { useApi, useSend, type Item } from '../../api/index.ts'
import { useFormat } from '../format/use-format.ts'
import { Loaded } from '../states/Loaded.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import type { AvailabilityWords } from './hours.ts'
import { TimeOffForm } from './TimeOffForm.tsx'
import { daysOff } from './time-off.ts'

type Off = Item<'GET /api/v1/instructors/{instructor_id}/time-off'>

interface TimeOffProps {
  instructorId: number
  m: AvailabilityWords
  /** Why it can't be changed. */
  forbidden?: string | null
}

/** An instructor's absences from now on, with a form to add more. */
export function TimeOff({ instructorId, m: { timeOff: m }, forbidden = null }: TimeOffProps) {
  const [isAdding, setAdding] = useState(false)
  const off = useApi('GET /api/v1/instructors/{instructor_id}/time-off', { params: { instructor_id: instructorId } })
  return (
    <Card
      title={m.title}
      description={m.lead}
      action={
        isAdding ? null : (
          <Button icon="plus" onPress={() => setAdding(true)} disabledReason={forbidden}>
            {m.add}
          </Button>
        )
      }
    >
      {isAdding ? (
        <div className="mb-4 rounded-lg bg-sunken p-4">
          <TimeOffForm instructorId={instructorId} m={m} onClose={() => setAdding(false)} />
        </div>
      ) : null}
      {/* Mostly there is none, or little: the hours below stay where they are. */}
      <Loaded query={off} skeleton={<Skeleton className="h-5 w-48" />}>
        {(list) =>
          list.length === 0 ? (
            <p className="text-sm text-muted">{m.none}</p>
          ) : (
            <ul className="divide-y divide-line">
              {list.map((one) => (
                <OffRow key={one.id} off={one} m={m} forbidden={forbidden} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  )
}

function OffRow({ off, m, forbidden }: { off: Off; m: AvailabilityWords['timeOff']; forbidden: string | null }) {
  const format = useFormat()
  const remove = useSend('DELETE /api/v1/instructors/{instructor_id}/time-off/{time_off_id}', { done: m.removed })
  const days = daysOff(off, format)
  const when = days
    ? days.first === days.last
      ? format.date(days.first, 'weekday')
      : format.dateRange(days.first, days.last)
    : `${format.dateTime(off.starts_at)} – ${format.dateTime(off.ends_at)}`
  return (
    <li className="flex items-center gap-3 py-2">
      <div className="min-w-0 flex-1">
        <p className="figures font-medium text-pretty">{when}</p>
        {off.reason ? <p className="text-sm text-pretty text-muted">{off.reason}</p> : null}
      </div>
      <Button
        look="quiet"
        icon="trash"
        iconOnly
        label={m.removeNamed(when)}
        disabledReason={forbidden}
        isPending={remove.isPending}
        onPress={() => void remove.send({ params: { instructor_id: off.instructor_id, time_off_id: off.id } })}
      />
    </li>
  )
}
