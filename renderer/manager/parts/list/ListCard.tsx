import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { ApiError } from '../../../api/index.ts'
import { Loaded } from '../../../shared/states/Loaded.tsx'
import { Card, SkeletonRows } from '../../../ui/index.ts'
import { ListTable, type ListAnswer, type ListTableProps } from './ListTable.tsx'

interface ListCardProps<Row> extends Omit<ListTableProps<Row>, 'answer' | 'isStale'> {
  query: UseQueryResult<ListAnswer<Row>, ApiError>
  /** What narrows the list down, in a bar above it. */
  filters?: ReactNode
  /** About how many rows there will be, where they are few. */
  rows?: number
  title?: string
  description?: ReactNode
  /** At the right of the title. */
  action?: ReactNode
}

/** What a table of one kind is given by the page it stands on. */
export type ListOf<Row> = Pick<ListCardProps<Row>, 'query' | 'list' | 'shows' | 'filters' | 'empty'>

/** A list in its frame: filters, the rows or what there is instead, and its pages; with its states while it loads. */
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
