import { useId, useState } from 'react'
import { useApi, useSend, type Answer } from '../../../api/index.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { ProblemCallout } from '../../../shared/problem/ProblemCallout.tsx'
import { Loaded } from '../../../shared/states/Loaded.tsx'
import { Button, Callout, Dialog, OverlayActions, Skeleton, TextField, useUnsaved } from '../../../ui/index.ts'
import { useMessages } from '../../messages/index.ts'
import type { RosterBooking } from './attendance.ts'

interface CancelBookingDialogProps {
  /** Null keeps it closed. */
  booking: RosterBooking | null
  onClose: () => void
}

/** Cancels a booking, once it is plain what that costs. */
export function CancelBookingDialog({ booking, onClose }: CancelBookingDialogProps) {
  const { cancelling: m } = useMessages().roster
  return (
    <Dialog
      role="alertdialog"
      width="small"
      title={m.title(booking?.client_name ?? '')}
      isOpen={booking !== null}
      onClose={onClose}
    >
      {booking ? <Cancelling booking={booking} onClose={onClose} /> : null}
    </Dialog>
  )
}

function Cancelling({ booking, onClose }: { booking: RosterBooking; onClose: () => void }) {
  const { cancelling: m } = useMessages().roster
  const params = { booking_id: booking.booking_id }
  const current = useApi('GET /api/v1/bookings/{booking_id}', { params })
  const cancel = useSend('DELETE /api/v1/bookings/{booking_id}', { done: m.done(booking.client_name) })
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
        void cancel.sendOrThrow({ params, body }).then(onClose, () => undefined)
      }}
    >
      <ProblemCallout problem={cancel.problem} />
      <Loaded query={current} skeleton={<Skeleton className="h-16" />}>
        {(data) => <Consequence terms={data.cancel} />}
      </Loaded>
      <TextField label={m.reason} value={reason} onChange={setReason} maxLength={500} isRequired={false} autoFocus />
      <OverlayActions>
        <Button onPress={onClose}>{m.keep}</Button>
        <Button look="danger" type="submit" form={id} isPending={cancel.isPending}>
          {m.submit}
        </Button>
      </OverlayActions>
    </form>
  )
}

type Terms = Answer<'GET /api/v1/bookings/{booking_id}'>['cancel']

function Consequence({ terms }: { terms: Terms }) {
  const { cancelling: m } = useMessages().roster
  const format = useFormat()
  if (!terms) return <Callout tone="bad">{m.impossible}</Callout>
  const { is_late, free_until, fee, credit_returned, forgiven } = terms
  const deadline = format.dateTime(free_until)
  const parts = [
    is_late ? (forgiven ? m.forgiven(forgiven) : fee > 0 ? m.fee(format.money(fee)) : m.noFee) : null,
    credit_returned === null ? null : credit_returned ? m.creditBack : m.creditKept,
  ]
  return (
    <Callout tone={is_late ? 'warn' : 'info'} title={is_late ? m.late(deadline) : m.free(deadline)}>
      {parts.filter(Boolean).join(' ')}
    </Callout>
  )
}
