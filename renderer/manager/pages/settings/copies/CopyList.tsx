import { useDownload } from '../../../../api/index.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { Button, Card, EmptyState, Table, type Column } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { useSize } from '../../../parts/copies/use-size.ts'
import type { RequestedRestore, Copy } from './requested-restore.ts'

interface CopyListProps {
  copies: readonly Copy[]
  notAtHand: string | null
  onRestore: (asked: RequestedRestore) => void
}

/** The copies that this computer keeps, the newest first, each to download or to restore. */
export function CopyList({ copies, notAtHand, onRestore }: CopyListProps) {
  const { list: m } = useMessages().copies
  const format = useFormat()
  const size = useSize()
  const { download } = useDownload()
  const columns: Column<Copy>[] = [
    { id: 'when', header: m.when, cell: ({ created_at }) => <>{format.dateTime(created_at)}</> },
    { id: 'why', header: m.why, cell: ({ kind }) => m.kind[kind], hideOn: 'phone' },
    { id: 'size', header: m.size, align: 'end', cell: ({ size_bytes }) => size(size_bytes) },
  ]
  const save = ({ file_name }: Copy) =>
    download('GET /api/v1/studio/backups/{file_name}', file_name, { params: { file_name } })
  return (
    <Card
      title={m.title}
      description={m.titleMeans(copies.length)}
      flush
      action={
        <Button size="small" disabledReason={notAtHand} onPress={() => onRestore('file')}>
          {m.restoreFile}
        </Button>
      }
    >
      <Table
        label={m.title}
        columns={columns}
        rows={copies}
        rowId={({ file_name }) => file_name}
        rowActions={(copy) => [
          [
            { label: m.download, icon: 'export', disabledReason: notAtHand, onAction: () => save(copy) },
            { label: m.restore, icon: 'undo', disabledReason: notAtHand, onAction: () => onRestore(copy) },
          ],
        ]}
        empty={
          <EmptyState icon="copy" title={m.emptyTitle}>
            {m.empty}
          </EmptyState>
        }
      />
    </Card>
  )
}
