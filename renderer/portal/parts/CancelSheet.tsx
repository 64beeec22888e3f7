import type { UseQueryResult } from '@tanstack/react-query'
import { useApi, useSend, type ApiError } from '../../api/index.ts'
import { now, useNow } from '../../shared/clock.ts'
import { useFormat } from '../../shared/format/use-format.ts'
import { ProblemCallout } from '../../shared/problem/ProblemCallout.tsx'
import { Loaded } from '../../shared/states/Loaded.tsx'
import { useGo } from '../../shared/url/use-go.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { showToast } from '../../ui/feedback/toasts.ts'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { useMessages } from '../messages/index.ts'
import { paths } from '../paths.ts'
import { CancelNow, useTermsLine } from './CancelWords.tsx'
import { cancelTerms, type Booking, type Cost } from './cancel-terms.ts'
import { useTheirUpcoming } from './dependants.ts'
import { useWhen } from './use-when.ts'

interface CancelSheetProps {
  booking: Booking
  /** The dependant whose booking it is, if any. */
  dependantId?: number | undefined
  onClose: () => void
}

/** Asks before a booking is cancelled, with what that costs at this moment as the server sees it. */
export default function CancelSheet({ dependantId, ...props }: CancelSheetProps) {
  return dependantId === undefined ? <CancelOwn {...props} /> : <CancelTheirs dependantId={dependantId} {...props} />
}

function CancelOwn({ booking, onClose }: CancelSheetProps) {
  const { bookings: m } = useMessages()
  const go = useGo()
  const done = useDone()
  const params = { booking_id: booking.id }
  const fresh = useApi('GET /api/v1/bookings/{booking_id}', { params }, { fresh: 0, every: 60_000 })
  const cancel = useSend('DELETE /api/v1/bookings/{booking_id}', {
    onDone: () => {
      const action = { label: m.another, onPress: () => go(paths.schedule()) }
      showToast({ tone: 'good', title: done(fresh.data ?? booking), action })
      onClose()
    },
  })
  const run = () => void cancel.sendOrThrow({ params }).catch(() => undefined)
  return <CancelDialog className={booking.class_name} {...{ fresh, cancel, onClose }} onCancel={run} />
}

function CancelTheirs({ booking, dependantId, onClose }: CancelSheetProps & { dependantId: number }) {
  const done = useDone()
  const list = useTheirUpcoming(dependantId, { fresh: 0 })
  const cancel = useSend('DELETE /api/v1/clients/me/dependants/{dependant_id}/bookings/{booking_id}', {
    done: done(booking),
    onDone: onClose,
  })
  const params = { dependant_id: dependantId, booking_id: booking.id }
  const run = () => void cancel.sendOrThrow({ params }).catch(() => undefined)
  // Once the class has begun it is no longer on the list: the booking shown before then says that it is too late.
  const data = list.data && (list.data.items.find(({ id }) => id === booking.id) ?? booking)
  const fresh = { ...list, data } as Parameters<typeof CancelDialog>[0]['fresh']
  return <CancelDialog isTheirs className={booking.class_name} {...{ fresh, cancel, onClose }} onCancel={run} />
}

interface CancelDialogProps {
  className: string
  /** The booking as the server sees it at this moment. */
  fresh: UseQueryResult<Booking, ApiError>
  cancel: { isPending: boolean; problem: ApiError | null }
  /** True if the booking is a dependant's. */
  isTheirs?: boolean
  onCancel: () => void
  onClose: () => void
}

/** Asks before cancelling, with what it costs; while that is not known, nothing can be cancelled. */
function CancelDialog({ className, fresh, cancel, isTheirs, onCancel, onClose }: CancelDialogProps) {
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
          <PaidBack {...terms.now} isByHand={booking.paid?.is_by_hand ?? false} />
          {terms.afterwards ? <p className="mt-2">{line(terms, booking.starts_at)}.</p> : null}
        </div>
      ) : (
        <p>{m.cantCancel}</p>
      )}
    </>
  )
}

/** Shows what happens to the amount paid for the spot. */
function PaidBack({ kept = 0, back = 0, isByHand }: Cost & { isByHand: boolean }) {
  const { bookings: m } = useMessages()
  const format = useFormat()
  return (
    <>
      {kept > 0 ? <p className="mt-2">{m.kept(format.money(kept))}</p> : null}
      {back > 0 ? <p className="mt-2">{(isByHand ? m.backAtStudio : m.back)(format.money(back))}</p> : null}
    </>
  )
}

/** That a place is given up, and what goes back of what was paid for it. */
function useDone() {
  const { bookings: m } = useMessages()
  const format = useFormat()
  return (booking: Booking): string => {
    const back = cancelTerms(booking, now())?.now.back ?? 0
    const goesBack = booking.paid?.is_by_hand ? m.backAtStudio : m.back
    const said = m.cancelledToast(booking.class_name)
    return back > 0 ? `${said}. ${goesBack(format.money(back))}` : said
  }
}
