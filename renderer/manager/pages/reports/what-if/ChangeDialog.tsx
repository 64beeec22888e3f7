import { useState } from 'react'
import { Button, Dialog, NumberField, RadioGroup } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import type { Change, Slot } from './change.ts'
import { PlaceFields } from './PlaceFields.tsx'

interface ChangeDialogProps {
  slot: Slot
  onChange: (change: Change) => void
  onClose: () => void
}

const KINDS = ['move', 'cancel', 'resize'] as const

/** What to do with a class on the copy of the timetable. */
export function ChangeDialog({ slot: of, onChange, onClose }: ChangeDialogProps) {
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
