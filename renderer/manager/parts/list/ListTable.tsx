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
        <Pages of={table.label} list={list} answer={answer} />
      </>
    )
  const rows = answer.filter(shows)
  if (!list) return <Table {...table} rows={rows} />
  const { page, page_size } = list.paging
  return (
    <>
      <Table {...table} rows={rows.slice((page - 1) * page_size, page * page_size)} />
      <Pages of={table.label} list={list} answer={{ items: rows, total: rows.length }} />
    </>
  )
}

interface PagesProps {
  /** The list's name. */
  of?: string
  list: Paged | undefined
  answer: ListAnswer<unknown>
}

/** The way to the other pages of a list; nothing where all of it is here. */
export function Pages({ of, list, answer }: PagesProps) {
  if (!list || !('items' in answer)) return null
  const { paging, turn } = list
  const { total, total_capped: capped = false } = answer
  return (
    <Pagination of={of} page={paging.page} pageSize={paging.page_size} total={total} capped={capped} onChange={turn} />
  )
}
