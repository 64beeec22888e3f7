import type { ReactNode } from 'react'
import { Skeleton } from '../feedback/Skeleton.tsx'

/** Facts about one record: names at the left, values at the right. Entries with no value are left out. */
export function KeyValueList({ items }: { items: readonly { label: string; value: ReactNode }[] }) {
  const shown = items.filter(({ value }) => value !== null && value !== undefined && value !== '')
  return (
    <dl className="grid grid-cols-[minmax(6rem,auto)_1fr] gap-x-6 gap-y-2 text-sm">
      {shown.map(({ label, value }) => (
        <div key={label} className="contents">
          <dt className="text-muted">{label}</dt>
          <dd className="figures min-w-0 break-words text-ink">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The shape of so many facts to come. */
export function KeyValueSkeleton({ rows }: { rows: number }) {
  return (
    <div className="grid grid-cols-[minmax(6rem,auto)_1fr] gap-x-6 gap-y-2 text-sm">
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="contents">
          <Skeleton className="h-lh w-20" />
          <Skeleton className={`h-lh ${['w-32', 'w-40', 'w-28'][row % 3]}`} />
        </div>
      ))}
    </div>
  )
}
