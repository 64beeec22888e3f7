import { useState } from 'react'
import { Button } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { CellField, type Cell, type EditCell } from './CellField.tsx'

interface RowFieldsProps {
  row: number
  cells: readonly Cell[]
  onEdit: EditCell
}

const isOfInterest = ({ severity, text, in_file }: Cell) => severity !== null || text !== in_file

/** The cells of a row to correct: those with a problem and those corrected, the others when asked for. */
export function RowFields({ row, cells, onEdit }: RowFieldsProps) {
  const { imports } = useMessages()
  const m = imports.review.mend
  const [isWhole, setWhole] = useState(false)
  const few = cells.filter(isOfInterest)
  const canFold = few.length > 0 && few.length < cells.length
  const shown = isWhole || !canFold ? cells : few
  return (
    <div role="group" aria-label={m.fields(row)} className="flex flex-col items-start gap-2">
      <div className="grid w-full grid-cols-[repeat(auto-fill,minmax(min(15rem,100%),1fr))] items-start gap-x-4 gap-y-3">
        {shown.map((cell) => (
          <CellField key={cell.column} cell={cell} onEdit={onEdit} />
        ))}
      </div>
      {canFold ? (
        <Button
          size="small"
          look="quiet"
          className="-ms-2.5"
          aria-expanded={isWhole}
          onPress={() => setWhole((before) => !before)}
        >
          {isWhole ? m.less : m.more}
        </Button>
      ) : null}
    </div>
  )
}
