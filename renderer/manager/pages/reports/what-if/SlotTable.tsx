import { useFormat } from '../../../../shared/format/use-format.ts'
import { Badge, Button } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { FigureTable } from '../parts/FigureTable.tsx'
import type { Slot } from './change.ts'

const REASONS = ['followed', 'from_waitlist', 'other_time', 'not_covered', 'busy', 'no_place', 'cancelled'] as const

interface SlotTableProps {
  slots: readonly Slot[]
  onChange: (slot: Slot) => void
  onUndo: (slot: Slot) => void
}

/** Class by class: what it was, what it would be, and why. */
export function SlotTable({ slots, onChange, onUndo }: SlotTableProps) {
  const { reports } = useMessages()
  const m = reports.whatIf
  const format = useFormat()
  const timeOf = ({ weekday, start_time }: { weekday: number; start_time: string }) =>
    m.slot(format.weekday(weekday, 'short'), format.clock(start_time))
  const share = (fill: number | null) => (fill === null ? '–' : format.percent(fill))
  const both = (was: string, is: string, { change }: Slot) =>
    change === null || was === is ? was : `${change === 'add' ? '–' : was} → ${change === 'cancel' ? '–' : is}`
  const why = ({ why: of, change }: Slot) => {
    const said = REASONS.filter((reason) => of[reason] > 0).map((reason) => m[reason](of[reason]))
    return change === null ? m.unchanged : said.join(', ') || '–'
  }
  return (
    <FigureTable
      title={m.byClass}
      head={reports.class}
      rows={slots}
      keyOf={({ slot }) => slot}
      partOf={({ before, after, change }) => (change === 'cancel' ? 0 : (change === null ? before : after).fill)}
      nameOf={(slot) => (
        <span className="flex flex-col gap-0.5">
          <span className="flex items-center gap-2">
            {slot.name}
            {slot.change ? <Badge>{m.changed[slot.change]}</Badge> : null}
          </span>
          <span className="text-xs font-normal text-muted">
            {timeOf(slot)}
            {slot.new_time ? ` ${m.moved(timeOf(slot.new_time))}` : ''}
            {slot.instructor_name ? ` · ${slot.instructor_name}` : ''}
          </span>
        </span>
      )}
      columns={[
        {
          header: m.sums.booked,
          cell: (slot) => both(format.number(slot.before.booked), format.number(slot.after.booked), slot),
        },
        { header: reports.outcome.fill, cell: (slot) => both(share(slot.before.fill), share(slot.after.fill), slot) },
        {
          header: m.sums.income,
          hideOn: 'phone',
          cell: (slot) => both(format.money(slot.before.income), format.money(slot.after.income), slot),
        },
        {
          header: m.sums.pay,
          cell: (slot) => both(format.money(slot.before.pay), format.money(slot.after.pay), slot),
          hideOn: 'phone',
        },
        {
          header: m.breakEven,
          hideOn: 'phone',
          cell: ({ before, after, change }) => {
            const of = change === 'add' ? after : before
            return of.break_even === null ? '–' : format.number(of.break_even)
          },
        },
        {
          header: m.why,
          hideOn: 'phone',
          cell: (slot) => <span className={slot.change === null ? 'text-faint' : ''}>{why(slot)}</span>,
        },
        {
          header: m.changeIt,
          cell: (slot) =>
            slot.change === null ? (
              <Button size="small" label={m.change(`${slot.name}, ${timeOf(slot)}`)} onPress={() => onChange(slot)}>
                {m.changeIt}
              </Button>
            ) : (
              <Button size="small" onPress={() => onUndo(slot)}>
                {m.undo}
              </Button>
            ),
        },
      ]}
    />
  )
}
