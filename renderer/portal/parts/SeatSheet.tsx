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

interface SeatSheetProps {
  booking: Booking
  /** The dependant whose seat it is, if any. */
  dependantId?: number | undefined
  onClose: () => void
}

/** Choosing another seat for a booking, and whether it is to be theirs whenever it is free. */
export default function SeatSheet({ booking, dependantId, onClose }: SeatSheetProps) {
  const { seats: m } = useMessages()
  const { words } = useSharedMessages()
  const [seatId, setSeatId] = useState(booking.seat_id)
  // Undefined: as it is, so that another seat is taken for once without giving up the usual one.
  const [isKept, keep] = useState<boolean | undefined>(undefined)
  const params = { class_id: booking.scheduled_class_id }
  const { data } = useApi('GET /api/v1/scheduled-classes/{class_id}/seats', { params })
  const isTheirs = dependantId !== undefined
  const isUsual = !isTheirs && (data?.seats.some(({ id, is_usual }) => id === seatId && is_usual) ?? false)
  const told = { done: ({ seat_name }: { seat_name: string | null }) => m.changed(seat_name ?? ''), onDone: onClose }
  const changeOwn = useSend('PUT /api/v1/bookings/{booking_id}/seat', told)
  const changeTheirs = useSend('PUT /api/v1/clients/me/dependants/{dependant_id}/bookings/{booking_id}/seat', told)
  const change = isTheirs ? changeTheirs : changeOwn
  const choose = (seat: number) => {
    setSeatId(seat)
    keep(undefined)
  }
  const save = () => {
    if (seatId === null) return
    const body = { seat_id: seatId, keep_seat: isKept === isUsual ? undefined : isKept }
    const booking_id = booking.id
    const sent = isTheirs
      ? changeTheirs.sendOrThrow({ params: { dependant_id: dependantId, booking_id }, body })
      : changeOwn.sendOrThrow({ params: { booking_id }, body })
    void sent.catch(() => undefined)
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
        <SeatPicker
          classId={booking.scheduled_class_id}
          value={seatId}
          onChange={choose}
          isTheirs={isTheirs}
          theirSeatId={booking.seat_id}
        />
        <Checkbox value={isKept ?? isUsual} onChange={keep}>
          {m.keep}
        </Checkbox>
        <ProblemCallout problem={change.problem} />
      </div>
    </Dialog>
  )
}
