import { useState } from 'react'
import { Card, Drawer, EmptyState, KeyValueList, Table } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import type { Analysis } from '../analysis.ts'
import { usePreviewColumns } from './preview-columns.tsx'
import { useRecordText } from './use-record-text.ts'

type Row = Analysis['preview'][number]

/** The first rows as they would become; each opens with all that is known of it. */
export function Preview({ analysis }: { analysis: Analysis }) {
  const { imports } = useMessages()
  const m = imports.review
  const textOf = useRecordText()
  const columns = usePreviewColumns(analysis.entity)
  const [open, setOpen] = useState<Row | null>(null)
  return (
    <Card flush>
      <p className="border-b border-line px-4 py-2.5 text-xs text-muted">{m.previewLead(analysis.preview.length)}</p>
      <Table
        label={m.preview}
        columns={columns}
        rows={analysis.preview}
        rowId={({ row }) => row}
        onRowAction={setOpen}
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
        onClose={() => setOpen(null)}
      >
        {open ? (
          <KeyValueList
            items={Object.entries(open.record).map(([field, value]) => ({
              label: m.fields[field] ?? field,
              value: textOf(field, value),
            }))}
          />
        ) : null}
      </Drawer>
    </Card>
  )
}
