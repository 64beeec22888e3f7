import { useApi, useSend } from '../../../../../api/index.ts'
import { useFormat } from '../../../../../shared/format/use-format.ts'
import { useDenied } from '../../../../../shared/session/use-session.ts'
import { Badge, Button, Card } from '../../../../../ui/index.ts'
import { useMessages } from '../../../../messages/index.ts'
import { BOOKING_CHANGED } from './use-booking-actions.ts'

/** The classes a client waits for, with her place in the queue. Nothing when there are none. */
export function WaitlistRows({ clientId }: { clientId: number }) {
  const { clientProfile } = useMessages()
  const m = clientProfile.bookings
  const format = useFormat()
  const denied = useDenied()('bookings.manage')
  const waitlist = useApi('GET /api/v1/bookings/waitlist', { query: { client_id: clientId } })
  const leave = useSend('DELETE /api/v1/bookings/waitlist/{waitlist_id}', {
    done: m.left,
    invalidate: BOOKING_CHANGED,
  })
  const waiting = waitlist.data?.filter(({ status }) => status === 'waiting' || status === 'offered') ?? []
  if (waiting.length === 0) return null
  return (
    <Card flush title={m.waiting}>
      <ul className="divide-y divide-line">
        {waiting.map(({ id, class_name, starts_at, position, offer_expires_at }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2">
            <span className="min-w-0 flex-1">
              <span className="font-medium">{class_name}</span>
              <span className="figures block text-xs text-muted">{format.dateTime(starts_at)}</span>
            </span>
            <Badge tone={offer_expires_at ? 'warn' : 'info'}>
              {offer_expires_at ? m.offered(format.dateTime(offer_expires_at)) : m.position(position ?? 1)}
            </Badge>
            <Button
              size="small"
              disabledReason={denied}
              isPending={leave.pending?.params.waitlist_id === id}
              onPress={() => void leave.send({ params: { waitlist_id: id } })}
            >
              {m.leave}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  )
}
