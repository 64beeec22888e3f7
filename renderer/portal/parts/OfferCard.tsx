import { Suspense, useState } from 'react'
import { late } from '../../shared/app/late.tsx'
import { ApiError } from '../../api/index.ts'
import { useNow } from '../../shared/clock.ts'
import { useFormat } from '../../shared/format/use-format.ts'
import { useSharedMessages } from '../../shared/i18n/catalogue.ts'
import { useToast } from '../../shared/problem/use-toast.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { useMessages } from '../messages/index.ts'
import { costWords } from './CancelWords.tsx'
import type { Dependant } from './dependants.ts'
import { Place } from './Place.tsx'
import { offerTime } from './time-left.ts'
import { useWaitlistActs, type WaitlistEntry } from './use-waitlist-acts.ts'
import { useWhen } from './use-when.ts'

const RefusalSheet = late(() => import('./RefusalSheet.tsx'), 'above')

/** A seat offered from the waitlist: the time left running, to be taken or passed on. */
export function OfferCard({ entry, dependant }: { entry: WaitlistEntry; dependant?: Dependant }) {
  const { waitlist: m } = useMessages()
  const { problems } = useSharedMessages()
  const when = useWhen()
  const now = useNow(1000)
  const [refusal, setRefusal] = useState<ApiError | null>(null)
  const toast = useToast()
  const acts = useWaitlistActs(entry, dependant?.id)
  const time = offerTime(entry.offer_expires_at, now)

  const take = (swap_booking_id?: number) =>
    void acts.confirmOrThrow(swap_booking_id).catch((error: unknown) => {
      if (error instanceof ApiError && error.status > 0) setRefusal(error)
      else toast.failed(error)
    })
  const [givenUp, ...more] = entry.gives_up
  // One booking is given up in the same step; of several the reader cancels the others first.
  const swapId = givenUp && more.length === 0 ? givenUp.booking_id : undefined
  const overlap = refusal?.problem.reasons?.find(({ code }) => code === 'OVERLAPPING_BOOKING')
  return (
    <section
      aria-label={`${m.offerTitle}: ${entry.class_name}`}
      className="rounded-lg border border-accent bg-accent-soft p-4 text-on-accent-soft shadow-raised"
    >
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="flex items-center gap-1.5 text-sm font-semibold">
            <Icon name="spark" size={16} />
            {m.offerTitle}
          </h2>
          <p className="mt-1 text-lg font-semibold text-ink">{entry.class_name}</p>
          <p className="text-sm text-ink">{when(entry.starts_at)}</p>
          <Place of={entry} />
        </div>
        {time ? (
          <p role="timer" className="figures shrink-0 text-end">
            <span className="block text-xs">{m.offerLeft}</span>
            <span className="text-xl font-semibold text-ink">{time.left}</span>
          </p>
        ) : null}
      </div>
      {entry.gives_up.map((booking) => (
        <p key={booking.booking_id} className="mt-3 text-pretty text-sm text-ink">
          {m.givesUp(booking.class_name, when(booking.starts_at))} <GivingUp {...booking} />
        </p>
      ))}
      <div className="mt-3 flex gap-2">
        <Button
          look="primary"
          size="large"
          className="flex-1"
          isPending={acts.isConfirming}
          disabledReason={time?.isOver ? m.ranOut : null}
          onPress={() => take(swapId)}
        >
          {swapId === undefined ? m.confirm : m.swap}
        </Button>
        <Button size="large" isPending={acts.isLeaving} onPress={acts.leave}>
          {m.decline}
        </Button>
      </div>
      {overlap ? (
        <p className="mt-3 text-pretty text-sm text-ink">{problems.byCode[overlap.code] ?? overlap.detail}</p>
      ) : null}
      {overlap && typeof overlap.value === 'number' && overlap.value !== swapId ? (
        <div className="mt-2">
          <Button
            size="large"
            className="w-full"
            isPending={acts.isConfirming}
            onPress={() => take(Number(overlap.value))}
          >
            {m.swap}
          </Button>
          <p className="mt-1 text-xs">{m.swapMeans}</p>
        </div>
      ) : null}
      {refusal && !overlap ? (
        <Suspense>
          <RefusalSheet title={m.couldNot} error={refusal} theirs={dependant} onClose={() => setRefusal(null)} />
        </Suspense>
      ) : null}
    </section>
  )
}

/** Shows what giving a booking up costs now. */
function GivingUp({ is_late, fee, credit_returned, forgiven }: WaitlistEntry['gives_up'][number]) {
  const { bookings: m } = useMessages()
  const format = useFormat()
  const cost = is_late ? costWords(m, { fee, forgiven }, format.money) : m.freeNow
  return [cost, credit_returned === false ? m.creditLost : ''].join(' ').trim()
}
