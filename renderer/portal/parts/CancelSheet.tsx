import { useApi, useSend } from '../../api/index.ts'
import { useNow } from '../../shared/clock.ts'
import { useFormat } from '../../shared/format/use-format.ts'
import { ProblemCallout } from '../../shared/problem/ProblemCallout.tsx'
import { Loaded } from '../../shared/states/Loaded.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { useMessages } from '../messages/index.ts'
import { cancelTerms, type Booking } from './cancel-terms.ts'
import { CancelNow, useTermsLine } from './CancelWords.tsx'
import { useWhen } from './use-when.ts'

interface CancelSheetProps {
  booking: { id: number; class_name: string }
  onClose: () => void
}

/** Asks before cancelling, with what it costs at this moment as the server sees it. */
export default function CancelSheet({ booking, onClose }: CancelSheetProps) {
  const { bookings: m } = useMessages()
  const params = { booking_id: booking.id }
  const fresh = useApi('GET /api/v1/bookings/{booking_id}', { params }, { fresh: 0, every: 60_000 })
  const cancel = useSend('DELETE /api/v1/bookings/{booking_id}', {
    done: m.cancelledToast(booking.class_name),
    onDone: onClose,
  })
  const now = useNow(1000)
  const format = useFormat()
  const terms = fresh.data ? cancelTerms(fresh.data, now) : null
  const run = () => cancel.sendOrThrow({ params }).catch(() => undefined)
  return (
    <Dialog
      role="alertdialog"
      width="small"
      title={m.cancelTitle(booking.class_name)}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button size="large" onPress={onClose} className="phone:flex-1">
            {m.keep}
          </Button>
          <Button
            size="large"
            look="danger"
            isPending={cancel.isPending}
            isDisabled={fresh.isPending}
            disabledReason={fresh.data && !terms ? m.cantCancel : null}
            onPress={() => void run()}
            className="phone:flex-1"
          >
            {terms && terms.now.fee > 0 ? m.cancelFor(format.money(terms.now.fee)) : m.cancelDo}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3 text-base text-pretty text-muted">
        <Loaded query={fresh} skeleton={<Skeleton className="h-16" />}>
          {(shown) => <Consequence booking={shown} now={now} />}
        </Loaded>
        <ProblemCallout problem={cancel.problem} />
      </div>
    </Dialog>
  )
}

function Consequence({ booking, now }: { booking: Booking; now: number }) {
  const { bookings: m } = useMessages()
  const when = useWhen()
  const line = useTermsLine()
  const terms = cancelTerms(booking, now)
  return (
    <>
      <p>{when(booking.starts_at)}</p>
      {terms ? (
        <div>
          <CancelNow terms={terms} membership={booking.membership_name} />
          {terms.afterwards ? <p className="mt-2">{line(terms, booking.starts_at)}.</p> : null}
        </div>
      ) : (
        <p>{m.cantCancel}</p>
      )}
    </>
  )
}
