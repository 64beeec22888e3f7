import { useSend, type GetKey } from '../../../api/index.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useDenied } from '../../../shared/session/use-session.ts'
import { Button, type IconName } from '../../../ui/index.ts'
import { useMessages } from '../../messages/index.ts'
import type { RosterBooking } from './attendance.ts'

const STALE: readonly GetKey[] = ['GET /api/v1/scheduled-classes/{class_id}/roster', 'GET /api/v1/today']

/** The price of an unpaid spot, and one press to settle it: with money, or from a membership bought meanwhile. */
export function Unpaid({ booking }: { booking: RosterBooking }) {
  const { unpaid: m } = useMessages().roster
  const format = useFormat()
  const forbidden = useDenied()('charges.manage')
  const { to_pay, could_pay, client_name: name } = booking
  const pay = useSend('POST /api/v1/bookings/{booking_id}/pay', { invalidate: STALE, done: m.done(name) })
  const press = (label: string, full: string, icon: IconName, body: Parameters<typeof pay.send>[0]['body']) => (
    <Button
      key={label}
      size="small"
      icon={icon}
      label={full}
      disabledReason={forbidden}
      isPending={pay.isPending}
      onPress={() => void pay.send({ params: { booking_id: booking.booking_id }, body })}
    >
      {label}
    </Button>
  )
  const price = to_pay && format.money(to_pay.amount, to_pay.currency)
  return (
    <div className="col-span-2 col-start-2 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm">
      <span className="figures">{price ? m.owed(price) : m.noPrice}</span>
      <span className="flex flex-wrap gap-1.5">
        {could_pay
          ? press(m.from(could_pay.name), m.fromOf(name, could_pay.name), 'ticket', {
              membership_id: could_pay.membership_id,
            })
          : null}
        {price ? press(m.cash, m.cashOf(name, price), 'cash', { payment_method: 'cash' }) : null}
        {price ? press(m.card, m.cardOf(name, price), 'card', { payment_method: 'card_terminal' }) : null}
      </span>
    </div>
  )
}
