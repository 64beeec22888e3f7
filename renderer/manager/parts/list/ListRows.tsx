import type { ReactNode } from 'react'
import { Loaded } from '../../../shared/states/Loaded.tsx'
import { Card, SkeletonRows } from '../../../ui/index.ts'
import type { ListOf } from './ListCard.tsx'
import { Pages, rowsOf } from './ListTable.tsx'

interface ListRowsProps<Row> extends Omit<ListOf<Row>, 'shows' | 'filters'> {
  label: string
  title?: string
  description?: ReactNode
  /** At the right of the title. */
  action?: ReactNode
  /** What is shown of one: a `ListRow`. */
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
