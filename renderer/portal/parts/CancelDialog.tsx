import type { UseQueryResult } from '@tanstack/react-query'
import type { ApiError } from '../../api/index.ts'
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

interface CancelDialogProps {
  className: string
  /** The booking as the server sees it at this moment. */
  fresh: UseQueryResult<Booking, ApiError>
  cancel: { isPending: boolean; problem: ApiError | null }
  /** Whether it is somebody else's, for whom the reader acts. */
  isTheirs?: boolean
  onCancel: () => void
  onClose: () => void
}

/** Asks before cancelling, with what it costs; while that is not known, nothing can be cancelled. */
export function CancelDialog({ className, fresh, cancel, isTheirs, onCancel, onClose }: CancelDialogProps) {
  const { bookings: m } = useMessages()
  const now = useNow(1000)
  const format = useFormat()
  const terms = fresh.data ? cancelTerms(fresh.data, now) : null
  return (
    <Dialog
      role="alertdialog"
      width="small"
      title={m.cancelTitle(className)}
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
            isDisabled={!fresh.data}
            disabledReason={fresh.data && !terms ? m.cantCancel : null}
            onPress={onCancel}
            className="phone:flex-1"
          >
            {terms && terms.now.fee > 0 ? m.cancelFor(format.money(terms.now.fee)) : m.cancelDo}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-3 text-base text-pretty text-muted">
        <Loaded query={fresh} skeleton={<Skeleton className="h-16" />}>
          {(shown) => <Consequence booking={shown} now={now} isTheirs={isTheirs} />}
        </Loaded>
        <ProblemCallout problem={cancel.problem} />
      </div>
    </Dialog>
  )
}

interface ConsequenceProps {
  booking: Booking
  now: number
  isTheirs: boolean | undefined
}

function Consequence({ booking, now, isTheirs }: ConsequenceProps) {
  const { bookings: m } = useMessages()
  const when = useWhen()
  const line = useTermsLine()
  const terms = cancelTerms(booking, now)
  return (
    <>
      <p>{when(booking.starts_at)}</p>
      {terms ? (
        <div>
          <CancelNow terms={terms} membership={booking.membership_name} isTheirs={isTheirs} />
          {terms.afterwards ? <p className="mt-2">{line(terms, booking.starts_at)}.</p> : null}
        </div>
      ) : (
        <p>{m.cantCancel}</p>
      )}
    </>
  )
}
