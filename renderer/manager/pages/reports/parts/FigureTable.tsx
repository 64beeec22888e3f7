import { Card, EmptyState } from '../../../../ui/index.ts'
import { Scrolling } from './Scrolling.tsx'
import { useMessages } from '../../../messages/index.ts'

interface FigureTableProps<Row> {
  title: string
  /** The heading of the column that names the rows. */
  head: string
  rows: readonly Row[]
  nameOf: (row: Row) => React.ReactNode
  keyOf: (row: Row) => string | number
  columns: readonly { header: string; cell: (row: Row) => React.ReactNode; hideOn?: 'phone' }[]
  /** A row's share of the largest row, from 0 to 1: drawn below its name. */
  partOf?: (row: Row) => number | null
  /** Shown instead of the table if there are no rows. */
  empty?: string
  /** Closed at first: a chart above says the same. */
  isFolded?: boolean
}

/** Figures in rows, with headings that a screen reader says; a table wider than the screen scrolls. */
export function FigureTable<Row>(props: FigureTableProps<Row>) {
  const { title, head, rows, nameOf, keyOf, columns, partOf, empty, isFolded = false } = props
  const { reports: m } = useMessages()
  const table = (
    <Scrolling label={title}>
      <table className="w-full border-collapse text-sm">
        <thead>
          <tr>
            <th
              scope="col"
              className="px-4 py-2 text-start text-xs font-medium whitespace-nowrap text-muted phone:pe-2"
            >
              {head}
            </th>
            {columns.map(({ header, hideOn }) => (
              <th
                key={header}
                scope="col"
                className={`px-3 py-2 text-end last:pe-4 text-xs font-medium whitespace-nowrap text-muted phone:px-1.5 phone:whitespace-normal ${hideOn ? 'phone:hidden' : ''}`}
              >
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)} className="border-t border-line">
              <th
                scope="row"
                className="px-4 py-2 text-start font-medium whitespace-nowrap text-ink phone:pe-2 phone:whitespace-normal"
              >
                {nameOf(row)}
                {partOf ? <Part of={partOf(row)} /> : null}
              </th>
              {columns.map(({ header, cell, hideOn }) => (
                <td
                  key={header}
                  className={`figures px-3 py-2 text-end last:pe-4 whitespace-nowrap text-ink phone:px-1.5 ${hideOn ? 'phone:hidden' : ''}`}
                >
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scrolling>
  )
  return (
    <Card title={title} flush>
      {rows.length === 0 ? (
        <EmptyState icon="chart" title={m.nothing}>
          {empty ?? m.nothingHelp}
        </EmptyState>
      ) : isFolded ? (
        <Fold>{table}</Fold>
      ) : (
        table
      )}
    </Card>
  )
}

/** A printed page has what is folded, too. */
function Fold({ children }: { children: React.ReactNode }) {
  const { charts: m } = useMessages()
  return (
    <details className="print:[&::details-content]:[content-visibility:visible] print:[&::details-content]:block">
      <summary className="ring-focus cursor-default rounded-sm px-4 py-3 text-sm text-muted hover:text-ink phone:min-h-11 print:hidden">
        {m.showFigures}
      </summary>
      {children}
    </details>
  )
}

function Part({ of }: { of: number | null }) {
  const part = of !== null && of > 0 ? Math.min(1, of) : 0
  return (
    <span aria-hidden="true" className="mt-1 block h-1 min-w-20 rounded-full bg-sunken">
      <span className="block h-full rounded-full bg-accent" style={{ width: `${part * 100}%` }} />
    </span>
  )
}
