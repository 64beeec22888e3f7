import { useApi, useSend, type Answer, type Item } from '../../../../../api/index.ts'
import { useNow } from '../../../../../shared/clock.ts'
import { useFormat } from '../../../../../shared/format/use-format.ts'
import { useToast } from '../../../../../shared/problem/use-toast.ts'
import { useDenied } from '../../../../../shared/session/use-session.ts'
import { Loaded } from '../../../../../shared/states/Loaded.tsx'
import { Button, Callout, Skeleton } from '../../../../../ui/index.ts'
import { useMessages } from '../../../../messages/index.ts'
import type { Client } from '../../ClientForm.tsx'
import { WeeklyButton } from './WeeklyButton.tsx'
import { BOOKING_CHANGED } from '../../../roster/move/changed.ts'

type Answered = Answer<'GET /api/v1/scheduled-classes/{class_id}/eligibility'>

/** Refusals that no role can override. */
const FIRM = new Set(['CLASS_CANCELLED', 'CLASS_STARTED', 'CLIENT_INACTIVE', 'ALREADY_BOOKED', 'CLASS_FULL'])

export type ScheduledClass = Item<'GET /api/v1/scheduled-classes'>

interface EligibilityProps {
  cls: ScheduledClass
  client: Client
  onClose: () => void
}

/** True if a client can book a class, with what pays, or every rule that stands against it; and the booking. */
export function Eligibility({ cls, client, onClose }: EligibilityProps) {
  const eligibility = useApi('GET /api/v1/scheduled-classes/{class_id}/eligibility', {
    params: { class_id: cls.id },
    query: { client_id: client.id },
  })
  return (
    <div className="border-t border-line bg-canvas px-3 py-3">
      <Loaded query={eligibility} skeleton={<Skeleton className="h-16" />}>
        {(answer) => <Verdict answer={answer} cls={cls} client={client} onClose={onClose} />}
      </Loaded>
    </div>
  )
}

function Verdict({ answer, cls, client, onClose }: EligibilityProps & { answer: Answered }) {
  const { clientProfile } = useMessages()
  const m = clientProfile.book
  const { book, join, isPending } = useBooking(cls, client, onClose)
  const denied = useDenied()
  const noBooking = denied('bookings.manage')
  const { can_book, reasons, can_join_waitlist, own_booking_id, waitlist_entry: entry } = answer
  const isFirm = reasons.some(({ code }) => FIRM.has(code))
  const isWaiting = entry?.status === 'waiting' || entry?.status === 'offered'
  const weekly = <WeeklyButton standing={answer.standing} cls={cls} clientId={client.id} onClose={onClose} />
  if (own_booking_id)
    return (
      <div className="flex flex-col gap-3">
        <Callout tone="good">{m.isBooked}</Callout>
        {weekly}
      </div>
    )
  return (
    <div className="flex flex-col gap-3">
      {can_book ? (
        <Paying answer={answer} />
      ) : (
        <Callout tone="warn" live title={m.refused}>
          <ul className="list-disc space-y-0.5 ps-4">
            {reasons.map(({ code, detail }) => (
              <li key={code}>{detail}</li>
            ))}
          </ul>
        </Callout>
      )}
      {isWaiting ? <p className="text-xs text-muted">{m.isWaiting(entry.position ?? 1)}</p> : null}
      <div className="flex flex-wrap items-center justify-end gap-2">
        {can_book ? (
          <Button look="primary" disabledReason={noBooking} isPending={isPending} onPress={() => book(false)}>
            {m.submit}
          </Button>
        ) : (
          <Button
            isPending={isPending}
            disabledReason={noBooking ?? denied('bookings.override') ?? (isFirm && m.cannotForce)}
            onPress={() => book(true)}
          >
            {m.force}
          </Button>
        )}
        {can_join_waitlist && !isWaiting ? (
          <Button look="primary" disabledReason={noBooking} isPending={isPending} onPress={join}>
            {m.join}
          </Button>
        ) : null}
      </div>
      {!can_book && !isFirm ? <p className="text-end text-xs text-muted">{m.forceHelp}</p> : null}
      {weekly}
    </div>
  )
}

/** With what the seat would be paid, and whether or until when it can be given back. */
function Paying({ answer: { membership, free_until } }: { answer: Answered }) {
  const { clientProfile } = useMessages()
  const m = clientProfile.book
  const { dateTime } = useFormat()
  const isFree = useNow(30_000) <= Date.parse(free_until)
  const terms = isFree ? m.freeUntil(dateTime(free_until)) : m.noLongerFree(dateTime(free_until))
  const takes = !membership
    ? null
    : !membership.takes_credit || membership.credits_left === null
      ? m.unlimited
      : m.takes(membership.credits_left)
  return (
    <Callout tone="good" live title={m.canBook}>
      {[membership && m.uses(membership.name), takes, terms].filter(Boolean).join(' ')}
    </Callout>
  )
}

function useBooking(cls: ScheduledClass, client: Client, onClose: () => void) {
  const { clientProfile } = useMessages()
  const m = clientProfile.book
  const toast = useToast()
  const seen = { invalidate: BOOKING_CHANGED }
  const post = useSend('POST /api/v1/bookings', seen)
  const wait = useSend('POST /api/v1/bookings/waitlist', seen)
  const who = { scheduled_class_id: cls.id, client_id: client.id }
  const book = async (force: boolean) => {
    const booking = await post.send({ body: { ...who, ...(force ? { force } : {}) } })
    if (!booking) return
    toast.done(m.booked(cls.name), booking.is_unpaid ? m.bookedUnpaid : undefined)
    onClose()
  }
  const join = async () => {
    const entry = await wait.send({ body: who })
    if (!entry) return
    toast.done(m.joined(cls.name, entry.position ?? 1))
    onClose()
  }
  return {
    book: (force: boolean) => void book(force),
    join: () => void join(),
    isPending: post.isPending || wait.isPending,
  }
}
