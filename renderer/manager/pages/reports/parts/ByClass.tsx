import { useFormat } from '../../../../shared/format/use-format.ts'
import { useMessages } from '../../../messages/index.ts'
import { FigureTable } from './FigureTable.tsx'
import { outcomeColumns, type Outcome } from './outcome-columns.ts'

type Row = Outcome & { template_id: number; name: string }

/** The outcomes of each class of the schedule. */
export function ByClass({ rows }: { rows: readonly Row[] }) {
  const { reports: m } = useMessages()
  const format = useFormat()
  return (
    <FigureTable
      title={m.byClass}
      head={m.class}
      rows={rows}
      keyOf={({ template_id }) => template_id}
      nameOf={({ name }) => name}
      partOf={({ fill }) => fill}
      columns={outcomeColumns(m, format)}
    />
  )
}
