import { Suspense, useState } from 'react'
import { late } from '../../../shared/app/late.tsx'
import { useNow } from '../../../shared/clock.ts'
import { useSharedMessages } from '../../../shared/i18n/catalogue.ts'
import { useStudio } from '../../../shared/studio/studio.ts'
import { Callout } from '../../../ui/feedback/Callout.tsx'
import { useMessages } from '../../messages/index.ts'
import type { Dependant } from '../../parts/dependants.ts'
import { lateShop } from '../../parts/late-shop.ts'
import { Reasons } from '../../parts/Reasons.tsx'
import { SeatAction } from '../../parts/SeatAction.tsx'
import { standing, type ScheduledClass } from '../../parts/standing.ts'
import { useEligibility } from '../../parts/use-eligibility.ts'
import { useSeat } from '../../parts/use-seat.ts'
import { costThere, firstLack, hindrances, isLack, lackTold, placeOffer, type Why } from '../../parts/why.ts'
import { PayAtStudio } from './PayAtStudio.tsx'
import { Pays } from './Pays.tsx'

const BuyPlace = late(() => import('./BuyPlace.tsx'))
const Helps = lateShop(() => import('./Helps.tsx'))
const SeatPicker = late(() => import('../../parts/SeatPicker.tsx'))
const RefusalSheet = late(() => import('../../parts/RefusalSheet.tsx'), 'above')

interface BookableProps {
  /** The class as the person who would attend sees it. */
  cls: ScheduledClass
  /** The dependant who is to come, if not the reader. */
  whom?: Dependant
}

/** A class that could be booked: the button, what pays in a line at it, or why not and what would help. */
export function Bookable({ cls, whom }: BookableProps) {
  const { classPage: m, helps } = useMessages()
  const state = standing(cls, useNow(30_000))
  const { data: allowed } = useEligibility(cls.id, whom)
  const [seatId, setSeatId] = useState<number | null>(null)
  const seat = useSeat(cls, { seatId, whom })
  const { sells_online } = useStudio()
  const isOpen = state.kind === 'open'
  const cost = isOpen ? costThere(allowed) : null
  const offers = allowed?.offers ?? []
  const place = isOpen ? placeOffer(allowed) : null
  // A class that only money buys is not refused.
  const isForSale = cost !== null || place !== null
  const online = sells_online ? place : null
  const against = isForSale ? [] : firstLack(hindrances(allowed?.reasons ?? []))
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
      {isForSale ? <Lacks reasons={allowed?.reasons ?? []} offers={offers} /> : null}
      {cls.room_plan_id !== null && isOpen && (isForSale || allowed?.can_book) ? (
        <SeatPicker classId={cls.id} value={seatId} onChange={setSeatId} isTheirs={whom !== undefined} />
      ) : null}
      {cost ? <PayAtStudio cost={cost} freeUntil={cls.cancel_free_until} seat={seat} /> : null}
      {online ? <BuyPlace cls={cls} whom={whom} offer={online} seatId={seatId} isSecond={cost !== null} /> : null}
      {isForSale ? null : <SeatAction wide cls={cls} state={state} allowed={allowed} seat={seat} />}
      {allowed?.can_book && isOpen ? <Pays allowed={allowed} /> : null}
      {offers.length > 0 ? (
        <Helps cls={cls} whom={whom} offers={offers} isBeside={cost !== null || online !== null} />
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

/** Says in a line why nothing held pays, such as a used-up pack; a client who never had a membership need not read it. */
function Lacks({ reasons, offers }: { reasons: readonly Why[]; offers: readonly { kind: string }[] }) {
  const { helps } = useMessages()
  const { problems } = useSharedMessages()
  return firstLack(reasons).map((reason) => {
    const told = reason.code === 'NO_ENTITLEMENT' ? null : lackTold(reason, offers)
    if (told === null) return null
    return (
      <p key={reason.code} className="text-sm text-pretty">
        {told === 'not_covered' ? helps.notCovered : (problems.byCode[reason.code] ?? reason.detail)}
      </p>
    )
  })
}
