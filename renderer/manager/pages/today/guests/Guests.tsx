import { useApi, useSend, type Item } from '../../../../api/index.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { Badge, Button, ButtonGroup, Card } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'

type Guest = Item<'GET /api/v1/guest-bookings'>

const MINUTE = 60_000

/** Guests whom nobody but the studio can confirm, since no mail leaves it; undefined while that is not known. */
export function useWaitingGuests(): Guest[] | undefined {
  const denied = useDenied()('bookings.manage') !== null
  const { data, isLoading } = useApi('GET /api/v1/guest-bookings', {}, { every: MINUTE, enabled: !denied })
  return isLoading ? undefined : (data?.filter(({ is_for_staff }) => is_for_staff) ?? [])
}

/** Those guests, each to be booked in or declined; nothing where there are none. */
export function Guests({ waiting }: { waiting: readonly Guest[] }) {
  const { guests: m } = useMessages().today
  if (waiting.length === 0) return null
  return (
    <Card title={m.title} description={m.titleMeans} action={<Badge tone="warn">{waiting.length}</Badge>} flush>
      <ul className="divide-y divide-line">
        {waiting.map((guest) => (
          <GuestRow key={guest.id} guest={guest} />
        ))}
      </ul>
    </Card>
  )
}

function GuestRow({ guest }: { guest: Guest }) {
  const { guests: m } = useMessages().today
  const format = useFormat()
  const params = { guest_booking_id: guest.id }
  const confirm = useSend('POST /api/v1/guest-bookings/{guest_booking_id}/confirm', { done: m.booked(guest.full_name) })
  const decline = useSend('POST /api/v1/guest-bookings/{guest_booking_id}/decline', {
    done: m.declined(guest.full_name),
  })
  const { full_name, email, phone, class_name, starts_at, status, held_until } = guest
  return (
    <li className="flex flex-col gap-2 px-4 py-3 text-sm">
      <div className="min-w-0">
        <p className="font-medium break-words">{full_name}</p>
        <p className="figures text-xs text-muted">
          {class_name}, {format.date(starts_at, 'weekday')}, {format.time(starts_at)}
        </p>
        <p className="text-xs break-all text-muted">{[email, phone].filter(Boolean).join(' · ')}</p>
        <p className="text-xs text-muted">{status === 'held' ? m.heldUntil(format.time(held_until)) : m.lapsed}</p>
      </div>
      <ButtonGroup align="start">
        <Button
          look="primary"
          label={m.bookNamed(full_name)}
          isPending={confirm.isPending}
          onPress={() => void confirm.send({ params })}
        >
          {m.book}
        </Button>
        <Button
          look="quiet"
          label={m.declineNamed(full_name)}
          isPending={decline.isPending}
          onPress={() => void decline.send({ params })}
        >
          {m.decline}
        </Button>
      </ButtonGroup>
    </li>
  )
}
