import { Suspense, useState } from 'react'
import { late } from '../../../shared/app/late.tsx'
import { useNow } from '../../../shared/clock.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { useMessages } from '../../messages/index.ts'
import { cancelTerms, type Booking } from '../../parts/cancel-terms.ts'
import { useTermsLine } from '../../parts/CancelWords.tsx'
import { ChangeSeat } from '../../parts/ChangeSeat.tsx'
import { CheckIn } from '../../parts/CheckIn.tsx'
import type { Dependant } from '../../parts/dependants.ts'
import { ShowCode } from '../../parts/ShowCode.tsx'
import { useDoorCode } from '../../parts/use-door-code.tsx'
import { useToPay } from '../../parts/use-to-pay.ts'
import { useWhen } from '../../parts/use-when.ts'

const CancelSheet = late(() => import('../../parts/CancelSheet.tsx'), 'above')

interface BookedSeatProps {
  booking: Booking
  /** The dependant whose seat it is, if not the reader's. */
  whom?: Dependant
}

/** A place in a class: check in when it is time, or give it up knowing what that costs. */
export function BookedSeat({ booking, whom }: BookedSeatProps) {
  const { classPage: m, bookings, helps, seats } = useMessages()
  const [isAsking, ask] = useState(false)
  const code = useDoorCode(booking, whom)
  const now = useNow(1000)
  const line = useTermsLine()
  const when = useWhen()
  const format = useFormat()
  const toPay = useToPay()
  const terms = cancelTerms(booking, now)
  const isIn = booking.status === 'checked_in'
  const own = isIn ? m.youAreIn : m.youAreBooked
  const title = whom ? (isIn ? helps.theyAreIn : helps.theyAreBooked)(whom.full_name) : own
  return (
    <div className="flex flex-col gap-3">
      <div className="flex items-start gap-3 rounded-lg bg-good-soft px-4 py-3">
        <Icon name="success" size={22} className="text-good" />
        <div className="min-w-0 flex-1">
          <p className="text-base font-semibold">{title}</p>
          {isIn ? null : <p className="text-base">{m.seeYou(when(booking.starts_at))}</p>}
          {booking.is_unpaid ? <p className="text-sm">{toPay(booking)}</p> : null}
          {booking.paid ? <p className="text-sm">{bookings.paid(format.money(booking.paid.amount))}</p> : null}
          {booking.seat_name ? <p className="text-base">{seats.seat(booking.seat_name)}</p> : null}
          {booking.membership_name ? <p className="text-sm text-muted">{booking.membership_name}</p> : null}
        </div>
      </div>
      {whom ? null : <CheckIn booking={booking} wide />}
      <ShowCode booking={booking} wide onPress={code.show} />
      <ChangeSeat booking={booking} dependantId={whom?.id} wide />
      {isIn ? null : (
        <div>
          <Button
            size="large"
            className="w-full"
            disabledReason={terms ? null : bookings.cantCancel}
            onPress={() => ask(true)}
          >
            {bookings.cancelDo}
          </Button>
          {terms ? (
            <p className="mt-2 text-center text-sm text-pretty text-muted">{line(terms, booking.starts_at)}</p>
          ) : null}
        </div>
      )}
      {code.sheet}
      {isAsking ? (
        <Suspense>
          <CancelSheet booking={booking} dependantId={whom?.id} onClose={() => ask(false)} />
        </Suspense>
      ) : null}
    </div>
  )
}
