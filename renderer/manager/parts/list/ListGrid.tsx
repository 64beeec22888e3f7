import type { ReactNode } from 'react'
import { Loaded } from '../../../shared/states/Loaded.tsx'
import { Card, Skeleton } from '../../../ui/index.ts'
import type { ListOf } from './ListCard.tsx'
import { Pages, rowsOf } from './ListTable.tsx'

interface ListGridProps<Row> extends Omit<ListOf<Row>, 'shows' | 'filters'> {
  label: string
  /** What is shown of one, in a frame of its own. */
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
