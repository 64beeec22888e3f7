import { Suspense } from 'react'
import { late } from '../../../shared/app/late.tsx'
import { useNow } from '../../../shared/clock.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { LinkButton } from '../../../ui/button/LinkButton.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { useMessages } from '../../messages/index.ts'
import { Reasons } from '../../parts/Reasons.tsx'
import { standing, type ScheduledClass } from '../../parts/standing.ts'
import { useSeat } from '../../parts/use-seat.ts'
import { SeatAction } from '../../parts/SeatAction.tsx'
import { costThere, firstLack, placeOffer, type Why } from '../../parts/why.ts'
import { costFor, costLine } from '../../parts/class-cost.ts'
import { paths } from '../../paths.ts'
import { ClassLine } from './ClassLine.tsx'
import { without } from './shared-reasons.ts'
import type { Allowed } from './use-allowed.ts'

const RefusalSheet = late(() => import('../../parts/RefusalSheet.tsx'), 'above')

interface ClassRowProps {
  cls: ScheduledClass
  /** True if the reader books for another: then the page of the class shows its state for them. */
  isForOther: boolean
  allowed: Allowed | undefined
  /** Reasons already shown for the whole day. */
  said: readonly Why[]
}

/** A class of the day: what, who, whether there is room, and one tap to be in it. */
export function ClassRow({ cls, isForOther, allowed, said }: ClassRowProps) {
  const { schedule: m, cost } = useMessages()
  const format = useFormat()
  const now = useNow(30_000)
  const state = standing(cls, now)
  const seat = useSeat(cls)
  const paying = ({ name, credits, credits_left: left }: NonNullable<Allowed['membership']>) =>
    credits > 1 && left !== null
      ? `${name} · ${cost.ofCredits(credits, left)}`
      : m.pays(name, credits > 0 ? left : null)
  const against =
    allowed && !(state.kind === 'open' && placeOffer(allowed)) ? firstLack(without(allowed.reasons, said)) : []
  const pays = state.kind === 'open' ? allowed?.membership : null
  const there = state.kind === 'open' ? costThere(allowed) : null
  // Another client's means of payment are not asked here: their credits may not do.
  const its = isForOther && cls.price !== null ? { ...cls, credit_cost: null } : costFor(cls, allowed)
  const costs = costLine(its, cost, format.money)
  const here = paths.class(cls.id)
  const isAsked = state.kind === 'open' || state.kind === 'full'
  return (
    <ClassLine
      cls={cls}
      state={state}
      waiting={cls.waiting}
      note={
        pays ? (
          <p className="mt-0.5 flex items-center gap-1 text-xs text-muted">
            <Icon name="ticket" size={13} />
            <span className="min-w-0 break-words">{paying(pays)}</span>
          </p>
        ) : costs ? (
          <p className="figures mt-0.5 text-xs text-muted">{costs}</p>
        ) : there?.amount ? (
          <p className="mt-0.5 text-xs text-muted">{m.payThere(format.money(there.amount, there.currency))}</p>
        ) : null
      }
      action={
        isForOther && isAsked ? (
          <LinkButton
            look={state.kind === 'open' ? 'primary' : 'secondary'}
            href={here}
            label={(state.kind === 'open' ? m.bookClass : m.joinClass)(cls.name, format.time(cls.starts_at))}
          >
            {state.kind === 'open' ? m.book : m.join}
          </LinkButton>
        ) : (
          <SeatAction cls={cls} state={state} allowed={allowed} seat={seat} />
        )
      }
    >
      {against.length > 0 ? (
        <div className="relative flex gap-2 border-t border-line bg-sunken px-4 py-2.5 text-sm text-ink">
          <Icon name="info" size={15} className="mt-0.5 text-muted" />
          <Reasons reasons={against} helpsAt={allowed?.offers.length ? here : undefined} />
        </div>
      ) : null}
      {seat.refusal ? (
        <Suspense>
          <RefusalSheet {...seat.refusal} helpsAt={here} onClose={seat.dismiss} />
        </Suspense>
      ) : null}
    </ClassLine>
  )
}
