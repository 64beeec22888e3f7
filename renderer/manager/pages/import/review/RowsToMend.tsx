import { useEffect, useRef, useState } from 'react'
import type { Item } from '../../../../api/index.ts'
import { useMessages } from '../../../messages/index.ts'
import { FateBadge } from '../job/FateBadge.tsx'
import type { Edit } from '../analysis.ts'
import { RowFields } from './RowFields.tsx'

type Row = Item<'GET /api/v1/migration/jobs/{job_id}/rows'>

/** Rows with what is wrong in them, to correct in place. One that is corrected leaves, and the next is gone on with. */
export function RowsToMend({ rows, label, onEdit }: { rows: readonly Row[]; label: string; onEdit: Edit }) {
  const { imports } = useMessages()
  const m = imports.review.mend
  const list = useRef<HTMLUListElement>(null)
  const edited = useRef<{ row: number; at: number } | null>(null)
  const [mended, setMended] = useState<number | null>(null)
  useEffect(() => {
    const last = edited.current
    if (!last || rows.some(({ row }) => row === last.row)) return
    edited.current = null
    setMended(last.row)
    // Only if the field just left is gone: a focus that has moved on stays where it is.
    if (document.activeElement === document.body)
      list.current?.children[Math.min(last.at, rows.length - 1)]?.querySelector('input')?.focus()
  }, [rows])
  return (
    <>
      <p className="border-b border-line px-4 py-2.5 text-xs text-pretty text-muted">{m.lead}</p>
      <p className="sr-only" role="status">
        {mended === null ? '' : m.mended(mended)}
      </p>
      <ul ref={list} aria-label={label} className="divide-y divide-line">
        {rows.map((row, at) => (
          <li key={row.row} className="flex flex-col gap-2.5 px-4 py-3.5">
            <Head {...row} />
            <RowFields
              row={row.row}
              cells={row.cells}
              onEdit={(column, text) => {
                edited.current = { row: row.row, at }
                return onEdit(row.row, column, text)
              }}
            />
          </li>
        ))}
      </ul>
    </>
  )
}

/** Which row it is, what becomes of it, and what no field of it says. */
function Head({ row, subject, disposition, reason, cells, other_problems: others }: Row) {
  const { imports } = useMessages()
  const said = new Set(cells.map(({ problem }) => problem))
  const rest = [...(reason ? [reason] : []), ...others].filter((one) => !said.has(one))
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
      <span className="figures font-medium">{imports.review.mend.row(row)}</span>
      {subject ? <span className="min-w-0 truncate text-muted">{subject}</span> : null}
      <FateBadge fate={disposition} />
      {[...new Set(rest)].map((one) => (
        <span key={one} className="w-full text-xs text-pretty text-muted">
          {one}
        </span>
      ))}
    </div>
  )
}
