import { now } from '../../../shared/clock.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useMessages } from '../../messages/index.ts'
import { splitBookings, splitWaitlist, type Roster, type RosterBooking } from './attendance.ts'
import type { ClassFacts } from './class-facts.ts'

const CELL = 'border-b border-black/30 py-1.5 pe-4 text-start align-top'

/** The roster on paper: a box to tick, the name, what pays, and what to mind. Only printers see it. */
export function PrintSheet({ roster, cls }: { roster: Roster; cls: ClassFacts }) {
  const { roster: m } = useMessages()
  const format = useFormat()
  const { coming } = splitBookings(roster.bookings)
  const { live } = splitWaitlist(roster.waitlist)
  const about = [roster.instructor_name, cls.establishment_name].filter(Boolean).join(' · ')
  return (
    <div className="figures hidden text-sm text-black print:block">
      <p className="text-xl font-semibold">{roster.name}</p>
      <p>
        {format.date(roster.starts_at, 'long')}, {format.timeRange(roster.starts_at, roster.ends_at)}
      </p>
      <p>
        {about ? `${about} · ` : ''}
        {m.facts.seats} {m.facts.booked(roster.booked, roster.capacity)}
      </p>
      <table className="mt-4 w-full border-collapse">
        <thead>
          <tr>
            {[m.sheet.present, m.sheet.name, m.sheet.pays, m.sheet.notes].map((head) => (
              <th key={head} scope="col" className={`${CELL} font-semibold`}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {coming.map((booking) => (
            <Line key={booking.booking_id} booking={booking} />
          ))}
        </tbody>
      </table>
      {live.length > 0 ? (
        <>
          <p className="mt-4 font-semibold">{m.sheet.waiting}</p>
          <ol className="list-decimal ps-6">
            {live.map(({ id, client_name }) => (
              <li key={id}>{client_name}</li>
            ))}
          </ol>
        </>
      ) : null}
      <p className="mt-6 text-xs">{m.sheet.printed(format.dateTime(new Date(now()).toISOString()))}</p>
    </div>
  )
}

function Line({ booking }: { booking: RosterBooking }) {
  const { roster: m } = useMessages()
  const format = useFormat()
  const { membership_name, credits_left, status } = booking
  const pays = [
    membership_name ?? m.noMembership,
    membership_name && credits_left !== null ? m.credits(credits_left) : '',
  ]
  const unpaid = ({ to_pay }: RosterBooking) =>
    to_pay ? m.unpaid.owed(format.money(to_pay.amount, to_pay.currency)) : m.warnings.unpaid
  const notes = [
    booking.is_unpaid && unpaid(booking),
    booking.unsigned_waivers.length > 0 && m.warnings.waiver,
    booking.is_first_visit && m.warnings.first,
    booking.is_birthday && m.warnings.birthday,
  ]
  return (
    <tr className="break-inside-avoid">
      <td className={CELL}>
        <span className="inline-grid size-4 place-items-center border border-black">
          {status === 'checked_in' ? '✓' : ''}
        </span>
      </td>
      <th scope="row" className={`${CELL} font-medium`}>
        {booking.client_name}
      </th>
      <td className={CELL}>{pays.filter(Boolean).join(', ')}</td>
      <td className={CELL}>{notes.filter(Boolean).join(', ')}</td>
    </tr>
  )
}
