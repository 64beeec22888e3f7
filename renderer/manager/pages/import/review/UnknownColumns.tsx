import { useState } from 'react'
import { Badge, Button, Card, Table, type Column } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import type { Analysis, Change } from '../analysis.ts'
import { ColumnName, FieldChoice, Samples } from './ColumnTable.tsx'

type FileColumn = Analysis['columns'][number]

interface UnknownColumnsProps {
  analysis: Analysis
  onChange: Change
}

const SHOWN = 5

/** The columns that nothing was made of, each with its values and what they look like: where they go is a choice. */
export function UnknownColumns({ analysis, onChange }: UnknownColumnsProps) {
  const { imports } = useMessages()
  const m = imports.columns
  const [isWhole, setWhole] = useState(false)
  const left = new Set(analysis.unmapped_columns)
  const unknown = analysis.columns.filter(({ label, samples }) => left.has(label) && samples.length > 0)
  if (unknown.length === 0) return null
  const table: Column<FileColumn>[] = [
    { id: 'column', header: m.column, cell: (column) => <Name {...column} />, width: '14rem' },
    {
      id: 'samples',
      header: m.samples,
      cell: ({ samples }) => <Samples samples={samples} />,
      hideOn: 'phone',
    },
    { id: 'looks', header: m.looks, cell: (column) => <Looks {...column} />, width: '11rem', hideOn: 'phone' },
    {
      id: 'field',
      header: m.field,
      width: '14rem',
      cell: (column) => (
        <FieldChoice column={column} label={m.goes(column.label)} analysis={analysis} onChange={onChange} />
      ),
    },
  ]
  return (
    <Card title={m.unknown} description={m.unknownLead} flush>
      <Table
        label={m.unknown}
        columns={table}
        rows={isWhole ? unknown : unknown.slice(0, SHOWN)}
        rowId={({ index }) => index}
        empty={null}
      />
      {!isWhole && unknown.length > SHOWN ? (
        <div className="border-t border-line px-4 py-2">
          <Button size="small" look="quiet" onPress={() => setWhole(true)}>
            {m.showAll(unknown.length)}
          </Button>
        </div>
      ) : null}
    </Card>
  )
}

/** On a phone the values are below the name. */
function Name(column: FileColumn) {
  return (
    <span className="flex min-w-0 flex-col items-start gap-1 py-1.5 sm:py-0">
      <span className="max-w-full">
        <ColumnName>{column.label}</ColumnName>
      </span>
      <span className="sm:hidden">
        <Samples samples={column.samples} />
      </span>
      <span className="sm:hidden">
        <Looks {...column} />
      </span>
    </span>
  )
}

function Looks({ looks_like: look }: FileColumn) {
  const { imports } = useMessages()
  return look === null ? null : <Badge tone="plain">{imports.columns.looksLike[look]}</Badge>
}
