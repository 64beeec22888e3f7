import { useEffect, useEffectEvent } from 'react'
import { useApi } from '../../api/index.ts'
import { useNow } from '../../shared/clock.ts'
import { useFormat } from '../../shared/format/use-format.ts'
import { useSharedMessages } from '../../shared/i18n/catalogue.ts'
import { StudioLogo } from '../../shared/picture/StudioLogo.tsx'
import { explain } from '../../shared/problem/explain.ts'
import { QrCode } from '../../shared/qr/QrCode.tsx'
import { useStudio } from '../../shared/studio/studio.ts'
import { useWakeLock } from '../../shared/use-wake-lock.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { useMessages } from '../messages/index.ts'
import type { Booking } from './cancel-terms.ts'
import { checkingIn } from './check-in.ts'
import { useTheirUpcoming, type Dependant } from './dependants.ts'

/** Milliseconds: a code is good for ten minutes, somebody may be at the door now, and a hello is read. */
const RENEWED = 8 * 60_000
const LOOKED = 5000
const READ = 4000

interface DoorCodeSheetProps {
  booking: Booking
  /** The dependant whose code it is, if not the reader's. */
  whom?: Dependant | undefined
  onClose: () => void
}

/** A booking like a pass: the code to hold up to the kiosk, until the kiosk has read it. */
export default function DoorCodeSheet({ booking, whom, onClose }: DoorCodeSheetProps) {
  const { doorCode: m, seats } = useMessages()
  const { words } = useSharedMessages()
  const { studio_name, logo_url } = useStudio()
  const format = useFormat()
  const isIn = useCheckedIn(booking, whom)
  useWakeLock()
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!isIn) return
    const closing = setTimeout(() => close(), READ)
    return () => clearTimeout(closing)
  }, [isIn])
  const time = format.timeRange(booking.starts_at, booking.ends_at)
  return (
    <Dialog title={m.title} width="small" isOpen onClose={onClose}>
      <div className="flex flex-col items-center gap-3 text-center">
        <div className="flex w-full items-center gap-3 text-start">
          <StudioLogo name={studio_name ?? ''} url={logo_url} className="size-10 rounded-lg text-lg" />
          <div className="min-w-0 flex-1">
            <p className="font-semibold break-words">{booking.class_name}</p>
            <p className="figures text-sm text-muted">
              {[time, booking.seat_name && seats.seat(booking.seat_name)].filter(Boolean).join(' · ')}
            </p>
          </div>
        </div>
        <div role="status" className="w-full">
          {isIn ? <In whom={whom} /> : <Code booking={booking} whom={whom} />}
        </div>
        <p className="text-lg font-semibold break-words">{booking.client_name}</p>
        {/* Within what scrolls on a small screen, so that keys reach it. */}
        <Button size="large" onPress={onClose} className="w-full">
          {words.close}
        </Button>
      </div>
    </Dialog>
  )
}

function In({ whom }: { whom: Dependant | undefined }) {
  const { doorCode: m } = useMessages()
  return (
    <div className="flex min-h-64 flex-col items-center justify-center gap-3 rounded-lg bg-good-soft p-4">
      <Icon name="success" size={56} className="text-good" />
      <p className="text-lg font-semibold text-pretty">{whom ? m.theyAreIn(whom.full_name) : m.in}</p>
    </div>
  )
}

function Code({ booking, whom }: { booking: Booking; whom: Dependant | undefined }) {
  const { doorCode: m } = useMessages()
  const { problems } = useSharedMessages()
  const format = useFormat()
  const now = useNow(5000)
  const code = useCode(booking, whom)
  const isSoon = checkingIn(booking, now) === 'soon'
  const isOver = code.data !== undefined && Date.parse(code.data.expires_at) < now
  if (code.data && !isOver)
    return (
      <div className="flex flex-col items-center gap-3">
        <QrCode text={code.data.code} label={m.title} className="w-full max-w-56 border border-line" />
        <p className="text-base text-pretty">{isSoon ? m.opens(format.time(booking.check_in_opens_at)) : m.hold}</p>
        <p className="text-sm text-pretty text-muted">{m.renews}</p>
      </div>
    )
  if (code.error) {
    const { status, problem } = code.error
    return (
      <div className="flex min-h-64 flex-col items-center justify-center gap-3 rounded-lg bg-warn-soft p-4">
        <Icon name="warning" size={40} className="text-warn" />
        <p className="text-base text-pretty">{status === 0 ? m.offline : explain(problem, problems).title}</p>
      </div>
    )
  }
  return <Skeleton className="mx-auto h-64 w-full max-w-64 rounded-lg" />
}

function useCode({ id: booking_id }: Booking, whom: Dependant | undefined) {
  const own = useApi(
    'GET /api/v1/bookings/{booking_id}/check-in-code',
    { params: { booking_id } },
    { every: RENEWED, enabled: whom === undefined },
  )
  const theirs = useApi(
    'GET /api/v1/clients/me/dependants/{dependant_id}/bookings/{booking_id}/check-in-code',
    { params: { dependant_id: whom?.id ?? 0, booking_id } },
    { every: RENEWED, enabled: whom !== undefined },
  )
  return whom ? theirs : own
}

/** True if the kiosk has read the code meanwhile. */
function useCheckedIn(booking: Booking, whom: Dependant | undefined): boolean {
  const own = useApi(
    'GET /api/v1/bookings/{booking_id}',
    { params: { booking_id: booking.id } },
    { every: LOOKED, enabled: whom === undefined },
  )
  const theirs = useTheirUpcoming(whom?.id ?? 0, { every: LOOKED, enabled: whom !== undefined })
  const now = whom ? theirs.data?.items.find(({ id }) => id === booking.id) : own.data
  return (now ?? booking).status === 'checked_in'
}
