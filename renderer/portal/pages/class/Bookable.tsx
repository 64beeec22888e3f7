import { Suspense, useState } from 'react'
import { late } from '../../../shared/app/late.tsx'
import { useNow } from '../../../shared/clock.ts'
import { Callout } from '../../../ui/feedback/Callout.tsx'
import { useMessages } from '../../messages/index.ts'
import type { Dependant } from '../../parts/dependants.ts'
import { lateShop } from '../../parts/late-shop.ts'
import { Reasons } from '../../parts/Reasons.tsx'
import { SeatAction } from '../../parts/SeatAction.tsx'
import { standing, type ScheduledClass } from '../../parts/standing.ts'
import { useEligibility } from '../../parts/use-eligibility.ts'
import { useSeat } from '../../parts/use-seat.ts'
import { costThere, firstLack, hindrances, isLack } from '../../parts/why.ts'
import { PayAtStudio } from './PayAtStudio.tsx'
import { Pays } from './Pays.tsx'

const Helps = lateShop(() => import('./Helps.tsx'))
const SeatPicker = late(() => import('../../parts/SeatPicker.tsx'))
const RefusalSheet = late(() => import('../../parts/RefusalSheet.tsx'), 'above')

interface BookableProps {
  /** As it stands to who is to come. */
  cls: ScheduledClass
  /** Who is to come, where it is not the reader. */
  whom?: Dependant
}

/** A class that could be booked: the button, what pays in a line at it, or why not and what would help. */
export function Bookable({ cls, whom }: BookableProps) {
  const { classPage: m, helps } = useMessages()
  const state = standing(cls, useNow(30_000))
  const { data: allowed } = useEligibility(cls.id, whom)
  const [seatId, setSeatId] = useState<number | null>(null)
  const seat = useSeat(cls, { seatId, whom })
  const against = firstLack(hindrances(allowed?.reasons ?? []))
  const cost = state.kind === 'open' ? costThere(allowed) : null
  const offers = allowed?.offers ?? []
  return (
    <div className="flex flex-col gap-3">
      {against.length > 0 ? (
        <Callout tone="warn" title={m.notYet}>
          <Reasons reasons={against} theirs={whom} areOffered={offers.length > 0} />
        </Callout>
      ) : null}
      {state.kind === 'full' && against.length === 0 ? (
        <Callout tone="plain" title={m.full}>
          {m.fullMeans}
        </Callout>
      ) : null}
      {cls.room_plan_id !== null && state.kind === 'open' && (cost || allowed?.can_book) ? (
        <SeatPicker classId={cls.id} value={seatId} onChange={setSeatId} isTheirs={whom !== undefined} />
      ) : null}
      {cost ? (
        <PayAtStudio cost={cost} freeUntil={cls.cancel_free_until} why={allowed?.reasons ?? []} seat={seat} />
      ) : (
        <SeatAction wide cls={cls} state={state} allowed={allowed} seat={seat} />
      )}
      {allowed?.can_book && state.kind === 'open' ? <Pays allowed={allowed} /> : null}
      {offers.length > 0 ? (
        <Helps cls={cls} whom={whom} offers={offers} isPayableThere={cost !== null} />
      ) : whom && against.some(isLack) ? (
        <p className="text-center text-sm text-muted">{helps.askStudio}</p>
      ) : null}
      {seat.refusal ? (
        <Suspense>
          <RefusalSheet {...seat.refusal} onClose={seat.dismiss} />
        </Suspense>
      ) : null}
    </div>
  )
}
