import { Card, Select, Table, type Column } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import type { Analysis, Change } from '../analysis.ts'
import { fieldOf, fits, withField } from './columns.ts'

type FileColumn = Analysis['columns'][number]

const NOWHERE = ''

/** Which column fills which field; a change looks at the file again. */
export function ColumnTable({ analysis, onChange }: { analysis: Analysis; onChange: Change }) {
  const { imports } = useMessages()
  const m = imports.columns
  const { columns, unmapped_columns } = analysis
  const table: Column<FileColumn>[] = [
    { id: 'column', header: m.column, cell: ({ label }) => <ColumnName>{label}</ColumnName>, width: '14rem' },
    { id: 'samples', header: m.samples, cell: ({ samples }) => <Samples samples={samples} />, hideOn: 'phone' },
    {
      id: 'field',
      header: m.field,
      width: '17rem',
      cell: (column) => (
        <FieldChoice column={column} label={m.fieldOf(column.label)} analysis={analysis} onChange={onChange} />
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

interface FieldChoiceProps {
  column: FileColumn
  label: string
  analysis: Analysis
  onChange: Change
}

/** The target field of a column; for a column without one, the fields that fit its values come first. */
export function FieldChoice({ column, label, analysis, onChange }: FieldChoiceProps) {
  const { imports } = useMessages()
  const m = imports.columns
  const { fields, column_mapping: mapping } = analysis
  const current = fieldOf(mapping, column)
  const option = ({ field, label, hint }: Analysis['fields'][number], detail = hint ?? undefined) => ({
    id: field,
    label: imports.review.fields[field] ?? label,
    detail,
  })
  const fitting = current === null ? fields.filter((field) => fits(field, column.looks_like, mapping)) : []
  const others = fields.filter((field) => !fitting.includes(field))
  return (
    <Select
      label={label}
      hideLabel
      placeholder={m.leaveOut}
      options={[
        { id: NOWHERE, label: m.leaveOut },
        ...fitting.map((field) => option(field, m.fits)),
        ...others.map((field) => option(field)),
      ]}
      value={current ?? NOWHERE}
      onChange={(field) => {
        const chosen = fields.find((one) => one.field === field) ?? null
        onChange({ column_mapping: withField(mapping, column, chosen) })
      }}
      className="py-1"
    />
  )
}

export function ColumnName({ children }: { children: string }) {
  return <span className="block truncate font-medium">{children}</span>
}

/** Some of a column's values, each on a line. */
export function Samples({ samples }: { samples: string[] }) {
  const { imports } = useMessages()
  if (samples.length === 0) return <span className="text-faint">{imports.columns.empty}</span>
  return (
    <span className="block py-1 text-xs text-muted">
      {samples.map((sample) => (
        <span key={sample} className="block truncate">
          {sample}
        </span>
      ))}
    </span>
  )
}
