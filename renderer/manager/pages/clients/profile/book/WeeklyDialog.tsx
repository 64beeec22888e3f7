import { useState } from 'react'
import { useApi, useSend } from '../../../../../api/index.ts'
import { useFormat } from '../../../../../shared/format/use-format.ts'
import { useSharedMessages } from '../../../../../shared/i18n/catalogue.ts'
import { ProblemCallout } from '../../../../../shared/problem/ProblemCallout.tsx'
import { useToast } from '../../../../../shared/problem/use-toast.ts'
import { factsOf, type Preview } from '../../../../../shared/standing/facts.ts'
import { Loaded } from '../../../../../shared/states/Loaded.tsx'
import { Badge, Button, Callout, DateField, Dialog, Skeleton } from '../../../../../ui/index.ts'
import { useMessages } from '../../../../messages/index.ts'
import { BOOKING_CHANGED } from '../../../roster/move/changed.ts'
import { TONES } from '../bookings/WeeklyRows.tsx'

interface WeeklyDialogProps {
  seriesId: number
  name: string
  clientId: number
  /** The day of the class that was chosen. */
  startsOn: string
  onClose: () => void
  onDone: () => void
}

/** Previews a weekly booking before it starts: the classes it books and the credits they take. */
export function WeeklyDialog({ seriesId, name, clientId, startsOn, onClose, onDone }: WeeklyDialogProps) {
  const { clientProfile, standing } = useMessages()
  const { words } = useSharedMessages()
  const m = clientProfile.weekly
  const toast = useToast()
  const format = useFormat()
  const [starts_on, begin] = useState(startsOn)
  const [ends_on, end] = useState<string | null>(null)
  const wish = { client_id: clientId, series_id: seriesId, starts_on, ...(ends_on && { ends_on }) }
  const preview = useApi('GET /api/v1/standing-bookings/preview', { query: wish }, { keep: true })
  const start = useSend('POST /api/v1/standing-bookings', {
    invalidate: ['GET /api/v1/standing-bookings', ...BOOKING_CHANGED],
    onDone: ({ dates }) => {
      toast.done(m.started(name), m.booked(dates.filter(({ state }) => state === 'booked').length))
      onDone()
    },
  })
  return (
    <Dialog
      width="small"
      title={m.startNamed(name)}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{words.cancel}</Button>
          <Button
            look="primary"
            isPending={start.isPending}
            onPress={() => void start.sendOrThrow({ body: wish }).catch(() => undefined)}
          >
            {m.start}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3">
        <Loaded query={preview} skeleton={<Skeleton className="h-40" />}>
          {(data) => <Facts preview={data} />}
        </Loaded>
        <div className="flex flex-wrap gap-3">
          <DateField
            label={standing.starts}
            min={format.today()}
            value={starts_on}
            onChange={(day) => begin(day ?? startsOn)}
          />
          <DateField
            label={standing.ends}
            description={standing.endsHelp}
            min={starts_on}
            value={ends_on}
            onChange={end}
          />
        </div>
        <ProblemCallout problem={start.problem} />
      </div>
    </Dialog>
  )
}

/** So many dates are named; the others are counted. */
const NAMED = 4

function Facts({ preview }: { preview: Preview }) {
  const { clientProfile, standing } = useMessages()
  const m = clientProfile.weekly
  const format = useFormat()
  const day = (date: string) => format.date(date, 'weekday')
  const { weekdays, start_time, interval_weeks, starts_on, dates, class_name } = preview
  const days = weekdays.map((one) => format.weekday(one)).join(', ')
  return (
    <>
      <Callout tone="info" title={m.when(days, format.clock(start_time), interval_weeks)}>
        <p>{standing.from(day(starts_on))}</p>
        {factsOf(preview, { words: standing, day, isOwn: false }).map((fact) => (
          <p key={fact}>{fact}</p>
        ))}
      </Callout>
      <ul className="divide-y divide-line text-sm" aria-label={m.more(class_name)}>
        {dates.slice(0, NAMED).map(({ scheduled_class_id, date, starts_at, state }) => (
          <li key={scheduled_class_id} className="flex flex-wrap items-center gap-x-3 py-1">
            <span className="figures flex-1">{`${day(date)}, ${format.time(starts_at)}`}</span>
            <Badge tone={TONES[state]}>{state === 'booked' ? m.atOnce : m.state[state]}</Badge>
            {state === 'too_late' ? <p className="w-full text-xs text-pretty text-muted">{standing.tooLate}</p> : null}
          </li>
        ))}
      </ul>
      {dates.length > NAMED ? <p className="text-xs text-muted">{standing.more(dates.length - NAMED)}</p> : null}
    </>
  )
}
