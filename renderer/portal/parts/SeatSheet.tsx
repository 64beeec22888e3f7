import { useState } from 'react'
import { useApi, useSend } from '../../api/index.ts'
import { useSharedMessages } from '../../shared/i18n/catalogue.ts'
import { ProblemCallout } from '../../shared/problem/ProblemCallout.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { Checkbox } from '../../ui/choice/Checkbox.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { useMessages } from '../messages/index.ts'
import type { Booking } from './cancel-terms.ts'
import SeatPicker from './SeatPicker.tsx'

/** Choosing another seat for a booking, and whether it is to be theirs whenever it is free. */
export default function SeatSheet({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const { seats: m } = useMessages()
  const { words } = useSharedMessages()
  const [seatId, setSeatId] = useState(booking.seat_id)
  // Undefined: as it is, so that another seat is taken for once without giving up the usual one.
  const [isKept, keep] = useState<boolean | undefined>(undefined)
  const params = { class_id: booking.scheduled_class_id }
  const { data } = useApi('GET /api/v1/scheduled-classes/{class_id}/seats', { params })
  const isUsual = data?.seats.some(({ id, is_usual }) => id === seatId && is_usual) ?? false
  const change = useSend('PUT /api/v1/bookings/{booking_id}/seat', {
    done: ({ seat_name }) => m.changed(seat_name ?? ''),
    onDone: onClose,
  })
  const choose = (seat: number) => {
    setSeatId(seat)
    keep(undefined)
  }
  const save = () => {
    if (seatId === null) return
    const body = { seat_id: seatId, keep_seat: isKept === isUsual ? undefined : isKept }
    void change.sendOrThrow({ params: { booking_id: booking.id }, body }).catch(() => undefined)
  }
  return (
    <Dialog
      title={m.changeTitle(booking.class_name)}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button size="large" onPress={onClose} className="phone:flex-1">
            {words.cancel}
          </Button>
          <Button size="large" look="primary" isPending={change.isPending} onPress={save} className="phone:flex-1">
            {words.save}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <SeatPicker classId={booking.scheduled_class_id} value={seatId} onChange={choose} />
        <Checkbox value={isKept ?? isUsual} onChange={keep}>
          {m.keep}
        </Checkbox>
        <ProblemCallout problem={change.problem} />
      </div>
    </Dialog>
  )
}
