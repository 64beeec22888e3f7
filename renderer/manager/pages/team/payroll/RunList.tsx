import type { ReactNode } from 'react'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { Badge, EmptyState, type Column } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { ListCard, type ListOf } from '../../../parts/list/ListCard.tsx'
import { useInnerList } from '../../../parts/list/use-list.ts'
import { paths } from '../../../paths.ts'
import type { Run } from './run.ts'

interface RunListProps extends Pick<ListOf<Run>, 'query'> {
  action: ReactNode
  hasComponents: boolean
}

/** Every run, newest first: drafts, and what was finalized with what of it is not paid yet. */
export function RunList({ query, action, hasComponents }: RunListProps) {
  const { payroll: m } = useMessages()
  const format = useFormat()
  const list = useInnerList({}, 20)
  const columns: Column<Run>[] = [
    { id: 'period', header: m.period, cell: (run) => <Period run={run} /> },
    { id: 'state', header: m.state, cell: (run) => <RunBadge run={run} />, width: '9rem', hideOn: 'phone' },
    {
      id: 'finalized',
      header: m.finalizedAt,
      cell: ({ finalized_at }) => (finalized_at ? format.date(format.dayOf(finalized_at)) : null),
      width: '9rem',
      hideOn: 'narrow',
    },
    {
      id: 'total',
      header: m.total,
      cell: ({ total, currency }) => <span className="font-medium">{format.money(total, currency)}</span>,
      align: 'end',
      width: '8rem',
    },
  ]
  return (
    <ListCard
      title={m.runs}
      action={action}
      label={m.runs}
      columns={columns}
      query={query}
      list={list}
      rows={4}
      rowHref={({ id }) => paths.payrollRun(id)}
      empty={
        <EmptyState icon="cash" title={m.noRuns}>
          {hasComponents ? m.noRunsMeans : m.componentsFirst}
        </EmptyState>
      }
    />
  )
}

function Period({ run }: { run: Run }) {
  const format = useFormat()
  return (
    <span className="flex flex-wrap items-center gap-x-2 py-1.5 font-medium">
      <span className="figures">{format.dateRange(run.period_start, run.period_end)}</span>
      <span className="sm:hidden">
        <RunBadge run={run} />
      </span>
    </span>
  )
}

/** The state of a run: a draft, still to be paid, or paid; a run with nothing to pay was not paid either. */
export function RunBadge({ run: { status, total, unpaid } }: { run: Pick<Run, 'status' | 'total' | 'unpaid'> }) {
  const { payroll: m } = useMessages()
  if (status === 'draft') return <Badge>{m.draft}</Badge>
  if (total === 0) return <Badge>{m.nothingToPay}</Badge>
  return unpaid > 0 ? <Badge tone="warn">{m.toPay}</Badge> : <Badge tone="good">{m.paid}</Badge>
}
