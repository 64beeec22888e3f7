import { Card, Select, Table, type Column } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import type { Analysis } from '../analysis.ts'
import type { Change } from '../analysis.ts'
import { fieldOf, withField } from './mapping.ts'

type FileColumn = Analysis['columns'][number]

const NOWHERE = ''

/** Which column fills which field; a change looks at the file again. */
export function ColumnTable({ analysis, onChange }: { analysis: Analysis; onChange: Change }) {
  const { imports } = useMessages()
  const m = imports.columns
  const { columns, fields, column_mapping: mapping, unmapped_columns } = analysis
  const options = [
    { id: NOWHERE, label: m.leaveOut },
    ...fields.map(({ field, label, hint }) => ({
      id: field,
      label: imports.review.fields[field] ?? label,
      detail: hint ?? undefined,
    })),
  ]
  const table: Column<FileColumn>[] = [
    { id: 'column', header: m.column, cell: ({ label }) => <span className="font-medium">{label}</span> },
    { id: 'samples', header: m.samples, cell: ({ samples }) => <Samples samples={samples} />, hideOn: 'phone' },
    {
      id: 'field',
      header: m.field,
      width: '17rem',
      cell: (column) => (
        <Select
          label={m.fieldOf(column.label)}
          hideLabel
          placeholder={m.leaveOut}
          options={options}
          value={fieldOf(mapping, column) ?? NOWHERE}
          onChange={(field) => {
            const chosen = fields.find((one) => one.field === field) ?? null
            onChange({ column_mapping: withField(mapping, column, chosen) })
          }}
          className="py-1"
        />
      ),
    },
  ]
  return (
    <Card flush>
      <p className="border-b border-line px-4 py-2.5 text-xs text-muted">
        {m.lead} {unmapped_columns.length > 0 ? `${m.leftOut(unmapped_columns.length)}.` : ''}
      </p>
      <Table label={m.column} columns={table} rows={columns} rowId={({ index }) => index} empty={null} />
    </Card>
  )
}

function Samples({ samples }: { samples: string[] }) {
  const { imports } = useMessages()
  if (samples.length === 0) return <span className="text-faint">{imports.columns.empty}</span>
  return (
    <span className="line-clamp-2 text-xs break-all text-muted" title={samples.join(' · ')}>
      {samples.join(' · ')}
    </span>
  )
}
