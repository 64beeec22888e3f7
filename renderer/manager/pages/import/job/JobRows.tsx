import { useApi, useDownload, type Item } from '../../../../api/index.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { Loaded } from '../../../../shared/states/Loaded.tsx'
import {
  Badge,
  Button,
  Card,
  EmptyState,
  Link,
  SegmentedControl,
  SkeletonRows,
  type Column,
} from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { FilterBar, ListCard } from '../../../parts/list/ListCard.tsx'
import { Pages } from '../../../parts/list/ListTable.tsx'
import { useInnerList } from '../../../parts/list/use-list.ts'
import { paths } from '../../../paths.ts'
import type { Edit } from '../analysis.ts'
import { RowsToMend } from '../review/RowsToMend.tsx'
import { FATES, type Fate, type Fates } from './Counts.tsx'
import { FateBadge } from './FateBadge.tsx'

type Row = Item<'GET /api/v1/migration/jobs/{job_id}/rows'>

/** Which rows are shown: all, those of one fate, or before the import those with a problem. */
export type Shown = Fate | 'all' | 'problems'

export const useShownRows = () => useInnerList<{ fate: Shown }>({ fate: 'all' })

interface JobRowsProps {
  jobId: number
  counts: Fates
  /** Before the import: what would become of them, and how they are corrected. */
  plan?: { onEdit: Edit; list: ReturnType<typeof useShownRows> }
  /** While it runs the fates are renewed. */
  isRunning?: boolean
  title?: string
}

/** Every row with its fate and its reason, by fate and page by page, and as CSV. */
export function JobRows({ jobId, counts, plan, isRunning = false, title }: JobRowsProps) {
  const { imports } = useMessages()
  const m = imports.job
  const format = useFormat()
  const columns = useRowColumns(plan !== undefined)
  const { download, isPending } = useDownload()
  const own = useShownRows()
  const list = plan?.list ?? own
  const { fate } = list.filters
  const asked = fate === 'all' ? {} : fate === 'problems' ? { has_problems: 'true' as const } : { disposition: fate }
  const rows = useApi(
    'GET /api/v1/migration/jobs/{job_id}/rows',
    { params: { job_id: jobId }, query: { ...list.paging, ...asked } },
    isRunning ? { every: 2000 } : {},
  )
  const total = FATES.reduce((sum, one) => sum + counts[one], 0)
  const choices: { id: Shown; label: string }[] = [
    { id: 'all', label: `${m.all} ${format.number(total)}` },
    ...FATES.filter((one) => counts[one] > 0 || one === fate).map((id) => ({
      id,
      label: `${m.counts[id]} ${format.number(counts[id])}`,
    })),
    ...(plan ? [{ id: 'problems' as const, label: imports.review.problems }] : []),
  ]
  const csv = () =>
    download('GET /api/v1/migration/jobs/{job_id}/rows.csv', `import-${jobId}-rows.csv`, {
      params: { job_id: jobId },
    })
  const filters = (
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
  )
  const showAll = <Button onPress={() => list.narrow({ fate: 'all' })}>{m.showAll}</Button>
  if (plan && (fate === 'rejected' || fate === 'problems'))
    return (
      <Card flush>
        <FilterBar>{filters}</FilterBar>
        <Loaded query={rows}>
          {(answer) => (
            <>
              {rows.isPlaceholderData ? (
                <SkeletonRows />
              ) : answer.total === 0 ? (
                <EmptyState icon="check" title={imports.review.mend.none} action={showAll}>
                  {imports.review.mend.noneHelp}
                </EmptyState>
              ) : (
                <RowsToMend
                  key={`${fate} ${list.paging.page}`}
                  rows={answer.items}
                  label={m.rowsTitle}
                  onEdit={plan.onEdit}
                />
              )}
              <Pages list={list} answer={answer} />
            </>
          )}
        </Loaded>
      </Card>
    )
  return (
    <ListCard
      {...(title ? { title } : {})}
      filters={filters}
      query={rows}
      list={list}
      label={m.rowsTitle}
      columns={columns}
      rowId={({ row }) => row}
      empty={
        <EmptyState icon="filter" title={m.noRows} action={showAll}>
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
