import { useState } from 'react'
import { parseDate } from '@internationalized/date'
import { useApi } from '../../../../../api/index.ts'
import { finder } from '../../../../../shared/finder.ts'
import { useFormat } from '../../../../../shared/format/use-format.ts'
import { isWholeDay } from '../../../../../shared/format/whole-day.ts'
import { Loaded } from '../../../../../shared/states/Loaded.tsx'
import { Button, classes as classNames, DateField, Drawer, EmptyState, SearchField } from '../../../../../ui/index.ts'
import { useMessages } from '../../../../messages/index.ts'
import type { Client } from '../../ClientForm.tsx'
import { Eligibility, type ScheduledClass } from './Eligibility.tsx'

interface BookDrawerProps {
  client: Client
  isOpen: boolean
  onClose: () => void
}

/** Finds a class by day and books a client into it. */
export function BookDrawer({ client, isOpen, onClose }: BookDrawerProps) {
  const { clientProfile } = useMessages()
  const m = clientProfile.book
  return (
    <Drawer title={m.title} description={m.for(client.full_name)} isOpen={isOpen} onClose={onClose}>
      <Day client={client} onClose={onClose} />
    </Drawer>
  )
}

function Day({ client, onClose }: Omit<BookDrawerProps, 'isOpen'>) {
  const { clientProfile } = useMessages()
  const m = clientProfile.book
  const { today, timeRange } = useFormat()
  const [day, setDay] = useState(today())
  const [text, setText] = useState('')
  const classes = useApi(
    'GET /api/v1/scheduled-classes',
    { query: { start_date: day, end_date: day, status: 'scheduled' } },
    { keep: true, enabled: isWholeDay(day) },
  )
  const taken = useTaken(client)
  const turn = (by: number) => setDay(parseDate(day).add({ days: by }).toString())
  const isFound = finder(text)
  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-end gap-1.5">
        <DateField label={m.day} hideLabel value={day} onChange={(next) => next && setDay(next)} className="flex-1" />
        <Button icon="left" iconOnly label={m.previous} onPress={() => turn(-1)} />
        <Button onPress={() => setDay(today())}>{m.today}</Button>
        <Button icon="right" iconOnly label={m.next} onPress={() => turn(1)} />
      </div>
      <SearchField label={m.find} value={text} onChange={setText} />
      <Loaded query={classes}>
        {(list) => {
          const all = list.filter(({ state }) => state === 'scheduled')
          const fits = all.filter(({ name, instructor_name }) => isFound(`${name} ${instructor_name ?? ''}`))
          const [found, booked] = [fits.filter(({ id }) => !taken.has(id)), fits.filter(({ id }) => taken.has(id))]
          if (found.length > 0) return <ClassChoice key={day} classes={found} client={client} onClose={onClose} />
          return booked.length > 0 ? (
            <EmptyState icon="calendar" title={m.already}>
              {booked.map((cls) => `${cls.name}, ${timeRange(cls.starts_at, cls.ends_at)}`).join(' · ')}
            </EmptyState>
          ) : (
            <EmptyState icon="calendar" title={all.length > 0 ? m.noneFound : m.none}>
              {m.noneHelp}
            </EmptyState>
          )
        }}
      </Loaded>
    </div>
  )
}

/** The classes to come that the client is in already: nobody books those again. */
function useTaken({ id: client_id }: Client): ReadonlySet<number> {
  const query = { client_id, upcoming: 'true', status: 'booked', page_size: 200 } as const
  const bookings = useApi('GET /api/v1/bookings', { query })
  return new Set(bookings.data?.items.map(({ scheduled_class_id }) => scheduled_class_id))
}

interface ClassChoiceProps {
  classes: ScheduledClass[]
  client: Client
  onClose: () => void
}

/** The classes of a day; the chosen one opens with whether the client can book it. */
function ClassChoice({ classes, client, onClose }: ClassChoiceProps) {
  const { clientProfile } = useMessages()
  const m = clientProfile.book
  const [chosen, setChosen] = useState<number | null>(null)
  return (
    <>
      {chosen === null ? <p className="text-xs text-muted">{m.pick}</p> : null}
      <ul aria-label={m.choose} className="divide-y divide-line rounded-lg border border-line">
        {classes.map((cls) => (
          <li key={cls.id} className="first:*:rounded-t-lg last:*:rounded-b-lg">
            <button
              type="button"
              aria-expanded={chosen === cls.id}
              onClick={() => setChosen(chosen === cls.id ? null : cls.id)}
              className={classNames(
                'ring-focus flex min-h-(--row) w-full items-center gap-3 px-3 py-2 text-start hover:bg-hover',
                chosen === cls.id && 'bg-hover',
              )}
            >
              <ClassLine cls={cls} />
            </button>
            {chosen === cls.id ? <Eligibility cls={cls} client={client} onClose={onClose} /> : null}
          </li>
        ))}
      </ul>
    </>
  )
}

function ClassLine({ cls }: { cls: ScheduledClass }) {
  const { clientProfile } = useMessages()
  const m = clientProfile.book
  const { timeRange } = useFormat()
  const isFull = cls.spots_left <= 0
  return (
    <>
      <span className="min-w-0 flex-1">
        <span className="block font-medium">{cls.name}</span>
        <span className="figures block text-xs text-muted">
          {timeRange(cls.starts_at, cls.ends_at)}
          {cls.instructor_name ? ` · ${cls.instructor_name}` : ''}
        </span>
      </span>
      <span
        className={classNames('figures shrink-0 text-end text-xs', isFull ? 'font-medium text-warn' : 'text-muted')}
      >
        {isFull ? m.full : m.left(cls.spots_left)}
        {cls.waiting > 0 ? <span className="block text-muted">{m.waiting(cls.waiting)}</span> : null}
      </span>
    </>
  )
}
