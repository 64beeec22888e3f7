import { useState } from 'react'
import { useFormat } from '../../../../../shared/format/use-format.ts'
import { classes as classNames } from '../../../../../ui/index.ts'
import { useMessages } from '../../../../messages/index.ts'
import type { Client } from '../../ClientForm.tsx'
import { Eligibility, type ScheduledClass } from './Eligibility.tsx'

interface ClassChoiceProps {
  classes: ScheduledClass[]
  client: Client
  onClose: () => void
}

/** The classes of a day; the chosen one opens with whether the client can book it. */
export function ClassChoice({ classes, client, onClose }: ClassChoiceProps) {
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
