import { Suspense, useState } from 'react'
import { late } from '../../../shared/app/late.tsx'
import { useApi, useSend, type Answer } from '../../../api/index.ts'
import { useNow } from '../../../shared/clock.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useSharedMessages } from '../../../shared/i18n/catalogue.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Callout } from '../../../ui/feedback/Callout.tsx'
import { useMessages } from '../../messages/index.ts'
import { lateShop } from '../../parts/late-shop.ts'
import { SeatAction } from '../../parts/SeatAction.tsx'
import { Reasons } from '../../parts/Reasons.tsx'
import { standing, type ScheduledClass } from '../../parts/standing.ts'
import { useSeat } from '../../parts/use-seat.ts'
import { useWhen } from '../../parts/use-when.ts'
import { costThere, hindrances, type Why } from '../../parts/why.ts'
import { paths } from '../../paths.ts'
import { MyBooking } from './MyBooking.tsx'

const WhatToBuy = lateShop(() => import('../prices/WhatToBuy.tsx'))
const SeatPicker = late(() => import('../../parts/SeatPicker.tsx'))
const RefusalSheet = late(() => import('../../parts/RefusalSheet.tsx'), 'above')

/** How the reader stands to the class, and the one thing to do about it. */
export function MySeat({ cls }: { cls: ScheduledClass }) {
  const { classPage: m, schedule } = useMessages()
  const now = useNow(30_000)
  const state = standing(cls, now)
  switch (state.kind) {
    case 'cancelled':
      return (
        <Callout tone="warn" title={m.cancelledTitle}>
          {cls.cancel_reason} {cls.my_booking_status === 'class_cancelled' ? m.cancelledMeans : null}
        </Callout>
      )
    case 'booked':
    case 'checked_in':
      return cls.my_booking_id ? <MyBooking bookingId={cls.my_booking_id} /> : null
    case 'waiting':
      return <Waiting cls={cls} position={state.position} />
    case 'offered':
      return null
    case 'attended':
    case 'no_show':
    case 'over':
    case 'running': {
      const words = {
        attended: schedule.attended,
        no_show: schedule.noShow,
        over: schedule.over,
        running: schedule.running,
      }
      return <Callout tone="plain">{words[state.kind]}</Callout>
    }
    case 'open':
    case 'full':
    case 'opens':
    case 'closed':
      return <Bookable cls={cls} />
  }
}

function Bookable({ cls }: { cls: ScheduledClass }) {
  const { classPage: m } = useMessages()
  const state = standing(cls, useNow(30_000))
  const params = { class_id: cls.id }
  const allowed = useApi('GET /api/v1/scheduled-classes/{class_id}/eligibility', { params }, { fresh: 10_000 })
  const [seatId, setSeatId] = useState<number | null>(null)
  const seat = useSeat(cls, seatId)
  const against = hindrances(allowed.data?.reasons ?? [])
  const cost = state.kind === 'open' ? costThere(allowed.data) : null
  return (
    <div className="flex flex-col gap-3">
      {against.length > 0 ? (
        <Callout tone="warn" title={m.notYet}>
          <Reasons reasons={against} />
        </Callout>
      ) : null}
      {state.kind === 'full' && against.length === 0 ? (
        <Callout tone="plain" title={m.full}>
          {m.fullMeans}
        </Callout>
      ) : null}
      {cls.room_plan_id !== null && state.kind === 'open' && (cost || allowed.data?.can_book) ? (
        <SeatPicker classId={cls.id} value={seatId} onChange={setSeatId} />
      ) : null}
      {cost ? (
        <>
          <PayAtStudio cost={cost} freeUntil={cls.cancel_free_until} why={allowed.data?.reasons ?? []} seat={seat} />
          <WhatToBuy next={paths.class(cls.id)} />
        </>
      ) : (
        <SeatAction wide cls={cls} state={state} allowed={allowed.data} seat={seat} />
      )}
      {allowed.data?.membership && state.kind === 'open' ? <Pays membership={allowed.data.membership} /> : null}
      {against.some(({ fix }) => fix === 'buy_membership') ? <WhatToBuy next={paths.class(cls.id)} /> : null}
      {seat.refusal ? (
        <Suspense>
          <RefusalSheet {...seat.refusal} onClose={seat.dismiss} />
        </Suspense>
      ) : null}
    </div>
  )
}

interface PayAtStudioProps {
  /** In major units; `amount` is null where the studio has no price for one visit. */
  cost: { amount: number | null; currency: string; late_cancel_fee: number; no_show_fee: number }
  freeUntil: string
  /** Why no membership pays, such as a pack that is used up. */
  why: readonly Why[]
  seat: Pick<ReturnType<typeof useSeat>, 'payThere' | 'isBooking'>
}

/** Booking without a membership: what it costs at the studio, and what not coming costs. */
function PayAtStudio({ cost, freeUntil, why, seat }: PayAtStudioProps) {
  const { payThere: m } = useMessages().classPage
  const { problems } = useSharedMessages()
  const format = useFormat()
  // Who never had a membership need not be told.
  const told = why.filter(({ code }) => code !== 'NO_ENTITLEMENT')
  const price = cost.amount === null ? null : format.money(cost.amount, cost.currency)
  return (
    <section aria-label={m.label} className="flex flex-col gap-3">
      {told.map(({ code, detail }) => (
        <p key={code} className="text-sm text-pretty">
          {problems.byCode[code] ?? detail}
        </p>
      ))}
      <Button size="large" look="primary" className="w-full" isPending={seat.isBooking} onPress={seat.payThere}>
        {m.book(price)}
      </Button>
      <p className="text-center text-sm text-pretty text-muted">
        {price ? m.means : m.meansNoPrice} <Terms cost={cost} freeUntil={freeUntil} />
      </p>
    </section>
  )
}

function Terms({ cost, freeUntil }: Pick<PayAtStudioProps, 'cost' | 'freeUntil'>) {
  const { payThere: m } = useMessages().classPage
  const format = useFormat()
  const when = useWhen()
  const now = useNow(30_000)
  const fee = (major: number) => (major > 0 ? format.money(major, cost.currency) : null)
  const [late, missed] = [fee(cost.late_cancel_fee), fee(cost.no_show_fee)]
  const isFree = now <= Date.parse(freeUntil)
  const sentences = [
    late ? (isFree ? m.freeThen(when(freeUntil), late) : m.late(late)) : m.free,
    missed ? m.missed(missed) : null,
  ]
  return sentences.filter(Boolean).join(' ')
}

type Membership = NonNullable<Answer<'GET /api/v1/scheduled-classes/{class_id}/eligibility'>['membership']>

function Pays({ membership: { name, takes_credit, credits_left } }: { membership: Membership }) {
  const { classPage: m } = useMessages()
  return (
    <p className="text-center text-sm text-muted">
      {takes_credit ? m.usesCredit(name, credits_left) : m.unlimited(name)}
    </p>
  )
}

function Waiting({ cls, position }: { cls: ScheduledClass; position: number | null }) {
  const { classPage: m } = useMessages()
  const leave = useSend('DELETE /api/v1/bookings/waitlist/{waitlist_id}', { done: m.left })
  const waitlist_id = cls.my_waitlist_id
  return (
    <div className="flex flex-col gap-3">
      <Callout tone="info" title={m.youWait(position)}>
        {m.waitMeans}
      </Callout>
      {waitlist_id ? (
        <Button size="large" isPending={leave.isPending} onPress={() => void leave.send({ params: { waitlist_id } })}>
          {m.leave}
        </Button>
      ) : null}
    </div>
  )
}
