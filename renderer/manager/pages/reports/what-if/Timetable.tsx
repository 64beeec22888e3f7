import { useState } from 'react'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { Loaded } from '../../../../shared/states/Loaded.tsx'
import { Button, Callout, Dialog, NumberField, RadioGroup, Select, Skeleton } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { paths } from '../../../paths.ts'
import { notHeld, withoutChange, type Change, type Slot } from './change.ts'
import { AddDialog, PlaceFields } from './AddDialog.tsx'
import { Compared } from './Compared.tsx'
import { SlotTable } from './SlotTable.tsx'
import { HowCounted } from '../parts/HowCounted.tsx'
import { NothingYet } from '../parts/NothingYet.tsx'
import { Said } from '../../../parts/Said.tsx'
import { useSimulation } from './use-simulation.ts'

interface ChangeDialogProps {
  slot: Slot
  onChange: (change: Change) => void
  onClose: () => void
}

const KINDS = ['move', 'cancel', 'resize'] as const

/** Asks what to do with a class on the copy of the timetable. */
function ChangeDialog({ slot: of, onChange, onClose }: ChangeDialogProps) {
  const { reports } = useMessages()
  const m = reports.whatIf
  const [kind, setKind] = useState<(typeof KINDS)[number]>('move')
  const [weekday, setWeekday] = useState(of.weekday)
  const [start, setStart] = useState<string | null>(of.start_time)
  const [capacity, setCapacity] = useState<number | null>(Math.round(of.before.seats / Math.max(1, of.before.classes)))
  const { slot } = of
  const isWhole = kind === 'cancel' || (kind === 'move' ? start : capacity) !== null
  const apply = () => {
    if (kind === 'cancel') onChange({ kind, slot })
    else if (kind === 'move' && start !== null) onChange({ kind, slot, weekday, start_time: start })
    else if (kind === 'resize' && capacity !== null) onChange({ kind, slot, capacity })
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={m.change(of.name)}
      footer={
        <Button look="primary" onPress={apply} disabledReason={!isWhole && m.incomplete}>
          {m.apply}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <RadioGroup
          label={m.kind}
          value={kind}
          onChange={(next) => setKind(next as typeof kind)}
          options={KINDS.map((id) => ({ id, label: m.kinds[id] }))}
        />
        {kind === 'move' ? <PlaceFields {...{ weekday, setWeekday, start, setStart }} /> : null}
        {kind === 'resize' ? (
          <NumberField label={m.capacity} value={capacity} onChange={setCapacity} min={1} max={500} />
        ) : null}
      </div>
    </Dialog>
  )
}

/** The timetable of the last weeks, what is changed on a copy of it, and how both compare. */
export function Timetable() {
  const { reports, shell } = useMessages()
  const m = reports.whatIf
  const format = useFormat()
  const [weeks, setWeeks] = useState(8)
  const [changes, setChanges] = useState<readonly Change[]>([])
  const [changing, setChanging] = useState<Slot | 'new' | null>(null)
  const asked = useSimulation('POST /api/v1/simulations/schedule', { weeks, changes })
  // Of fewer weeks some classes may not be: what is changed of them waits, and the others are compared.
  const aside = notHeld(changes, asked.error)
  const compared = changes.filter((one) => !aside.includes(one))
  const query = useSimulation('POST /api/v1/simulations/schedule', { weeks, changes: compared })
  const put = (change: Change) => {
    const others = changes.filter((one) => !('slot' in one && 'slot' in change && one.slot === change.slot))
    setChanges([...others, change])
    setChanging(null)
  }
  return (
    <>
      <div className="flex flex-wrap items-end gap-2 print:hidden">
        <Select
          label={m.weeks}
          value={weeks}
          onChange={setWeeks}
          options={[8, 10, 12].map((id) => ({ id, label: m.lastWeeks(id) }))}
          className="w-48 phone:w-full"
        />
        <Button icon="plus" onPress={() => setChanging('new')}>
          {m.add}
        </Button>
        {changes.length > 0 ? <Button onPress={() => setChanges([])}>{m.undoAll}</Button> : null}
      </div>
      {aside.length > 0 ? <Callout tone="info">{m.aside(aside.length)}</Callout> : null}
      <Loaded query={query} skeleton={<Skeleton className="h-96 w-full" />}>
        {(answer) =>
          answer.classes.length === 0 ? (
            <NothingYet
              icon="calendar"
              title={m.none}
              to={{ href: paths.schedule(), label: shell.nav.schedule, icon: 'calendar' }}
            >
              {m.noneHelp}
            </NothingYet>
          ) : (
            <>
              {answer.pay_known ? null : <Callout tone="info">{m.noPay}</Callout>}
              <Said>
                {compared.length === 0
                  ? reports.said.asItWas(weeks)
                  : reports.said.changed({
                      changes: compared.length,
                      booked: answer.after.booked,
                      was: answer.before.booked,
                      left: format.money(answer.after.left),
                      leftWas: format.money(answer.before.left),
                    })}
              </Said>
              <Compared
                names={m.sums}
                money={['income', 'pay', 'left']}
                first={[
                  { of: 'booked', good: 'up' },
                  { of: 'came', good: 'up' },
                  { of: 'income', good: 'up' },
                  { of: 'left', good: 'up' },
                ]}
                before={answer.before}
                after={answer.after}
              />
              <SlotTable
                slots={answer.classes}
                onChange={setChanging}
                onUndo={({ slot }) => setChanges([...withoutChange(compared, slot), ...aside])}
              />
            </>
          )
        }
      </Loaded>
      {query.data ? <HowCounted sentences={reports.how.schedule} /> : null}
      {changing === 'new' ? <AddDialog onAdd={put} onClose={() => setChanging(null)} /> : null}
      {changing !== null && changing !== 'new' ? (
        <ChangeDialog slot={changing} onChange={put} onClose={() => setChanging(null)} />
      ) : null}
    </>
  )
}
