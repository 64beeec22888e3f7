import { useState } from 'react'
import { useFormat } from '../../../../shared/format/use-format.ts'
import {
  Badge,
  Card,
  EmptyState,
  Pagination,
  SearchField,
  SegmentedControl,
  Table,
  type Column,
} from '../../../../ui/index.ts'
import { useMessages } from '../../../messages/index.ts'
import type { Analysis } from '../analysis.ts'

type Problem = Analysis['problems'][number]

const PAGE = 25

/** Every problem of the file by row, to filter and to search. */
export function ProblemList({ problems, total }: { problems: Problem[]; total: number }) {
  const { imports } = useMessages()
  const m = imports.problems
  const format = useFormat()
  const [{ shown, search, page }, set] = useState({ shown: 'all', search: '', page: 1 })
  if (total === 0)
    return (
      <Card>
        <EmptyState icon="check" title={m.none}>
          {m.noneHelp}
        </EmptyState>
      </Card>
    )
  const of = (severity: string) => problems.filter((problem) => problem.severity === severity).length
  const words = search.trim().toLowerCase()
  const found = problems.filter(
    ({ severity, row, column, message }) =>
      (shown === 'all' || severity === shown) && `${row} ${column ?? ''} ${message}`.toLowerCase().includes(words),
  )
  const columns: Column<Problem & { id: number }>[] = [
    { id: 'row', header: imports.review.row, cell: ({ row }) => format.number(row), width: '5rem' },
    { id: 'column', header: imports.columns.column, cell: ({ column }) => column, width: '12rem', hideOn: 'phone' },
    { id: 'problem', header: m.problem, cell: (problem) => <Words {...problem} /> },
  ]
  return (
    <Card flush>
      <div className="flex flex-wrap gap-2 border-b border-line p-2">
        <SearchField
          label={m.search}
          value={search}
          onChange={(text) => set({ shown, search: text, page: 1 })}
          className="min-w-48 flex-1"
        />
        <SegmentedControl
          label={m.shown}
          value={shown}
          onChange={(next) => set({ shown: next, search, page: 1 })}
          options={[
            { id: 'all', label: m.all(problems.length) },
            { id: 'error', label: m.errors(of('error')) },
            { id: 'warning', label: m.warnings(of('warning')) },
          ]}
        />
      </div>
      <p className="border-b border-line px-3 py-2 text-xs text-muted">
        {total > problems.length ? m.first(problems.length, total) : m.help}
      </p>
      <Table
        label={imports.review.problems}
        columns={columns}
        rows={found.slice((page - 1) * PAGE, page * PAGE).map((problem, id) => ({ ...problem, id }))}
        empty={
          <EmptyState icon="search" title={m.noneFound}>
            {m.noneFoundHelp}
          </EmptyState>
        }
      />
      <Pagination
        page={page}
        pageSize={PAGE}
        total={found.length}
        onChange={(next) => set({ shown, search, page: next })}
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
