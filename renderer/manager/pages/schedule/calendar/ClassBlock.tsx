import type { CSSProperties } from 'react'
import type { Item } from '../../../../api/index.ts'
import type { Format } from '../../../../shared/format/format.ts'
import { classes } from '../../../../ui/index.ts'
import type { Messages } from '../../../messages/areas.ts'

export type ScheduledClass = Item<'GET /api/v1/scheduled-classes'>

interface ClassBlockProps {
  cls: ScheduledClass
  m: Messages['schedule']
  format: Format
  /** Where it is drawn now: it may be under way to another time. */
  starts_at: string
  ends_at: string
  /** How many came, once it is over. */
  came: number | undefined
  isMoving: boolean
}

// How much of the template's colour a block has; on dark ground it takes more to be seen.
const STRONG = '[--tint:18%] in-data-[theme=dark]:[--tint:34%]'
const FADED = '[--tint:8%] in-data-[theme=dark]:[--tint:15%]'

/**
 * A class in the calendar, in the colour of its template: its name, whole where there is any room for it, when, who teaches, and
 * a bar that is as full as the class. A line that has no room left is not shown at all; a tooltip says everything.
 */
export function ClassBlock({ cls, m, format, starts_at, ends_at, came, isMoving }: ClassBlockProps) {
  const isCancelled = cls.status === 'cancelled'
  const time = format.timeRange(starts_at, ends_at)
  const fill = isCancelled ? m.state.cancelled : came === undefined ? m.fill(cls) : m.came(came, cls.booked)
  const queue = cls.waiting + cls.held
  const all = [`${time} ${cls.name}`, cls.instructor_name, fill, queue > 0 ? m.waiting(queue) : null]
  return (
    <div
      style={{ '--template': cls.color ?? 'var(--muted)' } as CSSProperties}
      title={all.filter(Boolean).join(' · ')}
      className={classes(
        '[container-type:size] relative h-full min-w-0 overflow-hidden rounded-md ps-2 pe-1 text-2xs leading-3.5',
        isCancelled
          ? 'bg-surface text-muted outline-1 -outline-offset-1 outline-control-line outline-dashed'
          : 'bg-[color-mix(in_oklab,var(--template)_var(--tint),var(--surface))]',
        cls.state === 'finished' ? `${FADED} text-muted` : `${STRONG} text-ink`,
        isMoving && 'shadow-float outline-2 -outline-offset-2 outline-ring',
      )}
    >
      <span className={classes('absolute inset-y-0 start-0 w-1 bg-(--template)', isCancelled && 'opacity-40')} />
      <span
        className={classes(
          'flex h-full w-full flex-col flex-wrap content-start gap-x-1 overflow-hidden pb-1 [@container(min-height:2.4rem)]:pt-0.5',
          '[@container(max-height:2rem)]:flex-row [@container(max-height:2rem)]:flex-nowrap',
        )}
      >
        <span className="flex w-full min-w-0 items-baseline gap-1 [@container(max-height:2rem)]:w-auto [@container(max-height:2rem)]:flex-1">
          <span
            className={classes(
              'min-w-0 flex-1 text-xs leading-3.75 font-semibold text-ellipsis hyphens-auto [@container(max-width:4rem)]:text-2xs',
              CLAMP,
              isCancelled && 'line-through decoration-1',
            )}
          >
            {cls.name}
          </span>
          {queue > 0 ? <Queue queue={queue} m={m} /> : null}
        </span>
        <span className="figures flex w-full flex-wrap justify-between gap-x-1.5 [@container(max-height:2rem)]:w-auto [@container(max-height:2rem)]:shrink-0">
          <span className={classes('truncate', NO_TIME)}>{time}</span>
          <span className={classes('font-medium whitespace-nowrap', NO_FIGURES)}>{fill}</span>
        </span>
        {cls.instructor_name ? (
          <span className="w-full truncate [@container(max-height:2rem)]:hidden">{cls.instructor_name}</span>
        ) : null}
      </span>
      {isCancelled ? null : <FillBar cls={cls} />}
    </div>
  )
}

/** As many lines of a name as the block is high for. */
const CLAMP =
  'line-clamp-1 [@container(min-height:2.6rem)]:line-clamp-2 [@container(min-height:4.5rem)]:line-clamp-3 [@container(max-width:5rem)_and_(min-height:2.2rem)]:line-clamp-2 [@container(max-width:5rem)_and_(min-height:3.6rem)]:line-clamp-3'
/** Where the block stands says its time, too: in a low or a narrow one the name needs the room more. */
const NO_TIME = '[@container(max-height:2rem)]:hidden [@container(max-width:5rem)_and_(max-height:5rem)]:hidden'
/** In one that is low and narrow the bar alone says how full the class is. */
const NO_FIGURES = '[@container(max-height:2rem)_and_(max-width:6rem)]:hidden'

/** How many wait, or are asked to take a place. */
function Queue({ queue, m }: { queue: number; m: Messages['schedule'] }) {
  return (
    <span
      className="inline-flex h-3.25 shrink-0 items-center overflow-hidden rounded-full bg-[color-mix(in_oklab,var(--template)_30%,var(--surface))] px-1 font-semibold [@container(max-width:4rem)]:hidden"
      aria-label={m.waiting(queue)}
      role="img"
    >
      +{queue}
    </span>
  )
}

/** As full as the class, at the foot of its block. */
function FillBar({ cls: { booked, held, capacity } }: Pick<ClassBlockProps, 'cls'>) {
  const share = capacity === 0 ? 1 : Math.min(1, (booked + held) / capacity)
  return (
    <span
      aria-hidden="true"
      className="absolute inset-x-0 bottom-0 h-1 bg-[color-mix(in_oklab,var(--template)_24%,var(--surface))] ps-1"
    >
      <span className="block h-full bg-(--template)" style={{ width: `${share * 100}%` }} />
    </span>
  )
}
