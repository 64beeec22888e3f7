import type { CSSProperties } from 'react'
import { classes, Icon } from '../../../../ui/index.ts'
import { initials } from '../../../../ui/data/initials.ts'
import type { Messages } from '../../../messages/areas.ts'
import { Marks } from './Marks.tsx'
import { saidOf, type ScheduledClass, type Seen } from './said.ts'

export type { ScheduledClass }

interface ClassBlockProps extends Seen {
  cls: ScheduledClass
  isMoving: boolean
}

// The strength of the template's colour in a block; dark ground needs more of it.
const STRONG = '[--tint:18%] in-data-[theme=dark]:[--tint:34%]'
const FADED = '[--tint:8%] in-data-[theme=dark]:[--tint:15%]'

/**
 * A class in the calendar, in the colour of its template. Its name, its instructor and how full it is are readable in every
 * block: a low one has them in one line, a narrow one the instructor's initials. A tooltip says everything.
 */
export function ClassBlock({ cls, m, format, starts_at, ends_at, came, trouble, isMoving }: ClassBlockProps) {
  const isCancelled = cls.status === 'cancelled'
  const { fill, queue, isUntaught, title } = saidOf(cls, { m, format, starts_at, ends_at, came, trouble })
  return (
    <div
      style={{ '--template': cls.color ?? 'var(--muted)' } as CSSProperties}
      title={title}
      className={classes(
        '[container-type:size] relative h-full min-w-0 overflow-hidden rounded-md ps-2 pe-1 text-2xs leading-3.5',
        isCancelled
          ? 'bg-surface text-muted outline-1 -outline-offset-1 outline-control-line outline-dashed'
          : 'bg-[color-mix(in_oklab,var(--template)_var(--tint),var(--surface))]',
        isUntaught && 'outline-2 -outline-offset-2 outline-bad-fill outline-dashed',
        cls.state === 'finished' ? `${FADED} text-muted` : `${STRONG} text-ink`,
        isMoving && 'shadow-float outline-2 -outline-offset-2 outline-ring',
      )}
    >
      <span className={classes('absolute inset-y-0 start-0 w-1 bg-(--template)', isCancelled && 'opacity-40')} />
      <span className="flex h-full w-full flex-col overflow-hidden pb-1 [@container(max-height:2.1rem)]:flex-row [@container(max-height:2.1rem)]:items-center [@container(max-height:2.1rem)]:gap-1.5">
        <span className="flex w-full min-w-0 items-baseline gap-1 [@container(max-height:2.1rem)]:w-auto [@container(max-height:2.1rem)]:flex-1">
          <span
            className={classes(
              'min-w-0 flex-1 text-xs leading-3.75 font-semibold text-ellipsis hyphens-auto',
              CLAMP,
              isCancelled && 'line-through decoration-1',
            )}
          >
            {cls.name}
          </span>
          <Marks trouble={trouble} m={m.trouble} />
          {queue > 0 ? <Queue queue={queue} m={m} /> : null}
        </span>
        <span className="figures flex w-full min-w-0 gap-x-1 [@container(max-height:2.1rem)]:w-auto [@container(max-height:2.1rem)]:shrink-0">
          <span className="min-w-0 flex-1 truncate [@container(max-height:2.1rem)]:hidden [@container(max-width:5rem)]:hidden">
            <span className="hidden [@container(min-height:3.05rem)]:inline">
              {came === undefined ? format.timeSpan(starts_at, ends_at) : format.time(starts_at)}
            </span>
            <span className="[@container(min-height:3.05rem)]:hidden">
              {[format.time(starts_at), isUntaught ? m.trouble.untaught : cls.instructor_name]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </span>
          {cls.instructor_name ? (
            <span className="hidden min-w-0 flex-1 truncate [@container(max-height:2.1rem)]:inline [@container(max-width:5rem)]:inline">
              {initials(cls.instructor_name)}
            </span>
          ) : null}
          <span className={classes('font-medium whitespace-nowrap', isCancelled && 'min-w-0 truncate')}>{fill}</span>
        </span>
        <Instructor name={isUntaught ? m.trouble.untaught : cls.instructor_name} isMissing={isUntaught} />
      </span>
      {isCancelled ? null : <FillBar cls={cls} />}
    </div>
  )
}

/**
 * By its height and width: low (2.1rem) is one line, tall (3.05rem) has one for the instructor, narrow (5rem) has initials only.
 * A name has as many lines as the block is high for.
 */
const CLAMP = 'line-clamp-1 [@container(min-height:4.1rem)]:line-clamp-2 [@container(min-height:5.4rem)]:line-clamp-3'

/** The instructor in a separate line, where there is room for a third. */
function Instructor({ name, isMissing }: { name: string | null; isMissing: boolean }) {
  if (!name) return null
  return (
    <span
      className={classes(
        `hidden w-full truncate [@container(min-height:3.05rem)]:block [@container(max-width:5rem)]:hidden!`,
        isMissing && 'font-medium text-bad',
      )}
    >
      {name}
    </span>
  )
}

/** The number of clients who wait or are offered a spot. */
function Queue({ queue, m }: { queue: number; m: Messages['schedule'] }) {
  return (
    <span
      className="inline-flex shrink-0 items-center gap-0.5 self-center font-semibold [@container(max-width:5rem)]:hidden"
      aria-label={m.waiting(queue)}
      role="img"
    >
      <Icon name="clients" size={12} />
      {queue}
    </span>
  )
}

/** A bar as full as the class, at the foot of its block. */
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
