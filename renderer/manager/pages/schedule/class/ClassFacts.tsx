import { useFormat } from '../../../../shared/format/use-format.ts'
import { Badge, Callout, KeyValueList, Meter } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import type { ScheduledClass } from '../calendar/ClassBlock.tsx'
import { ruleInWords } from '../series/rule.ts'
import { TeacherPortrait } from '../../../parts/portraits/TeacherPortrait.tsx'

/** The facts of a class. */
export function ClassFacts({ cls }: { cls: ScheduledClass }) {
  const { details: m, price } = useMessages().schedule
  const format = useFormat()
  const isOver = cls.state === 'finished' || cls.state === 'cancelled'
  return (
    <>
      {cls.status === 'cancelled' ? (
        <Callout tone="warn" title={m.notCancelled}>
          {cls.cancel_reason}
        </Callout>
      ) : (
        <Seats cls={cls} />
      )}
      {cls.description ? <p className="text-sm text-pretty text-muted">{cls.description}</p> : null}
      <KeyValueList
        items={[
          { label: m.instructor, value: <Teacher cls={cls} /> },
          { label: m.location, value: cls.establishment_name },
          { label: price.category, value: cls.category_name },
          { label: price.label, value: hasPrice(cls) ? <Price cls={cls} /> : null },
          { label: m.repeats, value: cls.recurrence ? <Repeats cls={cls} /> : null },
          { label: m.opens, value: cls.booking_opens_at && !isOver ? format.dateTime(cls.booking_opens_at) : null },
          { label: m.closes, value: isOver ? null : format.dateTime(cls.booking_closes_at) },
          { label: m.freeUntil, value: isOver ? null : format.dateTime(cls.cancel_free_until) },
          { label: m.cancelledAt, value: cls.cancelled_at ? format.dateTime(cls.cancelled_at) : null },
        ]}
      />
    </>
  )
}

/** True if a place costs anything but the usual credit of what covers it. */
const hasPrice = ({ price, credit_cost, pay_in_advance }: ScheduledClass): boolean =>
  price !== null || credit_cost !== 1 || pay_in_advance

/** The price of a spot, whether it is specific to this class, and how many credits it takes. */
function Price({ cls }: { cls: ScheduledClass }) {
  const { price: m } = useMessages().schedule
  const format = useFormat()
  const { price, credit_cost, has_own_price, pay_in_advance } = cls
  const amount = price === null ? null : price === 0 ? m.free : format.money(price)
  const parts = [
    amount && (has_own_price ? m.ofThisClass(amount) : amount),
    price === 0 ? null : m.credits(credit_cost),
    pay_in_advance && price !== 0 ? m.inAdvance : null,
  ]
  // A number stays with what it counts.
  return parts
    .filter((part) => part !== null)
    .map((part) => part.replaceAll(/(?<=\d) | (?=\d)/g, '\u00a0'))
    .join(' · ')
}

function Repeats({ cls }: { cls: ScheduledClass }) {
  const { schedule } = useMessages()
  const format = useFormat()
  const { details: m } = schedule
  return (
    <>
      {cls.recurrence ? ruleInWords(cls.recurrence, schedule, format) : null}
      {cls.is_edited ? (
        <span className="mt-1 flex flex-wrap items-center gap-x-2 text-xs text-muted">
          <Badge tone="info">{m.editedByHand}</Badge>
          {m.editedMeans}
        </span>
      ) : null}
    </>
  )
}

function Seats({ cls }: { cls: ScheduledClass }) {
  const { details: m } = useMessages().schedule
  const { booked, capacity, held, waiting } = cls
  const queue = [held > 0 ? m.held(held) : '', waiting > 0 ? m.waiting(waiting) : ''].filter(Boolean).join(' · ')
  return (
    <div className="rounded-lg bg-sunken p-3.5">
      <Meter label={m.seats} value={booked + held} max={capacity} text={m.booked(booked, capacity)} />
      {queue ? <p className="mt-2 text-xs text-muted">{queue}</p> : null}
    </div>
  )
}

function Teacher({ cls }: { cls: ScheduledClass }) {
  const { details: m } = useMessages().schedule
  return (
    <>
      {cls.instructor_name ? (
        <span className="inline-flex items-center gap-2">
          <TeacherPortrait id={cls.instructor_id} name={cls.instructor_name} />
          {cls.instructor_name}
        </span>
      ) : (
        <span className="text-muted">{m.nobody}</span>
      )}
      {cls.substituted_instructor_name ? (
        <span className="text-muted"> {m.insteadOf(cls.substituted_instructor_name)}</span>
      ) : null}
    </>
  )
}
