import { Suspense } from 'react'
import { late } from '../../../shared/app/late.tsx'
import { useNow } from '../../../shared/clock.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { useMessages } from '../../messages/index.ts'
import { Reasons } from '../../parts/Reasons.tsx'
import { standing, type ScheduledClass } from '../../parts/standing.ts'
import { useSeat } from '../../parts/use-seat.ts'
import { SeatAction } from '../../parts/SeatAction.tsx'
import { costThere, type Why } from '../../parts/why.ts'
import { ClassLine } from './ClassLine.tsx'
import { without } from './shared-reasons.ts'
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
  const against = allowed ? without(allowed.reasons, said) : []
  const pays = state.kind === 'open' ? allowed?.membership : null
  const there = state.kind === 'open' ? costThere(allowed) : null
  return (
    <ClassLine
      cls={cls}
      state={state}
      waiting={cls.waiting}
      note={
        pays ? (
          <p className="mt-0.5 flex items-center gap-1 text-xs text-muted">
            <Icon name="ticket" size={13} />
            <span className="truncate">{m.pays(pays.name, pays.takes_credit ? pays.credits_left : null)}</span>
          </p>
        ) : there?.amount ? (
          <p className="mt-0.5 text-xs text-muted">{m.payThere(format.money(there.amount, there.currency))}</p>
        ) : null
      }
      action={<SeatAction cls={cls} state={state} allowed={allowed} seat={seat} />}
    >
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
    </ClassLine>
  )
}
