import { useId, useState } from 'react'
import { useSend } from '../../../api/index.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useSharedMessages } from '../../../shared/i18n/catalogue.ts'
import { ProblemCallout } from '../../../shared/problem/ProblemCallout.tsx'
import { useToast } from '../../../shared/problem/use-toast.ts'
import { Button, Dialog, OverlayActions, TextField, useUnsaved } from '../../../ui/index.ts'
import { useMessages } from '../../messages/index.ts'
import type { RosterBooking } from './attendance.ts'
import { formatFee } from './fee-words.ts'

interface ExcuseDialogProps {
  /** Null keeps it closed. */
  booking: RosterBooking | null
  onClose: () => void
}

/** Excuses a no-show or a late cancellation. */
export function ExcuseDialog({ booking, onClose }: ExcuseDialogProps) {
  const { excusing: m } = useMessages().roster
  return (
    <Dialog
      width="small"
      title={m.title(booking?.client_name ?? '')}
      description={m.means}
      isOpen={booking !== null}
      onClose={onClose}
    >
      {booking ? <Excusing booking={booking} onClose={onClose} /> : null}
    </Dialog>
  )
}

function Excusing({ booking, onClose }: { booking: RosterBooking; onClose: () => void }) {
  const { excusing: m, fee: feeWords } = useMessages().roster
  const { words } = useSharedMessages()
  const { money } = useFormat()
  const toast = useToast()
  const excuse = useSend('POST /api/v1/bookings/{booking_id}/excuse', {
    onDone: ({ fee }) => toast.done(m.done(booking.client_name), formatFee(fee, feeWords, money)),
  })
  const [reason, setReason] = useState('')
  const id = useId()
  useUnsaved(reason.trim() !== '')
  return (
    <form
      id={id}
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        const body = reason.trim() ? { reason: reason.trim() } : undefined
        const params = { booking_id: booking.booking_id }
        void excuse.sendOrThrow({ params, body }).then(onClose, () => undefined)
      }}
    >
      <ProblemCallout problem={excuse.problem} />
      <TextField label={m.reason} value={reason} onChange={setReason} maxLength={500} isRequired={false} autoFocus />
      <OverlayActions>
        <Button onPress={onClose}>{words.cancel}</Button>
        <Button look="primary" type="submit" form={id} isPending={excuse.isPending}>
          {m.submit}
        </Button>
      </OverlayActions>
    </form>
  )
}
