import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'

/** The shape of a day's classes to come. */
export function DaySkeleton() {
  return (
    <div className="flex flex-col gap-2.5">
      {Array.from({ length: 5 }, (_, row) => (
        <div key={row} className="flex h-24 gap-3 rounded-lg border border-line bg-surface p-4">
          <Skeleton className="h-4 w-12" />
          <div className="flex-1 space-y-2">
            <Skeleton className={`h-4 ${['w-36', 'w-44', 'w-28'][row % 3]}`} />
            <Skeleton className="h-3 w-24" />
          </div>
          <Skeleton className="h-11 w-20" />
        </div>
      ))}
    </div>
  )
}
