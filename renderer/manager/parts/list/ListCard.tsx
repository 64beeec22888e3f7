import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { ApiError } from '../../../api/index.ts'
import { Loaded } from '../../../shared/states/Loaded.tsx'
import { Card, Skeleton, SkeletonRows } from '../../../ui/index.ts'
import { ListTable, Pages, rowsOf, type ListAnswer, type ListTableProps } from './ListTable.tsx'

interface ListCardProps<Row> extends Omit<ListTableProps<Row>, 'answer' | 'isStale'> {
  query: UseQueryResult<ListAnswer<Row>, ApiError>
  /** The list's filters, in a bar above it. */
  filters?: ReactNode
  /** The approximate number of rows, if they are few. */
  rows?: number
  title?: string
  description?: ReactNode
  /** At the right of the title. */
  action?: ReactNode
}

/** The props that a page passes to a table of one kind. */
export type ListOf<Row> = Pick<ListCardProps<Row>, 'query' | 'list' | 'shows' | 'filters' | 'empty'>

/** A list in a card: filters, the rows or an empty state, and its pages; with its loading states. */
export function ListCard<Row extends object>(props: ListCardProps<Row>) {
  const { query, filters, rows, title, description, action, ...table } = props
  return (
    <Card flush {...(title ? { title } : {})} description={description} action={action}>
      {filters ? <FilterBar>{filters}</FilterBar> : null}
      <Loaded query={query} {...(rows && { skeleton: <SkeletonRows rows={rows} /> })}>
        {(answer) => <ListTable {...table} answer={answer} isStale={query.isPlaceholderData} />}
      </Loaded>
    </Card>
  )
}

/** The bar above a list. */
export function FilterBar({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap gap-2 border-b border-line p-2 phone:*:grow">{children}</div>
}

interface ListRowsProps<Row> extends Omit<ListOf<Row>, 'shows' | 'filters'> {
  label: string
  title?: string
  description?: ReactNode
  /** At the right of the title. */
  action?: ReactNode
  /** Shows one row: a `ListRow`. */
  children: (row: Row) => ReactNode
}

/** A list of few things, each a row with its picture and how it stands. */
export function ListRows<Row extends { id: number }>(props: ListRowsProps<Row>) {
  const { label, title, description, action, query, list, empty, children } = props
  return (
    <Card flush {...(title ? { title } : {})} description={description} action={action}>
      <Loaded query={query} skeleton={<SkeletonRows rows={3} />}>
        {(answer) => {
          const rows = rowsOf(answer)
          if (rows.length === 0) return empty
          return (
            <>
              <ul aria-label={label} className="divide-y divide-line">
                {rows.map((row) => (
                  <li key={row.id}>{children(row)}</li>
                ))}
              </ul>
              <Pages list={list} answer={answer} />
            </>
          )
        }}
      </Loaded>
    </Card>
  )
}

interface ListGridProps<Row> extends Omit<ListOf<Row>, 'shows' | 'filters'> {
  label: string
  /** Shows one row in a frame. */
  children: (row: Row) => ReactNode
}

const GRID = 'grid grid-cols-[repeat(auto-fill,minmax(min(17rem,100%),1fr))] gap-3'

/** A list of few things that are looked at rather than searched, as cards. */
export function ListGrid<Row extends { id: number }>({ label, query, list, empty, children }: ListGridProps<Row>) {
  return (
    <Loaded query={query} skeleton={<Waiting />}>
      {(answer) => {
        const rows = rowsOf(answer)
        if (rows.length === 0) return <Card flush>{empty}</Card>
        return (
          <>
            <ul aria-label={label} className={GRID}>
              {rows.map((row) => (
                <li key={row.id} className="min-w-0">
                  {children(row)}
                </li>
              ))}
            </ul>
            <Pages list={list} answer={answer} />
          </>
        )
      }}
    </Loaded>
  )
}

function Waiting() {
  return (
    <div className={GRID}>
      {[0, 1, 2].map((one) => (
        <Skeleton key={one} className="h-48 w-full rounded-lg" />
      ))}
    </div>
  )
}
