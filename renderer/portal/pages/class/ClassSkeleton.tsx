import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'

/** The shape of a class's page to come. */
export function ClassSkeleton() {
  return (
    <div className="flex flex-col gap-4 lg:me-98">
      <Skeleton className="aspect-video w-full rounded-lg sm:aspect-[5/2]" />
      <Skeleton className="h-8 w-56" />
      <Skeleton className="h-5 w-40" />
      <Skeleton className="h-24 w-full rounded-lg" />
      <Skeleton className="h-40 w-full rounded-lg" />
    </div>
  )
}
