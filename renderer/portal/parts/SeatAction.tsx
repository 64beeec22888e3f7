import type { Answer } from '../../api/index.ts'
import { useFormat } from '../../shared/format/use-format.ts'
import { Button } from '../../ui/button/Button.tsx'
import { LinkButton } from '../../ui/button/LinkButton.tsx'
import { useMessages } from '../messages/index.ts'
import type { ScheduledClass, Standing } from './standing.ts'
import type { useSeat } from './use-seat.ts'
import { useWhen } from './use-when.ts'
import { paths } from '../paths.ts'
import { costThere, hindrances, placeOffer } from './why.ts'

interface SeatActionProps {
  cls: ScheduledClass
  state: Standing
  /** Absent while it is on its way: then a tap asks the server, which explains a refusal. */
  allowed: Answer<'GET /api/v1/scheduled-classes/{class_id}/eligibility'> | undefined
  seat: ReturnType<typeof useSeat>
  /** Fills the width, as the one thing to do on a page. */
  wide?: boolean
}

/** The one thing to do about a class: book it or wait for it; disabled with its reason when it can't be. */
export function SeatAction({ cls, state, allowed, seat, wide }: SeatActionProps) {
  const { schedule: m } = useMessages()
  const format = useFormat()
  const when = useWhen()
  const time = format.time(cls.starts_at)
  const shape = { size: wide ? 'large' : 'medium', className: wide ? 'w-full' : '' } as const
  const first = hindrances(allowed?.reasons ?? [])[0]?.detail
  switch (state.kind) {
    case 'open':
      if (costThere(allowed) || (!wide && placeOffer(allowed))) {
        return (
          <LinkButton look="primary" href={paths.class(cls.id)} label={m.bookClass(cls.name, time)}>
            {m.book}
          </LinkButton>
        )
      }
      return (
        <Button
          {...shape}
          look="primary"
          label={m.bookClass(cls.name, time)}
          isPending={seat.isBooking}
          disabledReason={allowed && !allowed.can_book ? (first ?? m.full) : null}
          onPress={() => seat.book(allowed?.membership?.id)}
        >
          {m.book}
        </Button>
      )
    case 'full':
      return (
        <Button
          {...shape}
          label={m.joinClass(cls.name, time)}
          isPending={seat.isJoining}
          disabledReason={allowed && !allowed.can_join_waitlist ? (first ?? m.full) : null}
          onPress={seat.join}
        >
          {m.join}
        </Button>
      )
    case 'opens':
    case 'closed':
      return (
        <Button
          {...shape}
          look={wide ? 'primary' : 'secondary'}
          label={m.bookClass(cls.name, time)}
          disabledReason={state.kind === 'opens' ? m.opens(when(state.at)) : m.closed}
        >
          {m.book}
        </Button>
      )
    case 'cancelled':
    case 'booked':
    case 'checked_in':
    case 'attended':
    case 'no_show':
    case 'offered':
    case 'waiting':
    case 'running':
    case 'over':
      return null
  }
}
