import { useId, useState } from 'react'
import { useApi, useSend, type Answer } from '../../../api/index.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { ProblemCallout } from '../../../shared/problem/ProblemCallout.tsx'
import { useToast } from '../../../shared/problem/use-toast.ts'
import { Loaded } from '../../../shared/states/Loaded.tsx'
import {
  Button,
  Callout,
  Dialog,
  OverlayActions,
  RadioGroup,
  Skeleton,
  TextField,
  useUnsaved,
} from '../../../ui/index.ts'
import { useMessages } from '../../messages/index.ts'

interface Cancelled {
  booking_id: number
  client_name: string
}

interface CancelBookingDialogProps {
  /** Null keeps it closed. */
  booking: Cancelled | null
  onClose: () => void
}

/** Cancels a booking, once it is plain what that costs; late, with the fee or without. */
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
      {booking ? <Cancelling key={booking.booking_id} booking={booking} onClose={onClose} /> : null}
    </Dialog>
  )
}

type How = 'rules' | 'waived'

function Cancelling({ booking, onClose }: { booking: Cancelled; onClose: () => void }) {
  const { cancelling: m } = useMessages().roster
  const toast = useToast()
  const { money } = useFormat()
  const params = { booking_id: booking.booking_id }
  const current = useApi('GET /api/v1/bookings/{booking_id}', { params })
  const cancel = useSend('DELETE /api/v1/bookings/{booking_id}')
  const [reason, setReason] = useState('')
  const [how, setHow] = useState<How>('rules')
  const id = useId()
  useUnsaved(reason.trim() !== '')
  const submit = async () => {
    const words = reason.trim()
    const body = { ...(words && { reason: words }), ...(how === 'waived' && { waive_fee: true }) }
    const fee = current.data?.cancel?.fee ?? 0
    await cancel.sendOrThrow({ params, body })
    toast.done(m.done(booking.client_name), how === 'waived' ? m.waived : fee > 0 ? m.cost(money(fee)) : undefined)
    onClose()
  }
  return (
    <form
      id={id}
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        // Why it was refused is shown above, and what was chosen stays.
        void submit().catch(() => undefined)
      }}
    >
      <ProblemCallout problem={cancel.problem} />
      <Loaded query={current} skeleton={<Skeleton className="h-36" />}>
        {(data) => <Consequence terms={data.cancel} how={how} onHow={setHow} />}
      </Loaded>
      <TextField label={m.reason} value={reason} onChange={setReason} maxLength={500} isRequired={false} autoFocus />
      <OverlayActions>
        <Button onPress={onClose}>{m.keep}</Button>
        <Button
          look="danger"
          type="submit"
          form={id}
          isPending={cancel.isPending}
          disabledReason={current.data && !current.data.cancel ? m.impossible : null}
        >
          {m.submit}
        </Button>
      </OverlayActions>
    </form>
  )
}

type Terms = Answer<'GET /api/v1/bookings/{booking_id}'>['cancel']

interface ConsequenceProps {
  terms: Terms
  how: How
  onHow: (how: How) => void
}

/** The consequence of cancelling now; where the fee can be waived, the choice between the two. */
function Consequence({ terms, how, onHow }: ConsequenceProps) {
  const { cancelling: m } = useMessages().roster
  const format = useFormat()
  if (!terms) return <Callout tone="bad">{m.impossible}</Callout>
  const { is_late, free_until, fee, credit_returned, price_returned, forgiven } = terms
  const deadline = format.dateTime(free_until)
  const parts = [
    is_late ? (forgiven ? m.forgiven(forgiven) : fee > 0 ? m.fee(format.money(fee)) : m.noFee) : null,
    credit_returned === null ? null : credit_returned ? m.creditBack : m.creditKept,
  ]
  const byRules = parts.filter(Boolean).join(' ')
  if (!is_late) {
    return (
      <Callout tone="info" title={m.free(deadline)}>
        {byRules}
      </Callout>
    )
  }
  const costs = fee > 0 || forgiven || credit_returned === false || price_returned === false
  if (!costs) {
    return (
      <Callout tone="warn" title={m.late(deadline)}>
        {byRules}
      </Callout>
    )
  }
  return (
    <>
      <Callout tone="warn">{m.late(deadline)}</Callout>
      <RadioGroup
        label={m.how}
        look="cards"
        value={how}
        onChange={onHow}
        isRequired
        options={[
          { id: 'rules', label: fee > 0 ? m.withFee : m.byRules, detail: byRules },
          { id: 'waived', label: m.waived, detail: m.waivedMeans },
        ]}
      />
    </>
  )
}
