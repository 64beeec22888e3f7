import { Pagination, Table, type TableProps } from '../../../ui/index.ts'
import type { Paged } from './use-list.ts'

/** A list as operations answer it: a page of it, or all of it at once. */
export type ListAnswer<Row> =
  | readonly Row[]
  | { items: readonly Row[]; total: number; total_capped?: boolean | undefined }

/** The rows that an answer holds; none while there is no answer. */
export const rowsOf = <Row,>(answer: ListAnswer<Row> | undefined): readonly Row[] =>
  answer === undefined ? [] : 'items' in answer ? answer.items : answer

export interface ListTableProps<Row> extends Omit<TableProps<Row>, 'rows'> {
  answer: ListAnswer<Row>
  /** Left out where all rows are shown at once. An answer that has every row is cut into pages here. */
  list?: Paged | undefined
  /** Picks the rows to show of an answer that has every row. */
  shows?: ((row: Row) => boolean) | undefined
}

/** The rows of a list and, where there are more, the way to them. */
export function ListTable<Row extends object>({ answer, list, shows = () => true, ...table }: ListTableProps<Row>) {
  if ('items' in answer)
    return (
      <>
        <Table {...table} rows={answer.items} />
        {list ? (
          <Pages of={table.label} list={list} total={answer.total} capped={answer.total_capped ?? false} />
        ) : null}
      </>
    )
  const rows = answer.filter(shows)
  if (!list) return <Table {...table} rows={rows} />
  const { page, page_size } = list.paging
  return (
    <>
      <Table {...table} rows={rows.slice((page - 1) * page_size, page * page_size)} />
      <Pages of={table.label} list={list} total={rows.length} capped={false} />
    </>
  )
}

interface PagesProps {
  /** The list's name. */
  of?: string
  list: Paged
  total: number
  capped: boolean
}

/** The way to the other pages of a list. */
export function Pages({ of, list: { paging, turn }, total, capped }: PagesProps) {
  return (
    <Pagination of={of} page={paging.page} pageSize={paging.page_size} total={total} capped={capped} onChange={turn} />
  )
}
