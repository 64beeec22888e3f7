import type { CSSProperties } from 'react'
import type { Item } from '../../../../api/index.ts'
import type { Format } from '../../../../shared/format/format.ts'
import { classes } from '../../../../ui/index.ts'
import type { Messages } from '../../../messages/en/index.ts'
import { minutesBetween } from '../days.ts'
import { roomOf } from './room.ts'

export type ScheduledClass = Item<'GET /api/v1/scheduled-classes'>

interface ClassBlockProps {
  cls: ScheduledClass
  m: Messages['schedule']
  format: Format
  /** Where it is drawn now: it may be under way to another time. */
  starts_at: string
  ends_at: string
  isMoving: boolean
}

// How much of the template's colour a block has; on dark ground it takes more to be seen.
const STRONG = '[--tint:18%] in-data-[theme=dark]:[--tint:34%]'
const FADED = '[--tint:8%] in-data-[theme=dark]:[--tint:15%]'

/** A class in the calendar: its name, time, who teaches, and how full it is, in the colour of its template. */
export function ClassBlock({ cls, m, format, starts_at, ends_at, isMoving }: ClassBlockProps) {
  const isCancelled = cls.status === 'cancelled'
  const room = roomOf(minutesBetween(starts_at, ends_at))
  const time = format.timeRange(starts_at, ends_at)
  return (
    <div
      style={{ '--template': cls.color ?? 'var(--muted)' } as CSSProperties}
      className={classes(
        '@container relative h-full min-w-0 overflow-hidden rounded-md ps-2.5 pe-1.5 text-2xs leading-3.5',
        room.air && 'pt-px',
        isCancelled
          ? 'bg-surface text-muted outline-1 -outline-offset-1 outline-line-strong outline-dashed'
          : 'bg-[color-mix(in_oklab,var(--template)_var(--tint),var(--surface))]',
        cls.state === 'finished' ? `${FADED} text-muted` : `${STRONG} text-ink`,
        isMoving && 'shadow-float outline-2 -outline-offset-2 outline-ring',
      )}
    >
      <span className={classes('absolute inset-y-0 start-0 w-1 bg-(--template)', isCancelled && 'opacity-40')} />
      <span className="flex items-baseline gap-1">
        <span
          className={classes(
            'min-w-0 flex-1 truncate text-xs leading-3.75 font-semibold',
            isCancelled && 'line-through decoration-1',
          )}
        >
          {cls.name}
        </span>
        <span className="@max-[6rem]:hidden">
          <Fill {...{ cls, m }} />
        </span>
      </span>
      <span className={classes('block truncate', !room.time && '@max-[6rem]:hidden')}>
        {time}
        {cls.instructor_name && !room.instructor ? ` · ${cls.instructor_name}` : null}
      </span>
      <span className="hidden @max-[6rem]:block">
        <Fill {...{ cls, m }} />
      </span>
      {cls.instructor_name && room.instructor ? <span className="block truncate">{cls.instructor_name}</span> : null}
    </div>
  )
}

/** "11/14", and how many wait: at the end of the first line, or on one of its own where the block is narrow. */
function Fill({ cls, m }: Pick<ClassBlockProps, 'cls' | 'm'>) {
  if (cls.status === 'cancelled') return <span className="font-medium">{m.state.cancelled}</span>
  const queue = cls.waiting + cls.held
  const isFull = cls.spots_left === 0
  return (
    <span className="flex shrink-0 items-baseline gap-1 font-semibold">
      {queue > 0 ? (
        <span
          className="inline-flex h-3.25 items-center overflow-hidden rounded-full bg-[color-mix(in_oklab,var(--template)_30%,var(--surface))] px-1"
          aria-label={m.waiting(queue)}
          role="img"
        >
          +{queue}
        </span>
      ) : null}
      <span className={classes(isFull && 'underline decoration-2 underline-offset-2')}>{m.fill(cls)}</span>
    </span>
  )
}
