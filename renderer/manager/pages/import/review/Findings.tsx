import { useState } from 'react'
import { Card, Drawer, EmptyState, KeyValueList, Table, Tabs } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import type { Analysis } from '../analysis.ts'
import type { Change, Edit } from '../analysis.ts'
import { JobRows, type useShownRows } from '../job/JobRows.tsx'
import { ColumnTable } from './ColumnTable.tsx'
import { ProblemList } from './ProblemList.tsx'
import { RowFields } from './RowFields.tsx'
import { TypeList } from './TypeList.tsx'
import { usePreviewColumns } from './preview-columns.tsx'
import { useRecordText } from './use-record-text.ts'

interface FindingsProps {
  analysis: Analysis
  onChange: Change
  onEdit: Edit
  isLooking: boolean
  part: Part
  onPart: (part: Part) => void
  /** Which of every row are shown. */
  rows: ReturnType<typeof useShownRows>
}

export type Part = 'preview' | 'rows' | 'types' | 'columns' | 'problems'

/** The rows as they will become, the fate of each, the columns matched, and the problems found. */
export function Findings({ analysis, onChange, onEdit, isLooking, part, onPart, rows }: FindingsProps) {
  const { imports } = useMessages()
  const m = imports.review
  const { columns, unmapped_columns, problems_total, job_id, counts, membership_types: types } = analysis
  const typesTab = {
    id: 'types' as const,
    label: imports.types.title,
    count: types.length,
    content: (
      <Card flush>
        <TypeList analysis={analysis} types={types} onChange={onChange} />
      </Card>
    ),
  }
  return (
    <div className={isLooking ? 'opacity-60 transition-opacity delay-200' : ''}>
      <Tabs
        label={m.tabs}
        value={part}
        onChange={onPart}
        tabs={[
          { id: 'preview', label: m.preview, content: <Preview analysis={analysis} onEdit={onEdit} /> },
          {
            id: 'rows',
            label: m.every,
            content: <JobRows jobId={job_id} counts={counts} plan={{ onEdit, list: rows }} />,
          },
          ...(types.length > 0 && analysis.entity === 'memberships' ? [typesTab] : []),
          {
            id: 'columns',
            label: m.columns,
            count: `${columns.length - unmapped_columns.length}/${columns.length}`,
            content: <ColumnTable analysis={analysis} onChange={onChange} />,
          },
          {
            id: 'problems',
            label: m.problems,
            count: problems_total,
            content: <ProblemList problems={analysis.problems} total={problems_total} />,
          },
        ]}
      />
    </div>
  )
}

/** The first rows as they would become; each opens with all that is known of it. */
function Preview({ analysis, onEdit }: { analysis: Analysis; onEdit: Edit }) {
  const { imports } = useMessages()
  const m = imports.review
  const textOf = useRecordText()
  const columns = usePreviewColumns(analysis.entity)
  const [opened, setOpened] = useState<number | null>(null)
  const open = analysis.preview.find(({ row }) => row === opened) ?? null
  return (
    <Card flush>
      <p className="border-b border-line px-4 py-2.5 text-xs text-muted">{m.previewLead(analysis.preview.length)}</p>
      <Table
        label={m.preview}
        columns={columns}
        rows={analysis.preview}
        rowId={({ row }) => row}
        onRowAction={({ row }) => setOpened(row)}
        empty={
          <EmptyState icon="file" title={m.noPreview}>
            {imports.choose.lead}
          </EmptyState>
        }
      />
      <Drawer
        title={open?.subject || m.noName}
        description={open ? m.as(open.row) : undefined}
        isOpen={open !== null}
        onClose={() => setOpened(null)}
      >
        {open ? (
          <div className="flex flex-col gap-5">
            <KeyValueList
              items={Object.entries(open.record).map(([field, value]) => ({
                label: m.fields[field] ?? field,
                value: textOf(field, value),
              }))}
            />
            {open.cells.length > 0 ? (
              <RowFields row={open.row} cells={open.cells} onEdit={(column, text) => onEdit(open.row, column, text)} />
            ) : null}
          </div>
        ) : null}
      </Drawer>
    </Card>
  )
}
