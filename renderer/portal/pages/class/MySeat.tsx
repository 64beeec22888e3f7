import { useSend } from '../../../api/index.ts'
import { useNow } from '../../../shared/clock.ts'
import { Callout } from '../../../ui/feedback/Callout.tsx'
import { useMessages } from '../../messages/index.ts'
import { standing, type ScheduledClass } from '../../parts/standing.ts'
import { Bookable } from './Bookable.tsx'
import { Gone } from './Gone.tsx'
import { MyBooking } from './MyBooking.tsx'
import { Waiting } from './Waiting.tsx'

/** The reader's status in the class, and the one action for it. */
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
      return <MyWait cls={cls} position={state.position} />
    case 'offered':
      return null
    case 'attended':
      return <Callout tone="plain">{schedule.attended}</Callout>
    case 'no_show':
      return <Callout tone="plain">{schedule.noShow}</Callout>
    case 'over':
    case 'running':
      return <Gone kind={state.kind} />
    case 'open':
    case 'full':
    case 'opens':
    case 'closed':
      return <Bookable cls={cls} />
  }
}

function MyWait({ cls, position }: { cls: ScheduledClass; position: number | null }) {
  const { classPage: m } = useMessages()
  const leave = useSend('DELETE /api/v1/bookings/waitlist/{waitlist_id}', { done: m.left })
  const waitlist_id = cls.my_waitlist_id
  return (
    <Waiting
      title={m.youWait(position)}
      isLeaving={leave.isPending}
      onLeave={waitlist_id ? () => void leave.send({ params: { waitlist_id } }) : undefined}
    />
  )
}
