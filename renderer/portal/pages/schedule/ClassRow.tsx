import { Suspense } from 'react'
import { late } from '../../../shared/app/late.tsx'
import { useNow } from '../../../shared/clock.ts'
import { ClassPicture } from '../../../shared/picture/ClassPicture.tsx'
import { useFormat } from '../../../shared/format/use-format.ts'
import { classes } from '../../../ui/classes.ts'
import { Anchor } from '../../../ui/button/Anchor.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { useMessages } from '../../messages/index.ts'
import { Reasons } from '../../parts/Reasons.tsx'
import { standing, type ScheduledClass } from '../../parts/standing.ts'
import { useSeat } from '../../parts/use-seat.ts'
import { paths } from '../../paths.ts'
import { SeatAction } from '../../parts/SeatAction.tsx'
import type { Why } from '../../parts/why.ts'
import { costThere } from '../../parts/why.ts'
import { without } from './shared-reasons.ts'
import { StandingLine } from './StandingLine.tsx'
import type { Allowed } from './use-allowed.ts'

const RefusalSheet = late(() => import('../../parts/RefusalSheet.tsx'), 'above')

interface ClassRowProps {
  cls: ScheduledClass
  allowed: Allowed | undefined
  /** What has been said for the whole day already. */
  said: readonly Why[]
}

/** A class of the day: what, who, whether there is room, and one tap to be in it. */
export function ClassRow({ cls, allowed, said }: ClassRowProps) {
  const { schedule: m } = useMessages()
  const format = useFormat()
  const now = useNow(30_000)
  const state = standing(cls, now)
  const seat = useSeat(cls)
  const time = format.time(cls.starts_at)
  const isGone = state.kind === 'over' || state.kind === 'running' || state.kind === 'cancelled'
  const against = allowed ? without(allowed.reasons, said) : []
  const pays = state.kind === 'open' ? allowed?.membership : null
  const there = state.kind === 'open' ? costThere(allowed) : null
  return (
    <li
      className={classes(
        'relative overflow-hidden rounded-lg border border-line bg-surface shadow-raised',
        isGone && 'bg-canvas',
      )}
    >
      <span
        aria-hidden="true"
        className="absolute inset-y-0 start-0 w-1"
        style={{ background: cls.color ?? 'var(--accent)' }}
      />
      <div className="flex items-start gap-3 py-3 ps-4 pe-3">
        <div className="figures w-17 shrink-0">
          <p className={classes('font-semibold whitespace-nowrap', isGone && 'text-muted')}>{time}</p>
          <p className="text-xs text-muted">{format.time(cls.ends_at)}</p>
          <ClassPicture of={cls} isSmall className="mt-1.5 h-8 w-14 rounded-sm" />
        </div>
        <div className="min-w-0 flex-1">
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
          <p className="truncate text-sm text-muted">{cls.instructor_name}</p>
          <StandingLine cls={cls} state={state} />
          {pays ? (
            <p className="mt-0.5 flex items-center gap-1 text-xs text-muted">
              <Icon name="ticket" size={13} />
              <span className="truncate">{m.pays(pays.name, pays.takes_credit ? pays.credits_left : null)}</span>
            </p>
          ) : null}
          {there?.amount ? (
            <p className="mt-0.5 text-xs text-muted">{m.payThere(format.money(there.amount, there.currency))}</p>
          ) : null}
        </div>
        <div className="relative shrink-0">
          <SeatAction cls={cls} state={state} allowed={allowed} seat={seat} />
        </div>
      </div>
      {against.length > 0 ? (
        <div className="relative flex gap-2 border-t border-line bg-sunken px-4 py-2.5 text-sm text-ink">
          <Icon name="info" size={15} className="mt-0.5 text-muted" />
          <Reasons reasons={against} />
        </div>
      ) : null}
      {seat.refusal ? (
        <Suspense>
          <RefusalSheet {...seat.refusal} onClose={seat.dismiss} />
        </Suspense>
      ) : null}
    </li>
  )
}
