import { Suspense, useState } from 'react'
import { late } from '../../../shared/app/late.tsx'
import { useNow } from '../../../shared/clock.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Badge } from '../../../ui/data/Badge.tsx'
import { Icon } from '../../../ui/icon/Icon.tsx'
import { useMessages } from '../../messages/index.ts'
import { cancelTerms, type Booking } from '../../parts/cancel-terms.ts'
import { useTermsLine } from '../../parts/CancelWords.tsx'
import { ChangeSeat } from '../../parts/ChangeSeat.tsx'
import { CheckIn } from '../../parts/CheckIn.tsx'
import type { Dependant } from '../../parts/dependants.ts'
import { Place } from '../../parts/Place.tsx'
import { useCalendarFile } from '../../parts/use-calendar-file.ts'
import { ShowCode } from '../../parts/ShowCode.tsx'
import { useDoorCode } from '../../parts/use-door-code.tsx'
import { useToPay } from '../../parts/use-to-pay.ts'
import { useWhen } from '../../parts/use-when.ts'
import { ClassName } from './ClassName.tsx'
import { DateBlock } from './DateBlock.tsx'

const CancelSheet = late(() => import('../../parts/CancelSheet.tsx'), 'above')

interface BookingCardProps {
  booking: Booking
  /** The dependant whose booking it is, if any. */
  whom?: Dependant
}

/** A booking to come, with the terms of giving it up in plain sight. */
export function BookingCard({ booking, whom }: BookingCardProps) {
  const { bookings: m, seats } = useMessages()
  const format = useFormat()
  const when = useWhen()
  const now = useNow(30_000)
  const line = useTermsLine()
  const toPay = useToPay()
  const [isAsking, ask] = useState(false)
  const code = useDoorCode(booking, whom)
  const keep = useCalendarFile()
  const terms = cancelTerms(booking, now)
  const isOwn = whom === undefined
  return (
    <li className="relative overflow-hidden rounded-lg border border-line bg-surface shadow-raised">
      <div className="flex gap-3.5 p-4">
        <DateBlock instant={booking.starts_at} />
        <div className="min-w-0 flex-1">
          <ClassName of={booking} whom={whom} />
          <p className="figures text-sm">{format.timeRange(booking.starts_at, booking.ends_at)}</p>
          <p className="break-words text-sm text-muted">
            {[booking.seat_name && seats.seat(booking.seat_name), booking.instructor_name, booking.membership_name]
              .filter(Boolean)
              .join(' · ')}
          </p>
          <Place of={booking} />
          {booking.is_unpaid ? <p className="text-sm font-medium text-pretty">{toPay(booking)}</p> : null}
        </div>
        {booking.status === 'checked_in' ? (
          <span>
            <Badge tone="good">
              <Icon name="check" size={12} />
              {m.status.checked_in}
            </Badge>
          </span>
        ) : null}
        {booking.status === 'class_cancelled' ? (
          <span>
            <Badge tone="bad">{m.status.class_cancelled}</Badge>
          </span>
        ) : null}
      </div>
      {booking.status === 'booked' ? (
        <div className="flex flex-wrap items-center justify-end gap-x-3 gap-y-1 border-t border-line py-2 ps-4 pe-2">
          <p className="min-w-44 flex-1 text-xs text-pretty text-muted">
            {terms ? line(terms, booking.starts_at) : m.cantCancel}
          </p>
          <div className="relative flex flex-wrap gap-1.5">
            <Button
              look="quiet"
              icon="calendar"
              iconOnly
              label={m.addToCalendarNamed(booking.class_name)}
              onPress={() => keep({ ...booking, name: booking.class_name, with: booking.instructor_name })}
            />
            <ChangeSeat booking={booking} dependantId={whom?.id} />
            <Button
              look="quiet"
              label={m.cancelNamed(booking.class_name, when(booking.starts_at))}
              disabledReason={terms ? null : m.cantCancel}
              onPress={() => ask(true)}
            >
              {m.cancel}
            </Button>
            <ShowCode booking={booking} onPress={code.show} />
            {isOwn ? <CheckIn booking={booking} /> : null}
          </div>
        </div>
      ) : null}
      {code.sheet}
      {isAsking ? (
        <Suspense>
          <CancelSheet booking={booking} dependantId={whom?.id} onClose={() => ask(false)} />
        </Suspense>
      ) : null}
    </li>
  )
}
