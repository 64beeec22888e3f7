import { useNow } from '../../../shared/clock.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { Anchor } from '../../../ui/button/Anchor.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { useMessages } from '../../messages/index.ts'
import type { Booking } from '../../parts/cancel-terms.ts'
import { checkingIn } from '../../parts/check-in.ts'
import { countdownPace, startsIn } from '../../parts/time-left.ts'
import { useDoorCode } from '../../parts/use-door-code.tsx'
import { useWhen } from '../../parts/use-when.ts'
import { useWhom } from '../../parts/whom.ts'
import { paths } from '../../paths.ts'
import { useOwnAppointments } from '../appointments/use-appointments.ts'
import { toComeOf, type Booked } from '../bookings/to-come.ts'

/** Shows the reader's next booking, a class or an appointment, with how long it is until then. */
export default function NextUp({ bookings }: { bookings: readonly Booking[] }) {
  const { home: m } = useMessages()
  const now = useNow(15_000)
  const appointments = useOwnAppointments()
  const [next, ...more] = toComeOf(bookings, appointments.data ?? [], now).filter(
    ({ ends_at, booking }) => Date.parse(ends_at) > now && booking?.status !== 'class_cancelled',
  )
  if (!next)
    return appointments.data ? (
      <p className="flex min-h-16 items-center text-sm text-pretty text-muted">{m.none}</p>
    ) : null
  return (
    <section
      aria-label={m.title}
      className="relative flex min-h-16 items-center gap-3 rounded-lg border border-line bg-surface px-3.5 py-2 shadow-raised"
    >
      <About next={next} more={more.length} now={now} />
      {next.booking ? <ShowCodeOf key={next.key} booking={next.booking} now={now} /> : null}
    </section>
  )
}

function About({ next, more, now }: { next: Booked; more: number; now: number }) {
  const { home: m } = useMessages()
  const [, choose] = useWhom()
  const when = useWhen()
  const { starts_at, booking, appointment } = next
  return (
    <div className="min-w-0 flex-1">
      <Anchor
        href={booking ? paths.class(booking.scheduled_class_id) : paths.bookings()}
        onFollow={() => choose(undefined)}
        className="ring-focus block rounded-sm font-semibold break-words text-ink no-underline after:absolute after:inset-0"
      >
        {booking ? booking.class_name : appointment.service_name}
      </Anchor>
      <p className="figures text-sm text-pretty text-muted">
        {when(starts_at)}
        <Countdown until={starts_at} now={now} />
        {more > 0 ? ` · ${m.more(more)}` : null}
      </p>
    </div>
  )
}

/** Time until a start within a day; by the second in the last ten minutes, which begin by the page's `now`. */
function Countdown({ until, now }: { until: string; now: number }) {
  const { home: m } = useMessages()
  const format = useFormat()
  const left = startsIn(until, useNow(countdownPace(until, now)))
  if (left === null) return null
  const said = left === 'now' ? m.now : m.soon('clock' in left ? left.clock : format.duration(left.minutes))
  return (
    <span role="timer" aria-live="off" className="font-medium text-accent-text">
      {` · ${said}`}
    </span>
  )
}

function ShowCodeOf({ booking, now }: { booking: Booking; now: number }) {
  const { home: m } = useMessages()
  const code = useDoorCode(booking)
  return (
    <>
      {checkingIn(booking, now) ? (
        <Button className="relative shrink-0" label={m.showNamed(booking.class_name)} onPress={code.show}>
          {m.show}
        </Button>
      ) : null}
      {code.sheet}
    </>
  )
}
