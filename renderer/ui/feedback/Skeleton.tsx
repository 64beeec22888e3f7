/** A grey shape where something will be, seen once that has taken 200 ms. `className` gives its size. */
export function Skeleton({ className = 'h-4 w-full' }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={`block animate-[appear_150ms_200ms_backwards,shimmer_1.6s_350ms_ease-in-out_infinite] bg-pressed ${className.includes('rounded') ? '' : 'rounded-md'} ${className}`}
    />
  )
}

/** Lines of a list or a table to come. */
export function SkeletonRows({ rows = 8 }: { rows?: number }) {
  return (
    <div className="divide-y divide-line">
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="flex h-(--row) items-center gap-3 px-3">
          <Skeleton className="size-6 rounded-full" />
          <Skeleton className={`h-3.5 ${['w-40', 'w-52', 'w-32', 'w-44'][row % 4]}`} />
          <Skeleton className="ms-auto h-3.5 w-24 phone:hidden" />
        </div>
      ))}
    </div>
  )
}
