import { Suspense, useState, type ReactNode } from 'react'
import { useSend } from '../../../api/index.ts'
import type { Cache } from '../../../api/use-send.ts'
import { late } from '../../../shared/app/late.tsx'
import { useCheckInDay } from '../../../shared/check-in-day.ts'
import { useNow } from '../../../shared/clock.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useToast } from '../../../shared/problem/use-toast.ts'
import { useDenied } from '../../../shared/session/use-session.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Avatar } from '../../../ui/data/Avatar.tsx'
import { Badge } from '../../../ui/data/Badge.tsx'
import { useMessages } from '../../messages/index.ts'
import { CHANGED, withStatus, type RosterBooking } from './roster.ts'
import { TagBadge } from './TagBadge.tsx'
import type { People, Person } from './use-people.ts'

const PersonSheet = late(() => import('./PersonSheet.tsx'), 'above')

/** Saying who is here: shown at once, put right if the server refuses. */
function useAttendance(classId: number, booking: RosterBooking) {
  const { teaching: m } = useMessages()
  const toast = useToast()
  const { money } = useFormat()
  const becomes = (status: RosterBooking['status']) => ({
    invalidate: CHANGED,
    optimistic: (cache: Cache) => withStatus(cache, classId, [booking.booking_id], status),
  })
  const checkIn = useSend('POST /api/v1/bookings/{booking_id}/check-in', becomes('checked_in'))
  const noShow = useSend('POST /api/v1/bookings/{booking_id}/no-show', becomes('no_show'))
  const undo = useSend('POST /api/v1/bookings/{booking_id}/undo', {
    ...becomes('booked'),
    onDone: ({ fee }) => {
      if (fee.outcome === 'kept') toast.done(m.feeKept(money(fee.amount, fee.currency ?? undefined)))
    },
  })
  const params = { booking_id: booking.booking_id }
  return {
    checkIn: () => void checkIn.send({ params }),
    noShow: () => void noShow.send({ params }),
    undo: () => void undo.send({ params }),
  }
}

interface RosterRowProps {
  booking: RosterBooking
  /** Null where the reader may not know more about clients. */
  people: People
  classId: number
  startsAt: string
  checkInOpensAt: string
}

/** Somebody booked: what to know about them, more with a tap, and the tap that says they are here. */
export function RosterRow({ booking, people, classId, startsAt, checkInOpensAt }: RosterRowProps) {
  const { teaching: m, seats } = useMessages()
  const hasBegun = useNow(15_000) >= Date.parse(startsAt)
  const denied = useDenied()('bookings.manage')
  const tooEarly = useCheckInDay()(checkInOpensAt)
  const attendance = useAttendance(classId, booking)
  const [isOpen, setOpen] = useState(false)
  const { client_id, client_name: name, status, seat_name: seat, credits_left: left } = booking
  const person = people && people.data?.find((one) => one.client_id === client_id)
  return (
    <li className="flex items-center gap-3 py-2 ps-4 pe-2">
      <Who
        name={name}
        detail={[seat && seats.seat(seat), booking.membership_name, left === null ? null : m.credits(left)]
          .filter(Boolean)
          .join(' · ')}
        onPress={people ? () => setOpen(true) : null}
      >
        <Remarks booking={booking} person={person} />
      </Who>
      {isOpen && people ? (
        <Suspense>
          <PersonSheet people={people} clientId={client_id} name={name} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
      {status === 'booked' ? (
        <div className="flex shrink-0 gap-1">
          {hasBegun ? (
            <Button look="quiet" label={m.noShowNamed(name)} disabledReason={denied} onPress={attendance.noShow}>
              {m.noShow}
            </Button>
          ) : null}
          <Button label={m.checkInNamed(name)} onPress={attendance.checkIn} disabledReason={denied ?? tooEarly}>
            {m.checkIn}
          </Button>
        </div>
      ) : (
        <Button
          look="quiet"
          icon={status === 'checked_in' ? 'success' : 'minus'}
          label={status === 'checked_in' ? m.undoNamed(name) : m.undoMissedNamed(name)}
          className={status === 'checked_in' ? 'bg-good-soft! text-good!' : ''}
          disabledReason={denied}
          onPress={attendance.undo}
        >
          {status === 'checked_in' ? m.isIn : m.missed}
        </Button>
      )}
    </li>
  )
}

interface WhoProps {
  name: string
  detail: string
  /** Opens what else there is to know; null: there is nothing more to show. */
  onPress: (() => void) | null
  children: ReactNode
}

function Who({ name, detail, onPress, children }: WhoProps) {
  const shown = (
    <>
      <Avatar name={name} size="medium" />
      <span className="min-w-0 flex-1">
        <span className="block font-medium break-words">{name}</span>
        <span className="figures block text-xs text-pretty break-words text-muted">{detail}</span>
        {children}
      </span>
    </>
  )
  const look = 'flex min-w-0 flex-1 items-center gap-3 text-start'
  if (!onPress) return <div className={look}>{shown}</div>
  return (
    <button
      type="button"
      onClick={onPress}
      className={`ring-focus -my-1 -ms-2 rounded-md py-1 ps-2 hover:bg-hover ${look}`}
    >
      {shown}
    </button>
  )
}

const SHOWN_TAGS = 2

interface RemarksProps {
  booking: RosterBooking
  /** Null where the reader may not know more about clients; undefined while it is on its way. */
  person: Person | null | undefined
}

function Remarks({ booking, person }: RemarksProps) {
  const { teaching: m, people } = useMessages()
  const { is_first_visit, is_birthday, is_unpaid, unsigned_waivers } = booking
  return (
    // Instructors' facts about clients come after the roster: their line is there before, so that nothing moves.
    <span className={`mt-1 flex flex-wrap gap-1 ${person === null ? 'empty:hidden' : 'min-h-5'}`}>
      {is_first_visit ? <Badge tone="accent">{m.firstVisit}</Badge> : null}
      {is_birthday ? <Badge tone="info">{m.birthday}</Badge> : null}
      {is_unpaid ? <Badge tone="bad">{m.unpaid}</Badge> : null}
      {unsigned_waivers.map(({ id, title }) => (
        <Badge key={id} tone="warn">
          {m.waiver(title)}
        </Badge>
      ))}
      {person?.health.length ? <Badge tone="warn">{people.healthSign}</Badge> : null}
      {person?.notes.length ? <Badge tone="info">{people.noteSign}</Badge> : null}
      {person?.tags.slice(0, SHOWN_TAGS).map((tag) => (
        <TagBadge key={tag.name} tag={tag} />
      ))}
      {person && person.tags.length > SHOWN_TAGS ? (
        <Badge>{people.moreTags(person.tags.length - SHOWN_TAGS)}</Badge>
      ) : null}
    </span>
  )
}
