import { useState } from 'react'
import { parseDate } from '@internationalized/date'
import { useApi, useSend, type Answer, type Item } from '../../../../api/index.ts'
import { useNow } from '../../../../shared/clock.ts'
import { Form, FormActions } from '../../../../shared/form/Form.tsx'
import { useForm } from '../../../../shared/form/use-form.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { isWholeDay } from '../../../../shared/format/whole-day.ts'
import { useToast } from '../../../../shared/problem/use-toast.ts'
import { useDenied } from '../../../../shared/session/use-session.ts'
import { Loaded } from '../../../../shared/states/Loaded.tsx'
import { Button, Callout, Checkbox, DateField, Dialog, EmptyState, RadioGroup, Skeleton } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { isFixed } from '../attendance.ts'
import { MOVE_CHANGED } from './changed.ts'

type Booking = Answer<'GET /api/v1/bookings/{booking_id}'>
type ScheduledClass = Item<'GET /api/v1/scheduled-classes'>

interface MoveBookingProps {
  /** Null keeps it closed. */
  bookingId: number | null
  onClose: () => void
}

/** Moves a booking to another class in one step, once it is plain what giving up the first one costs. */
export function MoveBooking({ bookingId, onClose }: MoveBookingProps) {
  const { moving: m } = useMessages().roster
  return (
    <Dialog title={m.title} isOpen={bookingId !== null} onClose={onClose}>
      {bookingId === null ? null : <Moved bookingId={bookingId} onClose={onClose} />}
    </Dialog>
  )
}

function Moved({ bookingId, onClose }: { bookingId: number; onClose: () => void }) {
  const booking = useApi('GET /api/v1/bookings/{booking_id}', { params: { booking_id: bookingId } })
  return (
    <Loaded query={booking} skeleton={<Skeleton className="h-64" />}>
      {(data) => <MoveForm booking={data} onClose={onClose} />}
    </Loaded>
  )
}

