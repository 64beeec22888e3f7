import { useApi, useDownload, type Item } from '../../../../api/index.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { Badge, Button, EmptyState, Link, SegmentedControl, type Column } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { ListCard } from '../../../parts/list/ListCard.tsx'
import { useInnerList } from '../../../parts/list/use-list.ts'
import { paths } from '../../../paths.ts'
import { FATES, type Fate, type Fates } from './Counts.tsx'
import { FateBadge } from './FateBadge.tsx'

type Row = Item<'GET /api/v1/migration/jobs/{job_id}/rows'>

interface JobRowsProps {
  jobId: number
  counts: Fates
  /** Before the import: what would become of them. */
  isPlan?: boolean
  /** While it runs the fates are renewed. */
  isRunning?: boolean
  title?: string
}

/** Every row with its fate and its reason, by fate and page by page, and as CSV. */
export function JobRows({ jobId, counts, isPlan = false, isRunning = false, title }: JobRowsProps) {
  const { imports } = useMessages()
  const m = imports.job
  const format = useFormat()
  const columns = useRowColumns(isPlan)
  const { download, isPending } = useDownload()
  const list = useInnerList<{ fate: Fate | 'all' }>({ fate: 'all' })
  const { fate } = list.filters
  const rows = useApi(
    'GET /api/v1/migration/jobs/{job_id}/rows',
    {
      params: { job_id: jobId },
      query: { ...list.paging, ...(fate === 'all' ? {} : { disposition: fate }) },
    },
    isRunning ? { every: 2000 } : {},
  )
  const total = FATES.reduce((sum, one) => sum + counts[one], 0)
  const choices = [
    { id: 'all' as const, label: `${m.all} ${format.number(total)}` },
    ...FATES.filter((one) => counts[one] > 0).map((id) => ({
      id,
      label: `${m.counts[id]} ${format.number(counts[id])}`,
    })),
  ]
  const csv = () =>
    download('GET /api/v1/migration/jobs/{job_id}/rows.csv', `import-${jobId}-rows.csv`, {
      params: { job_id: jobId },
    })
  return (
    <ListCard
      {...(title ? { title } : {})}
      filters={
        <div className="flex w-full flex-wrap justify-between gap-2">
          <SegmentedControl
            label={m.which}
            value={fate}
            onChange={(next) => list.narrow({ fate: next })}
            options={choices}
          />
          <Button icon="file" isPending={isPending} onPress={csv}>
            {m.download}
          </Button>
        </div>
      }
      query={rows}
      list={list}
      label={m.rowsTitle}
      columns={columns}
      rowId={({ row }) => row}
      empty={
        <EmptyState
          icon="filter"
          title={m.noRows}
          action={<Button onPress={() => list.narrow({ fate: 'all' })}>{m.showAll}</Button>}
        >
          {m.noRowsHelp}
        </EmptyState>
      }
    />
  )
}

function useRowColumns(isPlan: boolean): Column<Row>[] {
  const { imports } = useMessages()
  const m = imports.job
  const format = useFormat()
  return [
    { id: 'subject', header: m.subject, cell: (row) => <Subject {...row} /> },
    {
      id: 'fate',
      header: isPlan ? m.willFate : m.fate,
      cell: (row) => <FateOf {...row} isPlan={isPlan} />,
      width: '12rem',
    },
    {
      id: 'reason',
      header: m.reason,
      cell: ({ reason }) => <span className="text-muted">{reason}</span>,
      hideOn: 'phone',
    },
    { id: 'row', header: imports.review.row, cell: ({ row }) => format.number(row), width: '5rem', align: 'end' },
  ]
}

function Subject({ subject, client_id }: Row) {
  const { imports } = useMessages()
  const name = subject || imports.review.noName
  return client_id ? (
    <Link href={paths.client(client_id)} className="block truncate">
      {name}
    </Link>
  ) : (
    <span className="block truncate font-medium">{name}</span>
  )
}

function FateOf({ disposition, done, reason, isPlan }: Row & { isPlan: boolean }) {
  const { imports } = useMessages()
  if (!done && !isPlan) return <Badge>{imports.job.waiting}</Badge>
  return (
    <span className="flex flex-col items-start gap-0.5 py-1">
      <FateBadge fate={disposition} />
      {reason ? <span className="text-xs text-pretty text-muted sm:hidden">{reason}</span> : null}
    </span>
  )
}
