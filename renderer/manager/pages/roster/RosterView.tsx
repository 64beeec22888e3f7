import { useId, useState } from 'react'
import { useSend } from '../../../api/index.ts'
import { useNow } from '../../../shared/clock.ts'
import { useFormat } from '../../../shared/format/use-format.ts'
import { useSharedMessages } from '../../../shared/i18n/catalogue.ts'
import { ProblemCallout } from '../../../shared/problem/ProblemCallout.tsx'
import { useToast } from '../../../shared/problem/use-toast.ts'
import { Button, Callout, Card, Dialog, EmptyState, OverlayActions, TextField, useUnsaved } from '../../../ui/index.ts'
import { useMessages } from '../../messages/index.ts'
import { BookingRow, type Question } from './BookingRow.tsx'
import { AddClient } from './add/AddClient.tsx'
import { splitBookings, type Roster, type RosterBooking } from './attendance.ts'
import { CancelBookingDialog } from './CancelBookingDialog.tsx'
import type { ClassFacts } from './class-facts.ts'
import { MoveBooking } from './move/MoveBooking.tsx'
import { PayerDialog } from './PayerDialog.tsx'
import { PrintSheet } from './PrintSheet.tsx'
import { RoomCard } from './RoomCard.tsx'
import { RosterHead } from './RosterHead.tsx'
import { formatFee } from './fee-words.ts'
import { useAttendance, type Attendance } from './use-attendance.ts'
import { WaitlistCard } from './WaitlistCard.tsx'

export function RosterView({ roster, cls }: { roster: Roster; cls: ClassFacts }) {
  const { roster: m } = useMessages()
  const [question, setQuestion] = useState<Question | null>(null)
  const attendance = useAttendance()
  const time = useNow(20_000)
  const close = () => setQuestion(null)
  return (
    <>
      <div className="print:hidden">
        <RosterHead {...{ roster, cls, attendance, time }} />
        {roster.status === 'cancelled' ? (
          <div className="mb-4">
            <Callout tone="warn" title={m.cancelledTitle}>
              {cls.cancel_reason}
            </Callout>
          </div>
        ) : null}
        <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_21rem] lg:grid-rows-[auto_1fr]">
          <div className="lg:col-start-2">
            <AddClient {...{ roster, time }} />
          </div>
          <div className="flex min-w-0 flex-col gap-4 lg:col-start-1 lg:row-span-2 lg:row-start-1">
            {roster.room_plan_id !== null && roster.status === 'scheduled' ? <RoomCard roster={roster} /> : null}
            <BookingList {...{ roster, attendance, time }} onAsk={setQuestion} />
          </div>
          <div className="lg:col-start-2">
            <WaitlistCard {...{ roster, time }} />
          </div>
        </div>
      </div>
      <PrintSheet {...{ roster, cls }} />
      <CancelBookingDialog booking={question?.about === 'cancel' ? question.booking : null} onClose={close} />
      <PayerDialog
        classId={roster.scheduled_class_id}
        booking={question?.about === 'payer' ? question.booking : null}
        onClose={close}
      />
      <MoveBooking bookingId={question?.about === 'move' ? question.booking.booking_id : null} onClose={close} />
      <ExcuseDialog booking={question?.about === 'excuse' ? question.booking : null} onClose={close} />
    </>
  )
}

interface ExcuseDialogProps {
  /** Null keeps it closed. */
  booking: RosterBooking | null
  onClose: () => void
}

/** Excuses a no-show or a late cancellation. */
function ExcuseDialog({ booking, onClose }: ExcuseDialogProps) {
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

interface BookingListProps {
  roster: Roster
  attendance: Attendance
  /** Milliseconds: now. */
  time: number
  onAsk: (question: Question) => void
}

/** Everybody who has a seat, and below them those who had one. */
function BookingList(props: BookingListProps) {
  const { roster: m } = useMessages()
  const { coming, gone } = splitBookings(props.roster.bookings)
  return (
    <Card title={m.bookings} flush>
      {coming.length > 0 ? (
        <Rows {...props} bookings={coming} label={m.bookings} />
      ) : (
        <EmptyState icon="clients" title={m.emptyTitle}>
          {props.roster.status === 'cancelled' ? m.emptyCancelled : m.empty}
        </EmptyState>
      )}
      {gone.length > 0 ? (
        <details className="group border-t border-line" open={coming.length === 0}>
          <summary className="ring-focus flex min-h-(--row) cursor-default items-center gap-2 px-4 text-xs font-medium text-muted hover:text-ink">
            {m.cancelledBookings} <span className="figures">{gone.length}</span>
          </summary>
          <Rows {...props} bookings={gone} label={m.cancelledBookings} />
        </details>
      ) : null}
    </Card>
  )
}

function Rows({ bookings, label, ...props }: BookingListProps & { bookings: Roster['bookings']; label: string }) {
  return (
    <ul aria-label={label} className="divide-y divide-line">
      {bookings.map((booking) => (
        <BookingRow key={booking.booking_id} {...props} booking={booking} />
      ))}
    </ul>
  )
}