function MoveForm({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const { moving: m } = useMessages().roster
  const format = useFormat()
  const toast = useToast()
  const mayForce = useDenied()('bookings.override') === null
  const first = format.dayOf(booking.starts_at)
  const [day, setDay] = useState(first < format.today() ? format.today() : first)
  const [classes, offered] = useOffered(booking, day)
  const move = useSend('POST /api/v1/bookings', { invalidate: MOVE_CHANGED })
  const form = useForm({
    values: { cls: '', waive: false, force: false },
    submit: ({ cls, waive, force }) =>
      move.sendOrThrow({
        body: {
          scheduled_class_id: Number(cls),
          client_id: booking.client_id,
          swap_booking_id: booking.id,
          ...(waive && { waive_fee: true }),
          ...(force && { force: true }),
        },
      }),
    onDone: ({ class_name, starts_at, is_unpaid }) => {
      toast.done(m.done(class_name, format.dateTime(starts_at)), is_unpaid ? m.unpaid : undefined)
      onClose()
    },
  })
  const chosen = offered.some(({ id }) => String(id) === form.values.cls)
  const reasons = form.problem?.reasons ?? []
  const isPassable = mayForce && reasons.length > 0 && !reasons.some(isFixed)
  return (
    <Form form={form}>
      <p className="text-sm">{m.from(booking.client_name, booking.class_name, format.dateTime(booking.starts_at))}</p>
      <Cost booking={booking} isWaived={form.values.waive} />
      {booking.cancel?.is_late ? (
        <Checkbox {...form.bind('waive')} isRequired>
          {m.waive}
        </Checkbox>
      ) : null}
      <DayChoice day={day} onChange={setDay} />
      <Loaded query={classes} skeleton={<Skeleton className="h-32" />}>
        {() => (offered.length > 0 ? <ClassChoice classes={offered} bound={form.bind('cls')} /> : <None />)}
      </Loaded>
      {isPassable || form.values.force ? (
        <Checkbox description={m.forceHelp} {...form.bind('force')} isRequired>
          {m.force}
        </Checkbox>
      ) : null}
      <FormActions form={form} submit={m.submit} onCancel={onClose} disabledReason={!chosen && m.choose} />
    </Form>
  )
}

function None() {
  const { moving: m } = useMessages().roster
  return (
    <EmptyState icon="calendar" title={m.none}>
      {m.noneHelp}
    </EmptyState>
  )
}

interface ClassChoiceProps {
  classes: readonly ScheduledClass[]
  bound: { value: string; onChange: (value: string) => void }
}

function ClassChoice({ classes, bound }: ClassChoiceProps) {
  const { moving: m } = useMessages().roster
  const { timeRange } = useFormat()
  return (
    <RadioGroup
      label={m.choose}
      look="cards"
      options={classes.map(({ id, name, starts_at, ends_at, instructor_name, spots_left }) => ({
        id: String(id),
        label: name,
        detail: [timeRange(starts_at, ends_at), instructor_name, spots_left > 0 ? m.left(spots_left) : null]
          .filter(Boolean)
          .join(' · '),
        disabledReason: spots_left <= 0 && `${timeRange(starts_at, ends_at)} · ${m.full}`,
      }))}
      {...bound}
      isRequired
    />
  )
}

function DayChoice({ day, onChange }: { day: string; onChange: (day: string) => void }) {
  const { moving: m } = useMessages().roster
  const { today } = useFormat()
  const turn = (by: number) => onChange(parseDate(day).add({ days: by }).toString())
  return (
    <div className="flex items-end gap-1.5">
      <DateField label={m.day} value={day} onChange={(next) => next && onChange(next)} className="flex-1" />
      <Button
        icon="left"
        iconOnly
        label={m.previous}
        disabledReason={day <= today() && m.noEarlier}
        onPress={() => turn(-1)}
      />
      <Button icon="right" iconOnly label={m.next} onPress={() => turn(1)} />
    </div>
  )
}

/** The classes of a day that have not begun and that the client is not in. */
function useOffered({ client_id, scheduled_class_id: current }: Booking, day: string) {
  const now = useNow(30_000)
  const taken = useApi('GET /api/v1/bookings', {
    query: { client_id, upcoming: 'true', status: 'booked', page_size: 200 },
  })
  const classes = useApi(
    'GET /api/v1/scheduled-classes',
    { query: { start_date: day, end_date: day, status: 'scheduled' } },
    { keep: true, enabled: isWholeDay(day) },
  )
  const not = new Set([current, ...(taken.data?.items ?? []).map(({ scheduled_class_id }) => scheduled_class_id)])
  const offered = (classes.data ?? []).filter(({ id, starts_at }) => !not.has(id) && Date.parse(starts_at) > now)
  return [classes, offered] as const
}

/** Shows the cost of giving up the former class, or the credit that comes back. */
function Cost({ booking: { cancel }, isWaived }: { booking: Booking; isWaived: boolean }) {
  const { moving: m, cancelling } = useMessages().roster
  const format = useFormat()
  if (!cancel) return <Callout tone="bad">{cancelling.impossible}</Callout>
  const { is_late, free_until, fee, credit_returned, price_returned, forgiven } = cancel
  const isLate = is_late && !isWaived
  const price = price_returned === undefined ? null : price_returned || isWaived ? m.priceBack : m.priceKept
  const credit =
    credit_returned === null ? null : credit_returned || isWaived ? cancelling.creditBack : cancelling.creditKept
  const costs = fee > 0 ? cancelling.fee(format.money(fee)) : cancelling.noFee
  const charged = isLate ? (forgiven ? cancelling.forgiven(forgiven) : costs) : null
  const title = isWaived ? m.waived : is_late ? cancelling.late(format.dateTime(free_until)) : m.free
  return (
    <Callout tone={isLate ? 'warn' : 'info'} title={title}>
      {[charged, credit, price].filter(Boolean).join(' ')}
    </Callout>
  )
}
