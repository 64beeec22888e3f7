import type { CSSProperties, ReactNode } from 'react'
import { useFormat } from '../../../shared/format/use-format.ts'
import { ClassPicture } from '../../../shared/picture/ClassPicture.tsx'
import { classes } from '../../../ui/classes.ts'
import { Anchor } from '../../../ui/button/Anchor.tsx'
import { useMessages } from '../../messages/index.ts'
import type { ScheduledClass, Standing } from '../../parts/standing.ts'
import { Place } from '../../parts/Place.tsx'
import { paths } from '../../paths.ts'
import { StandingLine } from './StandingLine.tsx'

interface ClassLineProps {
  cls: Pick<
    ScheduledClass,
    'id' | 'name' | 'color' | 'photo_url' | 'starts_at' | 'ends_at' | 'instructor_name' | 'establishment_name'
  >
  state: Standing
  /** The number of clients who wait for a spot, if known. */
  waiting: number
  /** Shown below the class's state for the reader. */
  note?: ReactNode
  /** The one thing to do about it. */
  action: ReactNode
  /** The content below. */
  children?: ReactNode
}

/** A class in a day's list: when, what, who, whether there is room. */
export function ClassLine({ cls, state, waiting, note, action, children }: ClassLineProps) {
  const { schedule: m } = useMessages()
  const format = useFormat()
  const time = format.time(cls.starts_at)
  const isGone = state.kind === 'over' || state.kind === 'running' || state.kind === 'cancelled'
  return (
    <li
      className={classes(
        'relative overflow-hidden rounded-lg border border-line bg-surface shadow-raised',
        isGone && 'bg-canvas',
      )}
    >
      <span
        aria-hidden="true"
        className="toned absolute inset-y-0 start-0 w-1 bg-(--tone)"
        style={{ '--own': cls.color ?? 'var(--accent)' } as CSSProperties}
      />
      <div className="flex flex-wrap items-start gap-3 py-3 ps-4 pe-3">
        <div className="figures w-17 shrink-0">
          <p className={classes('font-semibold whitespace-nowrap', isGone && 'text-muted')}>{time}</p>
          <p className="text-xs text-muted">{format.time(cls.ends_at)}</p>
          <ClassPicture of={cls} isSmall className="mt-1.5 h-8 w-14 rounded-sm" />
        </div>
        {/* If there is less room, the actions are below it. */}
        <div className="min-w-20 flex-1">
          <Anchor
            href={paths.class(cls.id)}
            aria-label={m.showClass(cls.name, time)}
            className={classes(
              'ring-focus rounded-sm font-semibold text-ink no-underline after:absolute after:inset-0',
              isGone && 'text-muted!',
            )}
          >
            {cls.name}
          </Anchor>
          <p className="text-sm break-words text-muted">{cls.instructor_name}</p>
          <Place of={cls} />
          <StandingLine waiting={waiting} state={state} />
          {note}
        </div>
        <div className="relative ms-auto shrink-0">{action}</div>
      </div>
      {children}
    </li>
  )
}
