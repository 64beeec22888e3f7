import { finder } from '../../../../shared/finder.ts'
import { useFormat } from '../../../../shared/format/use-format.ts'
import { Badge, Card, EmptyState, SearchField, type Column } from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { FilterBar } from '../../../parts/list/ListCard.tsx'
import { ListTable } from '../../../parts/list/ListTable.tsx'
import { ShownFilter } from '../../../parts/list/ShownFilter.tsx'
import { useInnerList } from '../../../parts/list/use-list.ts'
import type { Analysis } from '../analysis.ts'

type Problem = Analysis['problems'][number]

/** Every problem of the file by row, to filter and to search. */
export function ProblemList({ problems, total }: { problems: Problem[]; total: number }) {
  const { imports } = useMessages()
  const m = imports.problems
  const format = useFormat()
  const list = useInnerList({ shown: 'all', search: '' }, 25)
  const { shown, search } = list.filters
  if (total === 0)
    return (
      <Card>
        <EmptyState icon="check" title={m.none}>
          {m.noneHelp}
        </EmptyState>
      </Card>
    )
  const of = (severity: string) => problems.filter((problem) => problem.severity === severity).length
  const isFound = finder(search)
  const found = problems.filter(
    ({ severity, row, column, message }) =>
      (shown === 'all' || severity === shown) && isFound(`${row} ${column ?? ''} ${message}`),
  )
  const columns: Column<Problem & { id: number }>[] = [
    { id: 'row', header: imports.review.row, cell: ({ row }) => format.number(row), width: '5rem' },
    { id: 'column', header: imports.columns.column, cell: ({ column }) => column, width: '12rem', hideOn: 'phone' },
    { id: 'problem', header: m.problem, cell: (problem) => <Words {...problem} /> },
  ]
  return (
    <Card flush>
      <FilterBar>
        <SearchField
          label={m.search}
          value={search}
          onChange={(text) => list.narrow({ search: text })}
          className="min-w-48 flex-1"
        />
        <ShownFilter
          label={m.shown}
          value={shown}
          parts={{ all: m.all(problems.length), error: m.errors(of('error')), warning: m.warnings(of('warning')) }}
          onChange={(next) => list.narrow({ shown: next })}
        />
      </FilterBar>
      <p className="border-b border-line px-3 py-2 text-xs text-muted">
        {total > problems.length ? m.first(problems.length, total) : m.help}
      </p>
      <ListTable
        list={list}
        label={imports.review.problems}
        columns={columns}
        answer={found.map((problem, id) => ({ ...problem, id }))}
        empty={
          <EmptyState icon="search" title={m.noneFound}>
            {m.noneFoundHelp}
          </EmptyState>
        }
      />
    </Card>
  )
}

function Words({ severity, message, column }: Problem) {
  const { imports } = useMessages()
  const isError = severity === 'error'
  return (
    <span className="flex items-start gap-2 py-1.5">
      <Badge tone={isError ? 'bad' : 'warn'}>{isError ? imports.problems.error : imports.problems.warning}</Badge>
      <span className="min-w-0 text-pretty">
        {column ? <span className="font-medium sm:hidden">{column}: </span> : null}
        {message}
      </span>
    </span>
  )
}
