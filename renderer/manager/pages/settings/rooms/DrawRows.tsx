import { useState } from 'react'
import { Button, NumberField, SegmentedControl } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { drawRows, mostInRow, type Drawn, type Kind } from './drawing.ts'

const KINDS = ['mats', 'reformers', 'bikes'] as const
const MOST_ROWS = 12

interface DrawRowsProps {
  seats: readonly Drawn[]
  onDraw: (seats: Drawn[]) => void
}

/** Fills the room with rows of mats, reformers or bikes. */
export function DrawRows({ seats, onDraw }: DrawRowsProps) {
  const { rooms: m } = useMessages()
  const [kind, setKind] = useState<Kind>('reformers')
  const [rows, setRows] = useState<number | null>(2)
  const [perRow, setPerRow] = useState<number | null>(4)
  return (
    <fieldset className="rounded-lg bg-sunken p-3.5">
      <legend className="float-start mb-1 w-full text-sm font-semibold">{m.drawRows}</legend>
      {seats.length > 0 ? <p className="clear-both text-xs text-muted">{m.drawRowsMeans}</p> : null}
      <div className="clear-both mt-2 flex flex-wrap items-end gap-3">
        <SegmentedControl
          label={m.kind}
          value={kind}
          onChange={setKind}
          options={KINDS.map((id) => ({ id, label: m.kinds[id] }))}
        />
        <NumberField
          label={m.rows}
          min={1}
          max={MOST_ROWS}
          value={rows}
          onChange={setRows}
          className="w-24 phone:w-36"
        />
        <NumberField
          label={m.perRow}
          min={1}
          max={mostInRow(kind)}
          value={perRow}
          onChange={setPerRow}
          className="w-24 phone:w-36"
        />
        <Button onPress={() => onDraw(drawRows(kind, rows ?? 1, Math.min(perRow ?? 1, mostInRow(kind)), seats))}>
          {m.draw}
        </Button>
      </div>
    </fieldset>
  )
}
