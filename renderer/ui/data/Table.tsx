import type { ReactNode } from 'react'
import {
  Table as AriaTable,
  TableBody,
  TableHeader,
  type Key,
  type Selection,
  type SortDescriptor,
} from 'react-aria-components/Table'
import { Menu, type MenuAction } from '../overlay/Menu.tsx'
import { AriaLinks } from '../AriaLinks.tsx'
import { useLabels } from '../labels.ts'
import { FullText } from './FullText.tsx'
import { BodyCell, BodyRow, HeadCell, SelectCell, SelectHead, type HiddenOn } from './TableParts.tsx'

export interface Column<Row> {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** `end` for figures. */
  align?: 'start' | 'end'
  /** A CSS width; columns without one share the rest, and cut longer content. */
  width?: string
  /** Its content is cut at the column's end, however long it is. */
  isCut?: boolean
  /** True if the rows can be sorted by it. */
  sortable?: boolean
  /** The least width of a column with `isCut`; without it there is none. */
  least?: string
  /** The widest window that leaves the column out: a phone, below 1024, 1280, 1440 or 1920 px. */
  hideOn?: HiddenOn
}

export interface TableProps<Row> {
  label: string
  /** The first column names the row. */
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowId?: (row: Row) => string | number
  /** Makes the whole row a link. */
  rowHref?: (row: Row) => string
  onRowAction?: (row: Row) => void
  /** The menu at the end of a row, in groups. */
  rowActions?: (row: Row) => readonly (readonly MenuAction[])[]
  selected?: 'all' | ReadonlySet<string | number>
  onSelect?: (selected: 'all' | ReadonlySet<string | number>) => void
  /** The column that the rows are sorted by, downwards with a dash before it. */
  sort?: string
  onSort?: (sort: string) => void
  /** Instead of the table when there are no rows. */
  empty: ReactNode
  /** The rows are from before, newer ones are on their way. */
  isStale?: boolean
}

const idOf = (row: unknown) => (row as { id: string | number }).id

const placeOf = <Row,>({ align, hideOn }: Column<Row>) => ({ align, hideOn })

/** The least room the words of a column ask for; what is longer is cut. Figures are never cut. */
function roomOf<Row>({ align, width, isCut, least }: Column<Row>, isName: boolean): string | undefined {
  if (align === 'end') return undefined
  if (isCut) return least ?? '0px'
  if (isName) return `min(5rem, ${width ?? '100vw'})`
  return width ? undefined : '0px'
}

function sortingOf<Row>({ sort, onSort }: TableProps<Row>) {
  if (sort === undefined || !onSort) return {}
  const sortDescriptor = {
    column: sort.replace(/^-/, ''),
    direction: sort.startsWith('-') ? ('descending' as const) : ('ascending' as const),
  }
  return {
    sortDescriptor,
    onSortChange: ({ column, direction }: SortDescriptor) =>
      onSort(direction === 'descending' ? `-${String(column)}` : String(column)),
  }
}

/** Rows of one kind: dense, with a head that stays in sight, links, a menu and selection where asked for. */
export function Table<Row extends object>(props: TableProps<Row>) {
  const { label, columns, rows, rowId = idOf, rowHref, onRowAction, rowActions, selected, onSelect, empty } = props
  const { actions } = useLabels()
  if (rows.length === 0) return empty
  const byId = new Map(rows.map((row) => [rowId(row), row]))
  return (
    <AriaLinks>
      <FullText
        className={`overflow-x-auto lg:overflow-visible ${props.isStale ? 'opacity-60 transition-opacity delay-200' : ''}`}
      >
        <AriaTable
          aria-label={label}
          className="w-full border-separate border-spacing-0 text-sm outline-none"
          selectionMode={onSelect ? 'multiple' : 'none'}
          selectedKeys={selected as 'all' | Iterable<Key> | undefined}
          onSelectionChange={(keys: Selection) => onSelect?.(keys)}
          {...sortingOf(props)}
          onRowAction={onRowAction && ((key) => byId.has(key) && onRowAction(byId.get(key) as Row))}
        >
          <TableHeader>
            {onSelect ? <SelectHead /> : null}
            {columns.map((column, index) => (
              <HeadCell key={column.id} {...column} isRowHeader={index === 0} />
            ))}
            {rowActions ? <HeadCell id="actions" header={actions} width="3rem" hideHeader /> : null}
          </TableHeader>
          <TableBody>
            {rows.map((row) => (
              <BodyRow key={rowId(row)} id={rowId(row)} href={rowHref?.(row)} acts={Boolean(rowHref || onRowAction)}>
                {onSelect ? <SelectCell /> : null}
                {columns.map((column, index) => (
                  <BodyCell key={column.id} {...placeOf(column)} room={roomOf(column, index === 0)}>
                    {column.cell(row)}
                  </BodyCell>
                ))}
                {rowActions ? (
                  <BodyCell align="end" tight>
                    <Menu groups={rowActions(row)} />
                  </BodyCell>
                ) : null}
              </BodyRow>
            ))}
          </TableBody>
        </AriaTable>
      </FullText>
    </AriaLinks>
  )
}
